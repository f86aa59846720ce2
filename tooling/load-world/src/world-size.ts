/** The requested size; the counts are met exactly. */
export interface WorldSize {
  readonly matches: number;
  readonly odds: number;
  readonly users: number;
  readonly tips: number;
}

/** The structure of a size: leagues of twenty that play season after season, and tennis. */
export interface Layout {
  readonly leagues: number;
  readonly seasons: number;
  readonly bookmakers: number;
  /** Matches of the leagues; the others are tennis. */
  readonly teamMatches: number;
  readonly tennis: TennisLayout;
}

/** Knock-outs of thirty-two, this many a week; of this week's the first round is drawn. */
export interface TennisLayout {
  readonly matches: number;
  readonly perWeek: number;
  readonly weeks: number;
  /** Tournaments that come round every year. */
  readonly leagues: number;
  readonly players: number;
}

export const TEAMS_IN_LEAGUE = 20;
export const ROUNDS = 38;
export const MATCHES_IN_ROUND = TEAMS_IN_LEAGUE / 2;
export const MATCHES_IN_SEASON = ROUNDS * MATCHES_IN_ROUND;
const MOST_SEASONS = 10;
const MOST_BOOKMAKERS = 12;
/** Prices of one bookmaker on one match of a team sport: five outcomes, early and late. */
const PRICES_OF_BOOKMAKER = 10;
const TENNIS_SHARE = 0.1;
export const ENTRANTS = 32;
export const WEEKS_IN_YEAR = 52;
const FIRST_ROUND = ENTRANTS / 2;
const MATCHES_IN_DRAW = ENTRANTS - 1;
/** Men and women. */
export const TOURS = 2;

/** Maximum number of prices a match has in two days, the fewest in tennis. */
const MOST_ODDS = 3_000;
/** More than the busiest of a crowd can post, and more than a bank can cover. */
const MOST_TIPS_OF_MATCH = 50;
const MOST_TIPS_OF_PERSON = 100;

/** Why a size is impossible, as a message; undefined where it is possible. */
export function faultOf({ matches, odds, users, tips }: WorldSize): string | undefined {
  if (matches === 0 && (odds > 0 || tips > 0)) return 'Odds and tips need matches (--matches).';
  if (odds > matches * MOST_ODDS) {
    return `A match has ${MOST_ODDS} prices at most: --odds goes up to ${matches * MOST_ODDS}.`;
  }
  if (tips === 0) return undefined;
  if (users === 0 || odds < matches * 3) {
    return 'Tips need people (--users) and at least three prices a match (--odds).';
  }
  const most = Math.min(matches * MOST_TIPS_OF_MATCH, users * MOST_TIPS_OF_PERSON);
  return tips > most ? `So few matches and people post ${most} tips at most (--tips).` : undefined;
}

export function layoutOf({ matches, odds }: WorldSize): Layout {
  const tennis = tennisOf(Math.floor(matches * TENNIS_SHARE), seasonsOf(matches));
  const teamMatches = matches - tennis.matches;
  const perMatch = odds / Math.max(1, matches);
  return {
    leagues: leaguesOf(teamMatches),
    seasons: seasonsOf(teamMatches),
    teamMatches,
    tennis,
    bookmakers: Math.min(MOST_BOOKMAKERS, Math.max(1, Math.ceil(perMatch / PRICES_OF_BOOKMAKER))),
  };
}

function leaguesOf(matches: number): number {
  return Math.max(1, Math.ceil(Math.ceil(matches / MATCHES_IN_SEASON) / MOST_SEASONS));
}

function seasonsOf(matches: number): number {
  return Math.ceil(Math.ceil(matches / MATCHES_IN_SEASON) / leaguesOf(matches));
}

function tennisOf(most: number, years: number): TennisLayout {
  const none = { matches: 0, perWeek: 0, weeks: 0, leagues: 0, players: 0 };
  if (most < FIRST_ROUND) return none;
  const longest = years * WEEKS_IN_YEAR;
  const perWeek = Math.max(1, Math.floor(most / (longest * MATCHES_IN_DRAW)));
  const whole = Math.floor((most / perWeek - FIRST_ROUND) / MATCHES_IN_DRAW);
  const weeks = Math.min(longest, 1 + whole);
  return {
    perWeek,
    weeks,
    matches: perWeek * (FIRST_ROUND + MATCHES_IN_DRAW * (weeks - 1)),
    leagues: perWeek * Math.min(WEEKS_IN_YEAR, weeks),
    players: TOURS * ENTRANTS * perWeek,
  };
}
