/** The files beside the pages: what each is made of and how it is served. */
import { basePath } from '../base-path.ts';
import { content } from '../content.ts';
import { pages } from '../pages.ts';
import { siteAddress } from '../site-address.ts';
import { colours } from '../styles/colours.ts';
import { contactCard } from './contact-card.ts';
import { escapeXml } from './escape.ts';
import { iconIco, iconPng, iconSvg } from './icon.ts';
import { iconFiles, published, socialPicture } from './paths.ts';
import { resume } from './resume.ts';
import { drawSocialPicture } from './social-picture.tsx';
import { textVersion } from './text-version.ts';

const { owner } = content;
const address = (path: string) => siteAddress(path, basePath);

/** `type` is the media type, where the table of types that hosts do not know has none. */
type PublishedFile = { type?: string; body: () => string | Buffer | Promise<string | Buffer> };

/** https://www.sitemaps.org/protocol.html */
function sitemap(): string {
  const urls = Object.values(pages).map(({ path }) => `  <url><loc>${escapeXml(address(path))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Everyone may read everything. */
const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${address(`/${published.sitemap}`)}\n`;

/** https://www.w3.org/TR/appmanifest/ */
function manifest(): string {
  const icons = (['icon-192.png', 'icon-512.png'] as const).flatMap((src) =>
    ['any', 'maskable'].map((purpose) => ({
      src,
      sizes: `${iconFiles[src]}x${iconFiles[src]}`,
      type: 'image/png',
      purpose,
    })),
  );
  return JSON.stringify({
    name: owner.name,
    short_name: owner.name,
    description: pages.home.description,
    lang: 'en',
    start_url: basePath,
    scope: basePath,
    display: 'browser',
    background_color: colours.paper.light,
    theme_color: colours.paper.light,
    icons,
  });
}

/** RFC 9116. It is to be renewed within a year, which every deployment does. */
function securityTxt(): string {
  const expires = new Date(Date.now() + 364 * 86_400_000).toISOString();
  return [
    `Contact: ${owner.security}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${address('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}

/** Every published file by its path below the site's root. */
export const publishedFiles: Record<string, PublishedFile> = {
  [published.sitemap]: { type: 'application/xml', body: sitemap },
  [published.robots]: { type: 'text/plain', body: robots },
  [published.manifest]: { body: manifest },
  [published.resume]: {
    type: 'application/json',
    body: () => `${JSON.stringify(resume(content), null, 2)}\n`,
  },
  [published.text]: { type: 'text/plain', body: () => textVersion(content, address) },
  [published.contactCard]: { body: () => contactCard(owner) },
  ...(published.security && { [published.security]: { type: 'text/plain', body: securityTxt } }),
  'favicon.svg': { type: 'image/svg+xml', body: iconSvg },
  'favicon.ico': { type: 'image/x-icon', body: () => iconIco(iconFiles['favicon.ico']) },
  ...Object.fromEntries(
    (['apple-touch-icon.png', 'icon-192.png', 'icon-512.png'] as const).map((file) => [
      file,
      { type: 'image/png', body: () => iconPng(iconFiles[file]) },
    ]),
  ),
  ...Object.fromEntries(
    Object.values(pages).map((page) => [
      socialPicture(page),
      { type: 'image/png', body: () => drawSocialPicture(page, owner.site) },
    ]),
  ),
};
