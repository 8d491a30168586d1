/** The page of the résumé, where there is more to say than the home page does. */
import { owner, words } from '../../app/content.ts';
import { resumeLink, resumePath } from '../../app/resume/resume.build.ts';
import styles from '../../app/resume/resume.module.css?inline';
import { resumeWords } from '../../app/resume/resume-words.ts';
import type { FinishedPage } from './finished-page.ts';

/** A text as a string in CSS (https://www.w3.org/TR/css-syntax-3/#consume-string-token). */
const cssString = (text: string) =>
  `"${text.replace(/["\\\n\r\f<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** At the foot of every sheet of paper: whose it is, and which. */
const foot = `@media print{@page{@bottom-left{content:${cssString(owner.name)};font:8pt sans-serif}@bottom-right{content:counter(page) " / " counter(pages);font:8pt sans-serif}}}`;

export const resumePages: FinishedPage[] = resumeLink
  ? [
      {
        name: resumePath.slice(1),
        path: resumePath,
        label: resumeWords.page,
        title: words.title(resumeWords.page, owner.name),
        description: resumeWords.description(owner.name, owner.tagline),
        styles: styles + foot,
        load: () => import('../../app/resume/resume-page.tsx').then(({ ResumePage }) => ({ default: ResumePage })),
      },
    ]
  : [];
