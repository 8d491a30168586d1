import { directionOf, language } from '../language.ts';
import rules from './right-to-left.css?raw';

export default directionOf(language) === 'rtl' ? rules : '';
