export { footerPages, shownEmail } from '#model/footer.ts';
export { fileUrls } from '#model/published-files.ts';
export { resumeLink } from '#model/resume/resume.ts';
export { hasBlog, shownSections } from '#model/shown-sections.ts';
