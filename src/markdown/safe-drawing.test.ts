import { expect, test } from 'vitest';
import { sanitizeSvg } from './safe-drawing.ts';

const namespaces =
  'xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:s="http://www.w3.org/2000/svg"';
const sanitize = (content: string, before = '') =>
  sanitizeSvg(Buffer.from(`${before}<svg ${namespaces}>${content}</svg>`)).toString();

test.each([
  '<image href="http://other.example/a.png"/>',
  '<image x:href="http://other.example/a.png"/>',
  '<use x:href="//other.example/a.svg#b"/>',
  '<h:img src="//other.example/a.png"/>',
  '<h:iframe src="//other.example/"/>',
  '<image href="#a"><set attributeName="href" to="http://other.example/a.png"/></image>',
  '<image x:href="#a"><animate attributeName="x:href" values="//other.example/a.png"/></image>',
  '<style>@import "http://other.example/a.css";</style>',
  '<style>@\\69mport "http://other.example/a.css";</style>',
  '<style>a{fill:url(http://other.example/a.svg#b)}</style>',
  '<style>a{background:u\\000072 l("//other.example/a.png")}</style>',
  '<style>a{background:image-set("//other.example/a.png" 1x)}</style>',
  '<style><![CDATA[a{background:\\url(//other.example/a.png)}]]></style>',
  '<s:style>@import "http://other.example/a.css";</s:style>',
  '<h:style>@import "http://other.example/a.css";</h:style>',
  '<g fill="url(http://other.example/a.svg#b)"/>',
  '<g style="fill:u\\72l(http://other.example/a.svg#b)"/>',
  '<h:meta http-equiv="refresh" content="0;url=http://other.example/"/>',
  '<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=http://other.example/"/>',
  '<h:form action="http://other.example/"><h:input name="email"/></h:form>',
])('a drawing requests nothing from other servers: %s', (content) => {
  expect(sanitize(content)).not.toContain('other.example');
});

test.each([
  '<script>alert(1)</script>',
  '<path onfocus="alert(1)"/>',
  '<path onnewevent="alert(1)"/>',
  '<a href=" javascript:alert(1)"><path d="M0 0"/></a>',
  '<a x:href="data:text/html,alert(1)"><path d="M0 0"/></a>',
  '<foreignObject><h:p>alert(1)</h:p></foreignObject>',
])('a drawing has no script: %s', (content) => {
  expect(sanitize(content)).not.toContain('alert');
});

test.each([
  ['processing instructions', '<?xml version="1.0"?><?xml-stylesheet href="http://a.example"?>'],
  ['attributes by default', '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>'],
])('a drawing has no %s', (_, before) => {
  expect(sanitize('<path d="M0 0"/>', before)).toMatch(/^<svg [^?]*$/);
});

test('a drawing has no data of its editor, which may name the author', () => {
  const drawing = sanitize(
    `<!-- Ada --><metadata><dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/">Ada</dc:creator></metadata>
    <i:namedview xmlns:i="http://www.inkscape.org/" /><s:g i:export-filename="/home/Ada/a.png" xmlns:i="http://www.inkscape.org/" xml:lang="en"><path d="M0 0"/></s:g>`,
  );
  expect(drawing).not.toMatch(/Ada|namedview/);
  expect(drawing).toMatch(/<s:g xmlns:i="[^"]*" xml:lang="en"><path d="M0 0"/);
});

test.each([
  '<a href="https://other.example/"><path d="M0 0"/></a>',
  '<use x:href="#a"/>',
  '<image href="data:image/png;base64,AAAA"/>',
  '<g fill="url(#a)"/>',
  '<style>a{fill:url(#a)}b{background:url("data:image/png;base64,AAAA")}</style>',
  '<path d="M0 0"><animate attributeName="d" to="M1 1"/></path>',
])('a drawing keeps its links, its parts and embedded pictures: %s', (content) => {
  expect(sanitize(content).replaceAll('&quot;', '"')).toContain(content);
});
