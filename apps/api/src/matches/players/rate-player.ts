import type { Sport } from '@tipmark/domain';
import type { RatedMatchRow } from './player-queries.ts';
import { rateMatch } from './rate-match.ts';

export interface PlayerRatings {
  /** By match; null = he played too short. */
  readonly ratings: ReadonlyMap<number, number | null>;
  /** Shots are part of them. */
  readonly hasShots: boolean;
}

/** Ratings of a player in the matches of a season, computed as on the page of each. */
export function ratePlayer(
  sport: Sport,
  rows: readonly RatedMatchRow[],
  names: readonly string[],
): PlayerRatings {
  const [main = ''] = names;
  const nameOf = (name: string) => (names.includes(name) ? main : name);
  const ratings = new Map<number, number | null>();
  let hasShots = false;
  for (const row of rows) {
    const match = rateMatch(sport, row, nameOf);
    const own = match.rows.find(({ name }) => name === main);
    if (own) ratings.set(row.id, own.rating);
    hasShots ||= own !== undefined && match.hasShots;
  }
  return { ratings, hasShots };
}
