import { type InPlayPrice, inPlayLine, mainOddTypes } from '@tipmark/domain';
import type { MatchState } from '../matches/match-state.ts';
import type { InPlayRow } from './in-play-queries.ts';
import type { BookmakerRole } from './site-line-series.ts';

/** The main line of a running match; times are unix seconds. */
export interface InPlayLine {
  matchId: number;
  /** null = withdrawn */
  current: (number | null)[];
  /** The last price of each. */
  last: (number | null)[];
  confirmedAt: number;
  changedAt: number;
}

/** Reported prices of one outcome; aggregates do not form a line. */
function pricesOf(
  oddType: string,
  rows: readonly InPlayRow[],
  roleOf: (bookmakerId: number) => BookmakerRole,
): InPlayPrice[] {
  return rows.flatMap(({ at, bookmakerIds, oddTypes, milli }) =>
    oddTypes.flatMap((type, index) => {
      const bookmaker = bookmakerIds[index] ?? 0;
      if (type !== oddType || roleOf(bookmaker) !== 'bookmaker') return [];
      return [{ bookmaker, at, milliOdds: milli[index] ?? null }];
    }),
  );
}

/**
 * The line from all reported prices of a match, independent of their order.
 * @returns undefined where no main outcome has a price
 */
export function mainInPlayLine(
  { id: matchId, sport }: Pick<MatchState, 'id' | 'sport'>,
  rows: readonly InPlayRow[],
  roleOf: (bookmakerId: number) => BookmakerRole,
): InPlayLine | undefined {
  const prices = mainOddTypes(sport).map((oddType) => pricesOf(oddType, rows, roleOf));
  const instants = prices.flatMap((ofOutcome) => ofOutcome.map(({ at }) => at));
  if (instants.length === 0) return undefined;
  const confirmedAt = Math.max(...instants);
  const lines = prices.map((ofOutcome) => inPlayLine(ofOutcome, confirmedAt));
  const priced = lines.map((line) => line.filter(({ milliOdds }) => milliOdds !== null));
  return {
    matchId,
    current: lines.map((line) => line.at(-1)?.milliOdds ?? null),
    last: priced.map((line) => line.at(-1)?.milliOdds ?? null),
    confirmedAt,
    changedAt: Math.max(...lines.map((line) => line.at(-1)?.at ?? 0)),
  };
}
