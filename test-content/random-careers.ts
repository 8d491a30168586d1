/** Random careers that follow the content's rules. */
import fc from 'fast-check';
import type { CareerItem, ResolvedConnection } from '#schema/career.ts';
import { careerLevels } from '#schema/constants.ts';

export type Career = { items: CareerItem[]; connections: ResolvedConnection[] };

const word = fc.oneof(
  fc.constantFrom(
    ...'Engineer Founder and of & Chief Executive Data GmbH KGaA مهندس 工程師 🚀'.split(' '),
  ),
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.constantFrom(
    'x'.repeat(60),
    'Hafenlogistikumschlagsgesellschaft',
    'Donaudampfschifffahrtsgesellschaftskapitän',
  ),
);
const text = fc
  .array(word, { minLength: 1, maxLength: 8 })
  .map((words) => words.join(' '))
  .filter((words) => words.trim() !== '');
const maybeText = fc.oneof({ weight: 2, arbitrary: fc.constant('') }, text);

const role = (level: fc.Arbitrary<number>) =>
  fc.record({
    title: text,
    company: text,
    project: text,
    period: maybeText,
    duration: maybeText,
    icon: fc.constantFrom('briefcase', 'database', 'lightbulb', 'graduation-cap', 'building'),
    level,
    color: fc.constantFrom('copper', 'teal', 'ink'),
    type: fc.constant('work'),
  });

const connections = (count: number) =>
  fc.uniqueArray(
    fc.tuple(fc.nat(count - 1), fc.nat(count - 1)).filter(([from, to]) => from !== to),
    { maxLength: count < 2 ? 0 : 100, selector: ([from, to]) => `${from} ${to}`, size: 'max' },
  );

/** Rows of up to three cards, with the distances that the rules require. */
const positions = (count: number) =>
  fc
    .array(
      fc.tuple(
        fc.integer({ min: 1, max: 3 }),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
      ),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((rows) =>
      rows
        .flatMap(([cards, shifts], row) => {
          const y = 93 - (row * 86) / Math.max(1, rows.length - 1);
          const xs =
            cards === 1 ? [20 + 15 * (shifts[0] ?? 0)] : cards === 2 ? [20, 70] : [15, 49, 82];
          return xs.map((x, i) => ({
            x: x + (cards === 1 ? 0 : (shifts[i] ?? 0)),
            y: Math.min(94, Math.max(6, y + (shifts[i] ?? 0) / 3)),
          }));
        })
        .slice(0, count),
    );

const levels = fc.oneof(
  fc.integer({ min: careerLevels.lowest, max: careerLevels.highest }),
  fc.integer({ min: 0, max: 1 }),
  fc.constant(3),
);

const automatic = fc
  .oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 60 }))
  .chain((count) =>
    fc.record({
      items: fc.array(role(levels), { minLength: count, maxLength: count }),
      connections: connections(count),
    }),
  );

const positioned = fc
  .integer({ min: 1, max: 18 })
  .chain(positions)
  .chain((places) =>
    fc.record({
      items: fc.tuple(
        ...places.map((place) => role(levels).map((item) => ({ ...item, ...place }))),
      ),
      connections: connections(places.length),
    }),
  );

export const randomCareer = fc.oneof(
  { weight: 3, arbitrary: automatic },
  { weight: 1, arbitrary: positioned },
) as fc.Arbitrary<Career>;
