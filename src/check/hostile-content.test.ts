/** Files in the content that could run code, lead out of it, or say where somebody lives. */
import { symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copyFolder } from '#test-content/copy-folder.ts';
import { mp4, webm } from '#test-content/files.ts';

const article = (text: string) =>
  `---\ntitle: A film\nexcerpt: It moves\ndate: 2026-01-02\n---\n${text}\n`;

test('each file in public that browsers could run is named, and each link out of the content is an error', async () => {
  const content = copyFolder('default');
  const script = '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>';
  for (const [file, body] of Object.entries({
    'page.html': '',
    'page.shtml': '',
    'a/page.xhtml': '',
    'sw.mjs': '',
    'script.svg': `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
    'handler.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'default.svg':
      '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]><svg xmlns="http://www.w3.org/2000/svg"/>',
    'broken.svg': '<svg><a></svg>',
    'utf-16.svg': Buffer.from('<svg/>', 'utf16le'),
    'latin.svg': '<?xml version="1.0" encoding="iso-2022-jp"?><svg/>',
    'page.xml': `<x>${script}</x>`,
    'styled.xml': '<?xml-stylesheet href="a.xsl" type="text/xsl"?><x/>',
    // These can run nothing.
    'logo.svg':
      '<?xml version="1.0" encoding="UTF-8"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://ns.adobe.com/"><metadata>Ada</metadata><i:x/><path d="M0 0"/></svg>',
    'feed.xml': '<rss><channel/></rss>',
    'paper.pdf': '%PDF-',
    'paper.docx': 'PK',
    'data.bin': '',
    'key.txt': '<script>',
    'con.txt': '',
    'a\nb\u202efdp.txt': '',
  }))
    content.write(`public/${file}`, body);
  const active = 'suggestion: can run scripts at your address';
  const names = [
    'a/page.xhtml',
    'broken.svg',
    'default.svg',
    'handler.svg',
    'latin.svg',
    'page.html',
  ];
  expect(
    (await content.check())
      .filter((line) => line.startsWith('public/'))
      .map((line) => line.split(', as')[0]),
  ).toEqual([
    'public/a\\u000ab\\u202efdp.txt:1: suggestion: has a name that Windows refuses: rename it',
    ...names.slice(0, 2).map((name) => `public/${name}:1: ${active}`),
    'public/con.txt:1: suggestion: has a name that Windows refuses: rename it',
    ...[
      ...names.slice(2),
      'page.shtml',
      'page.xml',
      'script.svg',
      'styled.xml',
      'sw.mjs',
      'utf-16.svg',
    ].map((name) => `public/${name}:1: ${active}`),
  ]);
  content.write('articles/con.md', article('Text.'));
  symlinkSync(process.execPath, content.path('public/a/out.json'));
  symlinkSync('../pictures', content.path('public/inside'));
  symlinkSync('/etc', content.path('articles/etc'));
  content.write('pictures/none.txt', '');
  expect((await content.check()).filter((line) => / error: /.test(line))).toEqual([
    'public/a/out.json:1: error: is a link to a place outside of the content: put the file itself here',
    'articles/etc:1: error: is a link to a place outside of the content: put the file itself here',
    'articles/con.md:1: error: has a name that Windows refuses: rename it',
  ]);
});

test('a video is one by its first bytes, and does not say where it was filmed', async () => {
  const content = copyFolder('default');
  const place = '+52.5200+013.4050/';
  const videos = {
    'fine.mp4': mp4(['mdat', '\xa9xyz location'], ['moov', 'udta']),
    'fine.webm': webm('location'),
    'phone.mp4': mp4(['mdat', 'x'], ['moov', `udta\xa9xyz${place}`]),
    'apple.mp4': mp4(['moov', `mdtacom.apple.quicktime.location.ISO6709${place}`]),
    'camera.mp4': mp4(['moov', `${'x'.repeat(4_000_010)}gpmd`]),
    'tagged.webm': webm(`x\x44\x7aLOCATION${place}`),
    'pointer.mp4': Buffer.from('version https://git-lfs.github.com/spec/v1\n'),
    'page.webm': Buffer.from('<!doctype html>'),
    'empty.mp4': Buffer.from(''),
  };
  for (const [name, body] of Object.entries(videos)) {
    content.write(`articles/${name}`, body);
    content.write(`articles/${name.replace('.', '-')}.md`, article(`![It moves](${name})`));
  }
  const lines = (await content.check()).filter((line) => line.includes(' error: '));
  expect(
    lines.map((line) => line.replace(/^.*error: '|:? ffmpeg.*|:? (git lfs|export).*/g, '')),
  ).toEqual([
    "apple.mp4' says where it was filmed",
    "camera.mp4' says where it was filmed",
    "empty.mp4' is not a video",
    "page.webm' is not a video",
    "phone.mp4' says where it was filmed",
    "pointer.mp4' is a pointer of Git LFS",
    "tagged.webm' says where it was filmed",
  ]);
});
