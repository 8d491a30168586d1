/** The folders of generators, and of notes. */
import { join } from 'node:path';

/** A blog's settings, in any format. */
export type Settings = Record<string, unknown>;

/** Paths are below the blog's folder. */
export type Generator = {
  name: string;
  /** Files that only this generator has, perhaps with a text in them. */
  marks: string[];
  text?: RegExp;
  /** Possible folders of posts: the first with posts wins, with the drafts' folders next to it. */
  posts: string[];
  drafts?: string[];
  /** Folders of pictures with URLs from the site's root. */
  statics: string[];
  /** The default pattern of posts' URLs; `:folder` is the post's, below the posts' folder. */
  url: string;
};

export const generators: Generator[] = [
  {
    name: 'Eleventy',
    marks: ['.eleventy.*', 'eleventy.config.*'],
    posts: [
      'content/blog',
      'content/posts',
      'src/blog',
      'src/posts',
      '_posts',
      'src/_posts',
      'blog',
      'posts',
      'src',
      'content',
    ],
    statics: ['public', 'static', 'src', 'content', '.'],
    url: '/:base/:title/',
  },
  {
    name: 'Pelican',
    marks: ['pelicanconf.py'],
    posts: ['content/blog', 'content/articles', 'content/posts', 'content'],
    statics: ['content', '.'],
    url: '/:title.html',
  },
  {
    name: 'Quartz',
    marks: ['quartz.config.*'],
    posts: ['content'],
    statics: ['content', '.'],
    url: '/:folder/:filename',
  },
  {
    name: 'Docusaurus',
    marks: ['docusaurus.config.*'],
    posts: ['blog'],
    statics: ['static', '.'],
    url: '/:base/:dated',
  },
  {
    name: 'Hexo',
    marks: ['source/_posts'],
    posts: ['source/_posts'],
    drafts: ['source/_drafts'],
    statics: ['source'],
    url: '/:year/:month/:day/:title/',
  },
  {
    name: 'Jekyll',
    marks: ['_posts', '_config.yml'],
    posts: ['_posts', 'collections/_posts', 'blog/_posts', 'src/_posts'],
    drafts: ['_drafts'],
    statics: ['.'],
    url: '/:categories/:year/:month/:day/:title.html',
  },
  {
    name: 'Zola',
    marks: ['config.toml'],
    text: /^base_url\s*=/m,
    posts: ['content'],
    statics: ['static', 'content'],
    url: '/:folder/:ascii/',
  },
  {
    name: 'Hugo',
    marks: ['hugo.*', 'config.toml', 'config.yaml', 'config/_default', 'archetypes'],
    posts: ['content'],
    statics: ['static', 'assets'],
    url: '/:folder/:name/',
  },
  {
    name: 'Astro',
    marks: ['astro.config.*'],
    posts: [
      ...['blog', 'posts', 'post', 'articles', ''].map((name) => join('src/content', name)),
      ...['src/data/blog', 'src/data', 'src/pages'],
    ],
    statics: ['public', 'src', 'src/assets'],
    url: '/:base/:folder/:title/',
  },
  {
    name: 'Gatsby',
    marks: ['gatsby-config.*'],
    posts: [
      'content/blog',
      'content/posts',
      'content',
      'src/posts',
      'src/content',
      'src/pages',
      'blog',
      'posts',
    ],
    statics: ['static', 'src/images', 'content'],
    url: '/:title/',
  },
  {
    name: 'Next',
    marks: ['next.config.*'],
    posts: [
      ...[
        'posts',
        '_posts',
        'content/posts',
        'content/blog',
        'data/blog',
        'data/posts',
        'src/posts',
        'src/content',
      ],
      ...['content', 'blog', 'src/app', 'app', 'pages', 'public'],
    ],
    statics: ['public'],
    url: '/:base/:title',
  },
  // Last: blogs of any generator may be written with it.
  {
    name: 'Obsidian',
    marks: ['.obsidian'],
    posts: ['.'],
    statics: ['.'],
    url: '',
  },
];

export const plainFolder: Generator = {
  name: 'a plain folder',
  marks: [],
  posts: ['.'],
  statics: ['.', 'static', 'public', 'assets', 'images'],
  url: '',
};
