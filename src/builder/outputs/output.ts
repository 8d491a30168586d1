/** The shape that all outputs of a build share. */
import type { Page } from '#app/pages.ts';
import type { StaticPage } from '#app/static-page.ts';
import type { FileBody } from '#lib/node/write-below.ts';
import type { Pictures } from '#lib/responsive-image.ts';

/** A page's styles, and the URLs of scripts. */
export type PageBundle = {
  scripts: { client: string[]; tooltips: string };
  /** In development each has the id of its module, by which Vite replaces it after an edit. */
  styles: { id?: string; css: string }[];
  /** The styles of what follows the first screen. */
  laterStyles?: string;
  printStyleSheet?: string;
};

/** A language of a site with several, for links to it from the others. */
export type LanguageLinks = {
  lang: string;
  /** The paths of its pages: a page and its translations have the same. */
  paths: Set<string>;
  localUrl: (path: string) => string;
  absoluteUrl: (path: string) => string;
  /** Its part of the sitemap. */
  sitemap: string;
};

/** The parts of a site that are known before its files are rendered. */
export type Site = {
  /** The scripts and styles of a page in the table; without a page, those of static pages. */
  bundlePage: (page?: Page) => PageBundle | Promise<PageBundle>;
  /** The pages that are not in the table of pages. */
  staticPages: StaticPage[];
  pictures: Pictures;
  /** Encodes each file of the pictures, by its path below the site's root. */
  pictureFiles: Map<string, () => Promise<Buffer>>;
  videos: OutputFile[];
  /** The site's languages, the original first; none if it has only one. */
  languages: LanguageLinks[];
};

/** A path below the site's root, and the function that renders the file. */
export type OutputFile = [path: string, render: () => FileBody | Promise<FileBody>];

/** The files of one kind that a site has. */
export type Output = (site: Site) => Iterable<OutputFile> | Promise<Iterable<OutputFile>>;
