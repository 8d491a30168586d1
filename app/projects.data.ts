export { caseStudies } from '#model/articles/case-studies.ts';
export { pictures, portrait } from '#model/home-pictures.ts';
export { repositoryFigures } from '#model/repository-figures.ts';
