import { splitWholeWords } from '#lib/whole-words.ts';

/** A text whose lines do not break at the hyphen of 'Tremblay-Gagnon' or '30-minute'. */
export const WholeWords = ({ children }: { children: string }) =>
  splitWholeWords(children).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word may occur twice.
      <span key={i} className="whole-word">
        {part}
      </span>
    ) : (
      part
    ),
  );
