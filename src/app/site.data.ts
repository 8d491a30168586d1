export { blogSubjects } from '#model/articles/cards.ts';
export { footerEmail, footerLinks } from '#model/footer.ts';
export { fileUrls } from '#model/published-files.ts';
export { resumeLink } from '#model/resume/resume.ts';
export { closingSection, hasBlog, visibleSections } from '#model/visible-sections.ts';
