import type { Pair } from '../matches/played.ts';
import type { TennisResult } from './player-record.ts';

/** A match with a winner, and what was known of its players before. Home first. */
export interface EditionResult extends Pick<TennisResult, 'bestOf' | 'sets' | 'winner'> {
  /** One of the two retired: it has no deciding set and its last set is not over. */
  readonly isRetired: boolean;
  /** Ranks in the ranking of the tour. */
  readonly ranks: readonly [number | null, number | null];
  /** The last prices before the start. */
  readonly prices: readonly [number | null, number | null];
}

/** Some of a number. */
export interface ShareOf {
  readonly count: number;
  readonly of: number;
}

export interface EditionStatistics {
  /** Played ones with a winner. */
  readonly matches: number;
  readonly retired: number;
  readonly sets: number;
  /** Of all completed sets. */
  readonly tieBreaks: ShareOf;
  /** Matches that went the whole distance, of those played to their end. */
  readonly deciding: ShareOf;
  /** Matches won without losing a set, of the same ones. */
  readonly straight: ShareOf;
  /** Won by the side with the lower price or the better rank, of matches where the two differ. */
  readonly favourites: ShareOf;
  readonly higherRanked: ShareOf;
  /** Mean of both sides together; null without a match played to its end. */
  readonly gamesPerMatch: number | null;
}

const SIX_ALL_AND_ONE = 13;

const shareOf = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean): ShareOf => ({
  count: items.filter(isCounted).length,
  of: items.length,
});

/** The side with the lower of two known numbers; undefined where there is none. */
function lower([home, away]: readonly [number | null, number | null]): 1 | 2 | undefined {
  if (home === null || away === null || home === away) return undefined;
  return home < away ? 1 : 2;
}

const isSetOf = ([home, away]: Pair) => home + away === SIX_ALL_AND_ONE;

/** What happened in an edition of a tournament, from its matches with a winner. */
export function editionStatistics(results: readonly EditionResult[]): EditionStatistics {
  const sets = results.flatMap((result) => result.sets);
  const whole = results.filter(({ isRetired, sets: { length } }) => !isRetired && length > 0);
  const games = whole.flatMap((result) => result.sets).reduce((sum, [a, b]) => sum + a + b, 0);
  const withSide = (sideOf: (result: EditionResult) => 1 | 2 | undefined) =>
    shareOf(
      results.filter((result) => sideOf(result) !== undefined),
      (result) => sideOf(result) === result.winner,
    );
  return {
    matches: results.length,
    retired: results.filter(({ isRetired }) => isRetired).length,
    sets: sets.length,
    tieBreaks: shareOf(sets, isSetOf),
    deciding: shareOf(whole, ({ sets: { length }, bestOf }) => length === bestOf),
    straight: shareOf(whole, ({ sets: { length }, bestOf }) => length === (bestOf + 1) / 2),
    favourites: withSide(({ prices }) => lower(prices)),
    higherRanked: withSide(({ ranks }) => lower(ranks)),
    gamesPerMatch: whole.length === 0 ? null : games / whole.length,
  };
}
