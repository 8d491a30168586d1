import { Fragment } from 'react';
import { isRightToLeft } from '#model/translation.ts';

/** Letters that are written from right to left, of Hebrew, Arabic and their neighbours in Unicode. */
const rightToLeft = /[\u0590-\u08ff]/;

/** Texts in a line. In text from right to left each keeps its own order: 'F#' would become '#F'. */
export const InlineList = ({ items, comma }: { items: string[]; comma: string }) =>
  isRightToLeft || items.some((item) => rightToLeft.test(item))
    ? items.map((item, i) => (
        <Fragment key={item}>
          {i > 0 && comma}
          <bdi>{item}</bdi>
        </Fragment>
      ))
    : items.join(comma);
