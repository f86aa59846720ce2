import { type BookmakerPrice, siteLineAt } from '@tipmark/domain';
import type { OddsPoint } from './odds-point.ts';

/** The site line of an outcome from `at` on. */
export interface LinePoint {
  readonly at: number;
  readonly milli: number;
}

/** Bookmakers make the line; an average of them stands in where there is none; a maximum never. */
export type BookmakerRole = BookmakerPrice['kind'] | 'other-aggregate';

/**
 * History of the site line of one outcome: its value at every instant at which a price came, one
 * point per change. It depends on the set of prices, not on the order of their arrival.
 */
export function siteLineSeries(
  points: readonly OddsPoint[],
  roleOf: (bookmakerId: number) => BookmakerRole,
): LinePoint[] {
  const instants = Map.groupBy(
    points.toSorted((one, other) => one.at - other.at),
    ({ at }) => at,
  );
  const latest = new Map<number, BookmakerPrice>();
  const series: LinePoint[] = [];
  for (const [at, arrived] of instants) {
    const milli = lineAt(at, arrived, latest, roleOf);
    if (milli !== null && milli !== series.at(-1)?.milli) series.push({ at, milli });
  }
  return series;
}

/** Prices of a phase have no real time and stand for themselves; timed ones count while fresh. */
function lineAt(
  at: number,
  arrived: readonly OddsPoint[],
  latest: Map<number, BookmakerPrice>,
  roleOf: (bookmakerId: number) => BookmakerRole,
): number | null {
  const ofPhase: BookmakerPrice[] = [];
  for (const { bookmakerId, milli, phase } of arrived) {
    const kind = roleOf(bookmakerId);
    if (kind === 'other-aggregate') continue;
    const price = { bookmaker: bookmakerId, kind, milliOdds: milli, confirmedAt: at };
    if (phase === null) latest.set(bookmakerId, price);
    else ofPhase.push(price);
  }
  return ofPhase.length > 0
    ? siteLineAt(ofPhase, at, { isImported: true })
    : siteLineAt([...latest.values()], at);
}
