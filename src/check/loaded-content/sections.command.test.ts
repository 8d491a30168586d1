import { expect, test } from 'vitest';
import { copyFolder } from '#test-content/copy-folder.ts';

test("the owner's sections and pages in the bar: mistakes are reported with file and line", async () => {
  const content = copyFolder('default');
  content.write('sections/speaking.md', '---\ntitle: Speaking\n---\n\n# I speak\n\nOften.\n');
  content.write('sections/empty.md', '---\ntitle: Nothing\n---\n');
  content.write('sections/projects.md', '---\ntitle: Mine\ndraft: true\n---\nText.\n');
  content.write('sections/role-1.md', '---\ntitle: Later\n---\nText.\n');
  for (const name of ['a', 'b', 'c', 'd'])
    content.write(`pages/${name}.md`, `---\ntitle: ${name}\nnav: true\n---\nText.\n`);
  content.replace('owner.ts', '  email:', "  sections: ['speaking', 'speeking'],\n  email:");
  const lines = (await content.check()).filter((line) => !line.includes('placeholder'));
  expect(lines).toEqual([
    expect.stringMatching(
      /^owner\.ts:\d+: error: owner: sections\.1: must be one of (?!.*(empty|role-1)).*projects.*speaking, not 'speeking'$/,
    ),
    'pages/d.md:1: error: nav: the bar has room for 3 pages: it already has a.md, b.md, c.md',
    'sections/empty.md:1: error: has no text below its fields: write it, or delete the file',
    "sections/projects.md:1: error: 'projects' already names a part of home: choose another name",
    "sections/role-1.md:1: error: 'role-1' already names a part of home: choose another name",
    'sections/speaking.md:5: suggestion: the title is the heading of the section: begin this one with ##',
  ]);
});
