import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Prerenders one page. Waits for all of it, so that the HTML reads from top to bottom as it is shown and needs no
 * script to put late parts in their places. What is done to the page afterwards is in app/finish-html.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await stream.allReady;
  headers.set('Content-Type', 'text/html');
  return new Response(stream, { status, headers });
}
