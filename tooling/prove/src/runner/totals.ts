import type { Figure, RoundOutcome } from './proof.ts';

/** Figures of all rounds together. */
export type Totals = Readonly<Record<string, number>>;

/** Adds up, or takes the highest of, what each round has measured. */
export function totalsOf(
  figures: Readonly<Record<string, Figure>>,
  outcomes: readonly RoundOutcome[],
): Totals {
  return Object.fromEntries(
    Object.entries(figures).map(([name, { of }]) => {
      const values = outcomes.map((outcome) => outcome.figures[name] ?? 0);
      const total =
        of === 'sum' ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values);
      return [name, total];
    }),
  );
}

/** Figures beyond what is allowed, or too low to prove anything; a line each. */
export function faultsOfTotals(
  figures: Readonly<Record<string, Figure>>,
  totals: Totals,
): string[] {
  return Object.entries(figures).flatMap(([name, { what, most, least }]) => {
    const total = totals[name] ?? 0;
    if (most !== undefined && total > most) return [`${what}: ${total}, at most ${most}`];
    if (least !== undefined && total < least) {
      return [`${what}: ${total}, fewer than ${least} prove nothing`];
    }
    return [];
  });
}
