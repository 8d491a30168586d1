/** All that a browser needs of an article's page beyond its HTML (app/documents.ts). */
import '../articles/article.module.css';
