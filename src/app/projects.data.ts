export { caseStudies } from '#model/articles/case-studies.ts';
export { pictures } from '#model/home-pictures.data.ts';
export { repositoryFigures as figures } from '#model/repository-figures.ts';
