import { type Page, routedPages } from '#app/pages.ts';
import type { StaticPage } from '#app/static-page.ts';
import type { Content } from '#content/content.ts';
import { language } from '#content/language.ts';
import { homePath, resumePath } from '#content/routes.ts';
import { absoluteUrl } from '#content/urls.ts';
import { basePath } from '#lib/node/paths.ts';
import { isCurrent, readingOrder } from '#lib/role-order.ts';
import { type Article, articleLanguage, readingMinutes } from '#model/articles/articles.ts';
import { portrait } from '#model/home-pictures.ts';
import { isStudy } from '#schema/role-facts.ts';
import { compactData } from './compact-data.ts';
import { socialPicture } from './head.ts';

/** One person in all languages. */
const author = { '@id': `${new URL(basePath, absoluteUrl(homePath)).href}#person` };

/** A part of the data, by https://schema.org. */
type Thing = { '@type': string; [property: string]: unknown };

type AnyPage = Page & Pick<StaticPage, 'article' | 'cover' | 'section'>;

/** A page's structured data (https://schema.org): the owner, the site, and the page's content. */
export function structuredData(page: AnyPage, content: Content) {
  const { owner, careerItems, topics, resume } = content;
  const home = absoluteUrl(homePath);
  // Without dates only confirmed levels tell the position of today.
  const hasLevels = !owner.proposals?.includes('levels');
  const position = readingOrder(careerItems)
    .flatMap((index) => careerItems[index] ?? [])
    .find((role) => (isCurrent(role) ?? hasLevels) && !isStudy(role, resume.education));
  const titles = [owner.tagline, ...(position ? [position.title] : [])];
  const person: Thing = {
    '@type': 'Person',
    ...author,
    name: owner.name,
    // A sentence is not a job title.
    jobTitle: [...new Set(titles.filter((title) => !/[.!?。！？]$/u.test(title)))],
    description: owner.pitch,
    url: home,
    email: owner.email,
    ...(portrait && { image: new URL(portrait.encoded.src, home).href }),
    // Only pages that identify a person: slides, for example, do not.
    sameAs: owner.profiles.flatMap(({ kind, url }) => (/feed|mail|other/.test(kind) ? [] : url)),
    knowsAbout: topics,
  };
  const website: Thing = { '@type': 'WebSite', name: owner.name, url: home, inLanguage: language };
  const { article, path } = page;
  const parts = article ? articleParts(page, article, owner) : [];
  if (path === homePath || path === resumePath)
    parts.push({
      '@type': 'ProfilePage',
      mainEntity: author,
      ...(path === resumePath && { url: absoluteUrl(path) }),
    });
  return compactData({ '@context': 'https://schema.org', '@graph': [person, website, ...parts] });
}

/** An article and its breadcrumbs; for a custom page, the breadcrumbs alone. */
function articleParts(page: AnyPage, article: Article, owner: Content['owner']) {
  const url = absoluteUrl(article.path);
  const minutes = readingMinutes(article);
  const posting: Thing = {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    ...(article.date && { datePublished: article.date }),
    ...(article.updated && { dateModified: article.updated }),
    ...(article.category && { articleSection: article.category }),
    url,
    author: { '@type': 'Person', ...author, name: owner.name, url: absoluteUrl(homePath) },
    image: absoluteUrl(`/${socialPicture(page)}`),
    inLanguage: articleLanguage(article),
    mainEntityOfPage: url,
    ...(minutes > 0 && { timeRequired: `PT${minutes}M` }),
  };
  const above = routedPages.filter(({ path }) => path === homePath || path === page.section);
  const crumbs = [
    ...above.map(({ label, path }) => ({ name: label, item: absoluteUrl(path) })),
    { name: article.title, item: url },
  ].map((crumb, i) => ({ '@type': 'ListItem', position: i + 1, ...crumb }));
  const breadcrumbs: Thing = { '@type': 'BreadcrumbList', itemListElement: crumbs };
  return article.folder === 'pages' ? [breadcrumbs] : [posting, breadcrumbs];
}
