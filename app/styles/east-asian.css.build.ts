import { language } from '../language.ts';
import rules from './east-asian.css?raw';

export default /^(ja|zh|ko)\b/.test(language) ? rules : '';
