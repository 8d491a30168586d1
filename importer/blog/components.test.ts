import { expect, test } from 'vitest';
import { replaceComponent, replacePair } from './components.ts';

test.each([
  ['youtube', '"a"', { address: 'https://www.youtube.com/watch?v=a' }],
  ['embed/youtube.html', "id='a'", { address: 'https://www.youtube.com/watch?v=a' }],
  ['youtube-lite-player', 'slug="a"', { address: 'https://www.youtube.com/watch?v=a' }],
  ['YouTube', 'id={"a"}', { address: 'https://www.youtube.com/watch?v=a' }],
  ['vimeo', '12', { address: 'https://vimeo.com/12' }],
  ['bilibili', 'BV1', { address: 'https://www.bilibili.com/video/BV1' }],
  ['gist', 'ada 123', { address: 'https://gist.github.com/ada/123' }],
  ['github', 'repo="ada/engine"', { address: 'https://github.com/ada/engine' }],
  ['Tweet', 'id="5"', { address: 'https://x.com/i/status/5' }],
  ['instagram', 'p1', { address: 'https://www.instagram.com/p/p1' }],
  ['speakerdeck', 'd1', { address: 'https://speakerdeck.com/player/d1' }],
  ['button', 'href="https://a.example"', { address: 'https://a.example' }],
  ['figure', 'src="x.png" caption="c"', { picture: 'x.png', alt: 'c', caption: 'c' }],
  ['figure.liquid', 'path="a/x.jpg"', { picture: 'a/x.jpg', alt: '' }],
  ['figure', 'image_path="/x.jpg" alt="y"', { picture: '/x.jpg', alt: 'y' }],
  ['photo', '/a/x.jpg "y z"', { picture: '/a/x.jpg', alt: 'y z' }],
  ['toc', '', { text: '' }],
  ['chart', 'src="https://a.example/c"', { address: 'https://a.example/c' }],
  ['chart', 'data="1"', undefined],
])('%s %s', (name, source, expected) => {
  const replacement = replaceComponent(name, source);
  if (expected) expect(replacement).toMatchObject(expected);
  else expect(replacement).toBeUndefined();
});

test.each([
  ['alert', '', '> [!note]\n> Text'],
  ['notice', 'warning', '> [!warning]\n> Text'],
  ['admonition', 'tip "T"', '> [!tip] T\n> Text'],
  ['Callout', 'type="danger"', '> [!danger]\n> Text'],
  ['details', 'summary="More"', '> [!details] More\n> Text'],
  ['mermaid', '', '```mermaid\nText\n```'],
  ['plantuml', '', '```plantuml\nText\n```'],
  ['tabs', '', undefined],
])('%s %s with content', (name, source, expected) => {
  expect(replacePair(name, source, '\n  Text\n')).toBe(expected);
});
