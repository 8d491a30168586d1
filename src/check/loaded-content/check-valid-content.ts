/** The rules for content that matches the schema. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as content from '#content/content.ts';
import { sources } from '#model/articles/sources.ts';
import { type Diagnostic, suggestion } from '../diagnostics.ts';
import { checkPictures } from '../pictures.ts';
import { checkRules } from '../rules.ts';
import { findSuggestions } from './suggestions.ts';

/** The Markdown parser loads slowly, and only sites with articles need it. */
const checkArticles =
  sources.length > 0 ? (await import('./articles.ts')).checkArticles : undefined;

/** The custom domain of GitHub Pages differs from the site's. */
function domainSuggestions(folder: string): Diagnostic[] {
  const file = join(folder, 'public/CNAME');
  const domain = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  const { site } = content.owner;
  return domain === undefined || domain === new URL(site).hostname
    ? []
    : [
        suggestion(
          { file: 'public/CNAME', line: 1 },
          `is '${domain}', and site in owner.ts is '${site}': both must name the site's domain`,
        ),
      ];
}

export async function checkValidContent(folder: string): Promise<Diagnostic[]> {
  const pictures = await checkPictures(content, folder);
  const articles = (await checkArticles?.(content, folder)) ?? [];
  return [
    ...checkRules(content),
    ...findSuggestions(content),
    ...domainSuggestions(folder),
    ...pictures,
    ...articles,
  ];
}
