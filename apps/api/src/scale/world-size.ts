/** What is asked for; the counts are met exactly. */
export interface WorldSize {
  readonly matches: number;
  readonly odds: number;
  readonly users: number;
  readonly tips: number;
}

/** How a size is laid out: leagues of twenty that play season after season. */
export interface Layout {
  readonly leagues: number;
  readonly seasons: number;
  readonly bookmakers: number;
}

export const TEAMS_IN_LEAGUE = 20;
export const ROUNDS = 38;
export const MATCHES_IN_ROUND = TEAMS_IN_LEAGUE / 2;
export const MATCHES_IN_SEASON = ROUNDS * MATCHES_IN_ROUND;
const MOST_SEASONS = 10;
const MOST_BOOKMAKERS = 12;
/** Prices of one bookmaker on one match: five outcomes, early and late. */
const PRICES_OF_BOOKMAKER = 10;

export function layoutOf({ matches, odds }: WorldSize): Layout {
  const all = Math.ceil(matches / MATCHES_IN_SEASON);
  const leagues = Math.max(1, Math.ceil(all / MOST_SEASONS));
  const perMatch = odds / Math.max(1, matches);
  return {
    leagues,
    seasons: Math.ceil(all / leagues),
    bookmakers: Math.min(MOST_BOOKMAKERS, Math.max(1, Math.ceil(perMatch / PRICES_OF_BOOKMAKER))),
  };
}
