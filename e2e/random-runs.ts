/**
 * Options of fast-check: as many runs as a variable says, or a few, which are the same in every
 * `npm test`. A failure prints its seed; `SEED=…` repeats it.
 */
export function randomRuns(many: string | undefined, few: number) {
  const seed = process.env.SEED ?? (many ? undefined : '2026');
  return { numRuns: Number(many ?? few), endOnFailure: true, ...(seed && { seed: Number(seed) }) };
}
