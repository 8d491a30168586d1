import { caseStudies } from '#model/articles/case-studies.ts';
import { pictures } from '#model/home-pictures.ts';
import { repositoryFigures as figures } from '#model/repository-figures.ts';

/** What sections of projects show beside the content. */
export const projectFacts = { caseStudies, pictures, figures };
