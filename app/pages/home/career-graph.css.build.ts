import { graphCss } from '../../sections/experience/graph-css.ts';
import { career } from './career.build.ts';

export default graphCss(career);
