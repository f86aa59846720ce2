import { type BookmakerPrice, siteLine, siteLineAt } from '@tipmark/domain';
import { PRICE_PHASE } from './phase-prices.ts';
import type { OutcomeHistory, OutcomePrices } from './price-book.ts';

/** The site line of an outcome from `at` on. */
export interface LinePoint {
  readonly at: number;
  readonly milli: number;
}

/** Bookmakers form the line; an average of them is used where there is none; a maximum never. */
export type BookmakerRole = BookmakerPrice['kind'] | 'other-aggregate';
type RoleOf = (bookmakerId: number) => BookmakerRole;

/**
 * History of the site line of one outcome: its value at every instant with a new price, one point
 * per change. It depends on the set of prices, not on the order of their arrival. Phase prices have
 * no real time and form separate points; timed ones count while fresh. An opening price is never
 * later than one with a time: it is omitted where its order would say so.
 */
export function siteLineSeries({ points, phases }: OutcomeHistory, roleOf: RoleOf): LinePoint[] {
  const series: LinePoint[] = [];
  const add = (at: number, milli: number | null) => {
    if (milli !== null && milli !== series.at(-1)?.milli) series.push({ at, milli });
  };
  if (points.length === 0) {
    for (const [at, prices] of atInstants(phases)) add(at, lineOfPhase(prices, roleOf));
    return series;
  }
  const begins = Math.min(...points.map(({ at }) => at));
  const ofPhases = new Map(
    atInstants(
      phases.filter(({ at, prices }) => at <= begins || prices.of.phase !== PRICE_PHASE.first),
    ),
  );
  const timed = Map.groupBy(points, ({ at }) => at);
  const latest = new Map<number, BookmakerPrice>();
  for (const at of [...new Set([...timed.keys(), ...ofPhases.keys()])].sort((a, b) => a - b)) {
    for (const { bookmakerId, milli } of timed.get(at) ?? []) {
      const kind = roleOf(bookmakerId);
      if (kind === 'other-aggregate') continue;
      latest.set(bookmakerId, { bookmaker: bookmakerId, kind, milliOdds: milli, confirmedAt: at });
    }
    const prices = ofPhases.get(at) ?? [];
    const isPhase = prices.some(({ of: { layout }, indexes }) =>
      indexes.some((index) => roleOf(layout.bookmakerIds[index] ?? 0) !== 'other-aggregate'),
    );
    add(at, isPhase ? lineOfPhase(prices, roleOf) : siteLineAt([...latest.values()], at));
  }
  return series;
}

/** Early and closing prices may have one instant, in a file without better times. */
function atInstants(phases: OutcomeHistory['phases']): [at: number, prices: OutcomePrices[]][] {
  const instants: [number, OutcomePrices[]][] = [];
  for (const { at, prices } of phases) {
    const last = instants.at(-1);
    if (last?.[0] === at) last[1].push(prices);
    else instants.push([at, [prices]]);
  }
  return instants;
}

function lineOfPhase(prices: readonly OutcomePrices[], roleOf: RoleOf): number | null {
  const ofBookmakers: number[] = [];
  const ofAverages: number[] = [];
  for (const { of, indexes } of prices) {
    const { layout, milli } = of;
    for (const index of indexes) {
      const role = roleOf(layout.bookmakerIds[index] ?? 0);
      if (role === 'bookmaker') ofBookmakers.push(milli[index] ?? 0);
      else if (role === 'average') ofAverages.push(milli[index] ?? 0);
    }
  }
  return siteLine(ofBookmakers.length > 0 ? ofBookmakers : ofAverages);
}
