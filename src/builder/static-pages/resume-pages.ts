/** The resume page, if the content has more than the home page shows. */
import styles from '#app/pages/resume/resume.module.css?inline';
import type { StaticPage } from '#app/static-page.ts';
import { owner, strings } from '#content/content.ts';
import { resumePath } from '#content/routes.ts';
import { resumeLink } from '#model/resume/resume.ts';
import { minifyCss } from '../styles/minify-css.ts';

/** On paper, between a title, a company and a place. */
const separators = minifyCss(
  `@media print { :root { --comma: ${JSON.stringify(strings.comma)}; } }`,
);

export const resumePages: StaticPage[] = resumeLink
  ? [
      {
        name: resumePath.slice(1),
        path: resumePath,
        label: strings.resume.page,
        title: strings.title(strings.resume.page, owner.name),
        description: strings.resume.description(owner.name, owner.tagline.replace(/[.。]$/u, '')),
        styles: styles + separators,
        load: async () => ({
          default: (await import('#app/pages/resume/resume-page.tsx')).ResumePage,
        }),
      },
    ]
  : [];
