/** The styles of roles that open, and where each opens: only on sites that have such roles. */
import { careerItems } from '../../content.ts';
import styles from '../../sections/experience/role-details.css?raw';
import { hasDetails } from '../../sections/experience/role-texts.ts';

const anchors = careerItems.flatMap((item, i) =>
  hasDetails(item)
    ? [`#role-${i} > button { anchor-name: --role-${i}; } #role-${i}-details { position-anchor: --role-${i}; }`]
    : [],
);

export default anchors.length > 0 ? styles + anchors.join('\n') : '';
