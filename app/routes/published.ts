import type { LoaderFunctionArgs } from 'react-router';
import { basePath } from '../base-path.ts';
import { fileTypes } from '../published/paths.ts';
import { publishedFiles } from '../published/publish.ts';

/** Answers for every file that is generated beside the pages (app/published). */
export async function loader({ url }: LoaderFunctionArgs): Promise<Response> {
  const path = url.pathname.slice(basePath.length);
  const file = publishedFiles[path];
  const type = file?.type ?? fileTypes[path];
  if (!file || !type) throw new Response(null, { status: 404 });
  const body = await file.body();
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { 'Content-Type': type },
  });
}
