/** The content within resume.json, so that an import can restore it. */
import { createHash } from 'node:crypto';

const contentMark = (resume: object) =>
  createHash('sha256').update(JSON.stringify(resume)).digest('hex').slice(0, 16);

/** A resume with its content under `meta`, and a hash of the resume. */
export const withContent = <Resume extends object>(resume: Resume, content: object) => ({
  ...resume,
  meta: { content, mark: contentMark(resume) },
});

/**
 * The content in a resume of this site; undefined if there is none, or if the resume was edited
 * since.
 */
export function publishedContent({ meta, ...resume }: { meta?: unknown }): object | undefined {
  const { content, mark } = (meta ?? {}) as { content?: object; mark?: string };
  return content && mark === contentMark(resume) ? content : undefined;
}
