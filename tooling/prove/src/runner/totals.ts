import { wilsonInterval } from '@tipmark/domain';
import type { Figure, RoundOutcome } from './proof.ts';

/** Figures of all rounds together. */
export type Totals = Readonly<Record<string, number>>;

/** Adds up, or takes the highest of, what each round has measured; shares are of such sums. */
export function totalsOf(
  figures: Readonly<Record<string, Figure>>,
  outcomes: readonly RoundOutcome[],
): Totals {
  const valuesOf = (name: string) => outcomes.map((outcome) => outcome.figures[name] ?? 0);
  const sumOf = (name: string) => valuesOf(name).reduce((sum, value) => sum + value, 0);
  return Object.fromEntries(
    Object.entries(figures).map(([name, { of, part = '', whole = '' }]) => {
      if (of === 'sum') return [name, sumOf(name)];
      if (of === 'max') return [name, Math.max(0, ...valuesOf(name))];
      return [name, 100 * wilsonInterval(sumOf(part), sumOf(whole))[0]];
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
    if (most !== undefined && total > most) {
      return [`${what}: ${Number(total.toFixed(1))}, at most ${most}`];
    }
    if (least !== undefined && total < least) {
      return [`${what}: ${total}, fewer than ${least} prove nothing`];
    }
    return [];
  });
}
