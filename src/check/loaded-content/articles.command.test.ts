import { expect, test } from 'vitest';
import { copyFolder } from '#test-content/copy-folder.ts';
import { runCommand } from '#test-content/run-command.ts';

test('an error in an article stops the build, a suggestion does not', () => {
  const { folder, write } = copyFolder('default');
  const article = (name: string, date: string, text: string, draft = false) =>
    write(
      `articles/${name}.md`,
      `---\ntitle: ${name}\nexcerpt: x\ndate: ${date}\ndraft: ${draft}\n---\n${text}\n`,
    );
  const check = () => {
    const { status, stdout } = runCommand(['check-content.ts'], { CONTENT_DIRECTORY: folder });
    return { status, lines: stdout.split('\n').map((line) => line.replace(/^.*?articles\//, '')) };
  };
  article('draft', '2026-01-02', 'Not yet.', true);
  article('published', '2026-01-02', '[The draft](draft.md)');
  const stopped = check();
  expect(stopped.status).toBe(1);
  expect(stopped.lines).toContain(
    "published.md:7: error: /blog/draft is not published yet: 'draft.md'",
  );
  article('published', '2999-01-02', 'Not yet.');
  const waiting = check();
  expect(waiting.status).toBe(0);
  expect(waiting.lines).toContain('published.md:1: suggestion: waits for 2999-01-02');
  expect(waiting.lines.at(-2)).toMatch(/^content: 0 errors, 9 placeholders, /);
});
