import { allPages } from '#app/pages.ts';
import { isStaticPage } from '#app/static-page.ts';
import { homePath } from '#content/routes.ts';
import { memoize } from '#lib/memoize.ts';
import { publishedFiles } from '#model/published-files.ts';
import { noscriptStyles, renderDocument } from '../document.tsx';
import { pageFiles } from '../hosts/create-manifest.ts';
import type { Output, OutputFile } from './output.ts';

/** The HTML of every page, in each file that is served at its path. */
export const documents: Output = ({ staticPages, bundlePage, languages, pictures }) =>
  [...allPages, ...staticPages].flatMap((page) => {
    const render = memoize(async () => {
      const bundle = await bundlePage(isStaticPage(page) ? page.stylesFrom : page);
      return renderDocument(page, bundle, languages, pictures);
    });
    const styles = async () => noscriptStyles(await render());
    return [
      ...pageFiles(page.path).map((file): OutputFile => [file, render]),
      ...(page.path === homePath ? [[publishedFiles.noscriptStyles, styles] as OutputFile] : []),
    ];
  });
