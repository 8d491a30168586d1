/** Whether the content has a résumé as a PDF (`npm run resume` prints one): then it is published. */
export const hasPrintedResume = Object.keys(import.meta.glob('#content/resume.pdf')).length > 0;
