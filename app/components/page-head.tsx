import { owner } from '../content/owner.ts';
import type { Page } from '../pages.ts';
import { socialPicture, socialPictureSize } from '../published/paths.ts';
import { siteAddress } from '../site-address.ts';

const address = (path: string) => siteAddress(path, import.meta.env.BASE_URL);

/**
 * What a page says of itself to search engines, link previews and the browser's tab. React puts it in the document's
 * head, wherever it is rendered.
 */
export function PageHead({ page }: { page: Page }) {
  const { title, description, heading } = page;
  const image = address(`/${socialPicture(page)}`);
  const openGraph = {
    'og:type': 'website',
    'og:site_name': owner.name,
    'og:locale': 'en_US',
    'og:title': title,
    'og:description': description,
    'og:url': address(page.path),
    'og:image': image,
    'og:image:width': socialPictureSize.width,
    'og:image:height': socialPictureSize.height,
    'og:image:alt': heading === owner.name ? title : `${heading}, by ${owner.name}`,
  };
  const card = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
  };
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address(page.path)} />
      {Object.entries(openGraph).map(([property, content]) => (
        <meta key={property} property={property} content={`${content}`} />
      ))}
      {Object.entries(card).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
    </>
  );
}

/** The head of a page that has no address of its own: search engines are asked to leave it out. */
export function HiddenPageHead({ title, description }: Pick<Page, 'title' | 'description'>) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
    </>
  );
}
