/**
 * All that a browser needs of an article's page beyond its HTML (app/articles/documents.ts): its styles. Their names go
 * along, since the bundler drops a file that has nothing but styles.
 */
export { default } from '../articles/article.module.css';
