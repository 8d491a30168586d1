/** The content in resume.json, so that an import gives the same content back: beside what the format has places for. */
import { createHash } from 'node:crypto';

const markOf = (resume: object) =>
  createHash('sha256').update(JSON.stringify(resume)).digest('hex').slice(0, 16);

/** A résumé with the content that it was made of, under `meta`, and a mark of the résumé. */
export const withContent = <Resume extends object>(resume: Resume, content: object) => ({
  ...resume,
  meta: { content, mark: markOf(resume) },
});

/** The content in a résumé that this site has published; undefined where there is none, or where it was edited since. */
export function publishedContent({ meta, ...resume }: { meta?: unknown }): object | undefined {
  const { content, mark } = (meta ?? {}) as { content?: object; mark?: string };
  return content && mark === markOf(resume) ? content : undefined;
}
