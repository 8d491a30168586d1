import type {
  BlogPosting,
  CreativeWork,
  EmployeeRole,
  Graph,
  ItemList,
  Organization,
  Person,
  ProfilePage,
  WebSite,
} from 'schema-dts';
import { type Page, pages } from '#app/pages.ts';
import {
  type Article,
  articleLanguage,
  articles,
  readingMinutes,
} from '#model/articles/articles.ts';
import { indexPages } from '#model/articles/cards.ts';
import { climbingOrder } from '#model/career/route-stations.ts';
import { portrait } from '#model/home-pictures.data.ts';
import { publishedFiles } from '#model/published-files.ts';
import { resumePath } from '#model/resume/resume.ts';
import type { Content } from '#schema/content.ts';
import { language } from '#schema/language.ts';
import type { ProjectFields } from '#schema/projects.ts';
import { absoluteUrl, localUrl } from '#schema/urls.ts';
import { socialPicture } from '../head.ts';
import type { StaticPage } from '../static-page.ts';

type WorkFields = ProjectFields<
  'title' | 'description' | 'link' | 'github',
  'links' | 'highlights' | 'skills' | 'start' | 'end' | 'drawing' | 'picture'
>;

/** A page's structured data (https://schema.org): the owner on every page, and the page's lists. */
export function structuredData(
  page: Page & Pick<StaticPage, 'article' | 'cover'>,
  content: Content,
): Graph {
  const { owner, projects, careerItems, topics, words } = content;
  const home = absoluteUrl('/');
  const id = (name: string) => `${home}#${name}`;
  const author = { '@id': id('person') };
  const current = careerItems[climbingOrder(careerItems).at(-1) ?? 0];
  const employments = careerItems.flatMap(
    ({ title, company, start, end }): EmployeeRole<Organization, 'worksFor'>[] =>
      start
        ? [
            {
              '@type': 'EmployeeRole',
              roleName: title,
              startDate: start,
              ...(end && { endDate: end }),
              worksFor: { '@type': 'Organization', name: company },
            },
          ]
        : [],
  );
  const person: Person = {
    '@type': 'Person',
    '@id': id('person'),
    name: owner.name,
    jobTitle: [...new Set([owner.tagline, ...(current && !current.end ? [current.title] : [])])],
    description: owner.pitch,
    url: home,
    email: owner.email,
    ...(portrait && { image: new URL(portrait.encoded.src, home).href }),
    sameAs: owner.profiles.map(({ url }) => url),
    knowsAbout: topics,
    ...(publishedFiles.printedResume && {
      subjectOf: {
        '@type': 'DigitalDocument',
        name: words.footer.printedResume,
        encodingFormat: 'application/pdf',
        url: absoluteUrl(`/${publishedFiles.printedResume}`),
      },
    }),
    ...(employments.length > 0 && { worksFor: employments }),
    ...(page.path === resumePath && personDetails(content)),
  };
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': id('website'),
    name: owner.name,
    url: home,
    inLanguage: language,
    publisher: author,
  };
  const profilePage: ProfilePage = {
    '@type': 'ProfilePage',
    '@id': home,
    name: page.title,
    description: page.description,
    image: absoluteUrl(`/${socialPicture(page)}`),
    isPartOf: { '@id': id('website') },
    mainEntity: author,
  };
  const works = projects.map(
    ({ title, description, link, github }: WorkFields): CreativeWork => ({
      '@type': 'CreativeWork',
      name: title,
      description,
      ...(link && { url: link }),
      ...(github && { sameAs: github }),
      creator: author,
    }),
  );
  const blogPosting = (article: Article): BlogPosting => ({
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    ...(article.date && { datePublished: article.date }),
    ...(article.updated && { dateModified: article.updated }),
    ...(article.category && { articleSection: article.category }),
    url: absoluteUrl(article.path),
    author,
  });
  const byUrl = new Map(articles.map((article) => [localUrl(article.path), article]));
  const postings = indexPages[0].posts.map((card): BlogPosting => {
    const article = byUrl.get(card.href ?? '');
    const { title, excerpt, date, category, link } = card;
    return article
      ? blogPosting(article)
      : {
          '@type': 'BlogPosting',
          headline: title,
          description: excerpt,
          datePublished: date,
          ...(category && { articleSection: category }),
          ...(link && { url: link }),
          author,
        };
  });
  const list = (name: string, items: (CreativeWork | BlogPosting)[]): ItemList => ({
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, i) => ({ '@type': 'ListItem', position: i + 1, item })),
  });
  const parts: Record<string, Graph['@graph']> = {
    [pages.home.name]: [profilePage, ...works],
    [pages.projects.name]: [list(page.label, works)],
    [pages.blog.name]: [list(page.label, postings)],
    [resumePath.slice(1)]: [
      { ...profilePage, '@id': absoluteUrl(resumePath), url: absoluteUrl(resumePath) },
    ],
  };
  const { article } = page;
  const about = article
    ? articleParts(page, article, blogPosting(article), content)
    : parts[page.name];
  return { '@context': 'https://schema.org', '@graph': [person, website, ...(about ?? [])] };
}

/** An article, and the path to it. */
function articleParts(
  page: Page & Pick<StaticPage, 'cover'>,
  article: Article,
  posting: BlogPosting,
  { words }: Content,
): Graph['@graph'] {
  const above = {
    articles: [{ name: words.pages.blog, item: absoluteUrl('/blog') }],
    'case-studies': [{ name: words.pages.projects, item: absoluteUrl('/projects') }],
    pages: [],
  }[article.folder];
  const crumbs = [
    { name: words.pages.home, item: absoluteUrl('/') },
    ...above,
    { name: article.title, item: absoluteUrl(article.path) },
  ];
  return [
    {
      ...posting,
      ...(article.folder === 'pages' && { '@type': 'WebPage' as const }),
      image: absoluteUrl(`/${socialPicture(page)}`),
      inLanguage: articleLanguage(article),
      mainEntityOfPage: absoluteUrl(article.path),
      timeRequired: `PT${readingMinutes(article)}M`,
      ...(article.project && { about: { '@type': 'CreativeWork', name: article.project } }),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        ...crumb,
      })),
    },
  ];
}

/** The resume's additional facts about a person. */
const personDetails = ({ careerItems, owner, resume, topics }: Content): object => ({
  hasOccupation: [...new Set([owner.tagline, ...careerItems.map(({ title }) => title)])].map(
    (name) => ({
      '@type': 'Occupation',
      name,
    }),
  ),
  alumniOf:
    resume.education?.map(({ institution: name, url }) => ({
      '@type': 'EducationalOrganization',
      name,
      ...(url && { url }),
    })) ?? [],
  knowsLanguage:
    resume.languages?.map(({ language: name }) => ({ '@type': 'Language', name })) ?? [],
  knowsAbout: [
    ...new Set([
      ...topics,
      ...(resume.skills ?? []).flatMap(({ name, keywords = [] }) => [name, ...keywords]),
    ]),
  ],
  hasCredential:
    resume.certificates?.map(({ name, url }) => ({
      '@type': 'EducationalOccupationalCredential',
      name,
      ...(url && { url }),
    })) ?? [],
  award: resume.awards?.map(({ title }) => title) ?? [],
});
