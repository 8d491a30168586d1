import { hasFinishedPages } from '../articles/articles.build.ts';
import styles from './finished-pages.css?raw';

export default hasFinishedPages ? styles : '';
