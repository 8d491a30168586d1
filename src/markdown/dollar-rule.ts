import type { Data, Processor } from 'unified';
import { defined } from '#lib/defined.ts';

type Extension = NonNullable<Data['micromarkExtensions']>[number];
type Construct = Extract<NonNullable<Extension['text']>[number], { tokenize: unknown }>;
type State = ReturnType<Construct['tokenize']>;

const [dollar, backslash] = [36, 92];

/** Only in GitHub's notation a formula has backticks: others begin or end code. */
const formula = /^\$(\$.*|`[^`]+`|[^\s`]([^`]*[^\s`])?)\$$/s;

const isDigit = (code: number | null) => code !== null && code > 47 && code < 58;

/**
 * Decides which dollars enclose a formula by Pandoc's rule, so that prices and variables of a shell
 * are text: no space is right after the first dollar or right before the last one, and no digit is
 * right after it. `\$` is a dollar. It is used after remark-math.
 */
export function dollarRule(this: Processor) {
  const constructs = defined(this.data().micromarkExtensions?.at(-1)?.text);
  const mathematics = constructs[dollar] as Construct;
  constructs[dollar] = {
    ...mathematics,
    tokenize(effects, ok, nok) {
      let isDecided = false;
      const decide =
        (isFormula: (code: number | null) => boolean): State =>
        (code) => {
          isDecided = true;
          return isFormula(code) ? ok(code) : nok(code);
        };
      const followsRule = (next: number | null) =>
        !isDigit(next) && formula.test(this.sliceSerialize(defined(this.events.at(-1))[1]));
      /** Takes a dollar after a backslash for a part of the formula. */
      const withEscapes =
        (state: State, isEscaped = false): State =>
        (code) => {
          const isDollar = isEscaped && code === dollar;
          if (isDollar) effects.consume(code);
          const next = isDollar ? state : state(code);
          const isEscape = code === backslash && !isEscaped;
          return isDecided || !next ? next : withEscapes(next, isEscape);
        };
      const [accept, refuse] = [decide(followsRule), decide(() => false)];
      return withEscapes(mathematics.tokenize.call(this, effects, accept, refuse));
    },
  };
}
