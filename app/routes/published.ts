import type { LoaderFunctionArgs } from 'react-router';
import { basePath } from '../base-path.ts';
import { publishedFiles } from '../published/publish.ts';

/** Answers for every file that is generated beside the pages (app/published). */
export async function loader({ url }: LoaderFunctionArgs): Promise<Response> {
  const file = publishedFiles[url.pathname.slice(basePath.length)];
  if (!file) throw new Response(null, { status: 404 });
  const body = await file.body();
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { 'Content-Type': file.type },
  });
}
