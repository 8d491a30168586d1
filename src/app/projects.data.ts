export { caseStudies } from '#model/articles/case-studies.ts';
export { pictures, portrait } from '#model/home-pictures.data.ts';
export { repositoryFigures } from '#model/repository-figures.ts';
