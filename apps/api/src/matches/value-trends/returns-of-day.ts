import {
  DAY_SECONDS,
  isSettledResult,
  type MatchStatus,
  parseOddType,
  type Sport,
  settleTip,
  tipProfit,
} from '@tipmark/domain';
import type { Db } from '../../platform/database/connect.ts';
import { playOfListRow } from '../play/play-of-list-row.ts';
import { byValue, DEFAULT_RECORD_LENGTH } from './cached-value-trends.ts';
import { type FoundTrend, trendsOfMatches } from './find-value-trends.ts';
import { type FinishedMatch, findFinishedMatches } from './value-trend-queries.ts';

/** A unit on each of a number of bets. */
export interface Returns {
  readonly bets: number;
  readonly profit: number;
  /** Of the profits, for their spread. */
  readonly squares: number;
}

/** The first bets of a day's list. */
const BETS_OF_DAY = 20;
const MILLI = 1_000;

const NO_RETURNS: Returns = { bets: 0, profit: 0, squares: 0 };

export const addReturns = (one: Returns, other: Returns): Returns => ({
  bets: one.bets + other.bets,
  profit: one.profit + other.profit,
  squares: one.squares + other.squares,
});

/** Undefined where the result does not settle it. */
function profitOf(
  { oddType, milli }: FoundTrend,
  match: FinishedMatch,
  sport: Sport,
): number | undefined {
  const parsed = parseOddType(oddType, sport);
  if (parsed === undefined) return undefined;
  const { status, starts_at: startsAt } = match;
  const played = { status: status as MatchStatus, startsAt, play: playOfListRow(match) };
  const result = settleTip(parsed, played, startsAt + DAY_SECONDS);
  return isSettledResult(result) ? tipProfit(result, MILLI, milli) / MILLI : undefined;
}

/**
 * What a unit at the first price of the trends of a day returned that were first in its list: what
 * was known before the day decides which they are.
 * @param dayStart midnight UTC
 */
export async function returnsOfDay(db: Db, sport: Sport, dayStart: number): Promise<Returns> {
  const matches = await findFinishedMatches(db, sport, dayStart, dayStart + DAY_SECONDS);
  const trends = await trendsOfMatches(db, sport, matches, {
    nowSeconds: dayStart,
    length: DEFAULT_RECORD_LENGTH,
    price: 'first',
  });
  const byId = new Map(matches.map((match) => [match.id, match]));
  return trends
    .toSorted(byValue)
    .slice(0, BETS_OF_DAY)
    .map((trend) => {
      const match = byId.get(trend.matchId);
      return match && profitOf(trend, match, sport);
    })
    .filter((profit) => profit !== undefined)
    .map((profit) => ({ bets: 1, profit, squares: profit ** 2 }))
    .reduce(addReturns, NO_RETURNS);
}
