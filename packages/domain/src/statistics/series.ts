import { goalsOf, type PlayedMatch } from './played-match.ts';

/** The facts of a match that streaks depend on. */
export type ScoredMatch = Pick<PlayedMatch, 'homeId' | 'awayId' | 'startsAt' | 'score' | 'final'>;

export const SERIES_KINDS = [
  'win',
  'unbeaten',
  'noWin',
  'loss',
  'draw',
  'over',
  'under',
  'bothScored',
  'cleanSheet',
  'notScored',
] as const;
export type SeriesKind = (typeof SERIES_KINDS)[number];
export const SERIES_SCOPES = ['all', 'home', 'away'] as const;
export type SeriesScope = (typeof SERIES_SCOPES)[number];

/** A streak up to the newest match of its scope. */
export interface Series {
  readonly kind: SeriesKind;
  readonly scope: SeriesScope;
  readonly count: number;
  /** Start of its first match, unix seconds. */
  readonly since: number;
}

/** A current streak among the other matches of its scope. */
export interface Streak<Match extends ScoredMatch = ScoredMatch> extends Series {
  /** Its matches, newest first. */
  readonly matches: readonly Match[];
  /** The longest one of its kind among all matches of the scope, itself included. */
  readonly longest: number;
  /** How many matches of the scope had the outcome. */
  readonly hits: number;
  readonly of: number;
}

/** Shorter streaks are not shown. */
export const MIN_SERIES = 3;

type Test = (own: number, other: number, line: number) => boolean;

const TESTS: Readonly<Record<SeriesKind, Test>> = {
  win: (own, other) => own > other,
  unbeaten: (own, other) => own >= other,
  noWin: (own, other) => own <= other,
  loss: (own, other) => own < other,
  draw: (own, other) => own === other,
  over: (own, other, line) => own + other > line,
  under: (own, other, line) => own + other < line,
  bothScored: (own, other) => own > 0 && other > 0,
  cleanSheet: (_own, other) => other === 0,
  notScored: (own) => own === 0,
};

/** Implied by the more specific one: a winning streak as long as the unbeaten one. */
const REPORTED_BY: Partial<Record<SeriesKind, SeriesKind>> = { unbeaten: 'win', noWin: 'loss' };

/** Decided by the final score; the others count goals of regular time. */
const BY_WINNER: ReadonlySet<SeriesKind> = new Set(['win', 'unbeaten', 'noWin', 'loss']);

/** Whether a match of the team has the outcome of a kind. */
function testOf(kind: SeriesKind, teamId: number, line: number) {
  return (match: ScoredMatch): boolean => {
    const score = (BY_WINNER.has(kind) ? match.final : undefined) ?? match.score;
    const [own, other] = goalsOf({ homeId: match.homeId, score }, teamId);
    return TESTS[kind](own, other, line);
  };
}

/** How many in a row, at most, have the outcome. */
function longestOf<Match>(matches: readonly Match[], holds: (match: Match) => boolean): number {
  let [longest, current] = [0, 0];
  for (const match of matches) {
    current = holds(match) ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

/**
 * Current streaks of a team over three matches or more, the longest first. A streak whose matches
 * are all part of another one of the same kind is left out, as are those that a more specific kind
 * implies.
 * @param matches of the team, in any order
 * @param line main total line of the sport, 2.5 in soccer
 */
export function streaksOf<Match extends ScoredMatch>(
  matches: readonly Match[],
  teamId: number,
  line: number,
): Streak<Match>[] {
  const newestFirst = matches
    .filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId)
    .toSorted((a, b) => b.startsAt - a.startsAt);
  const scopes: Record<SeriesScope, Match[]> = {
    all: newestFirst,
    home: newestFirst.filter(({ homeId }) => homeId === teamId),
    away: newestFirst.filter(({ awayId }) => awayId === teamId),
  };
  const streaks = SERIES_SCOPES.flatMap((scope) =>
    withoutImplied(
      SERIES_KINDS.map((kind) =>
        streakOf({ kind, scope, newestFirst: scopes[scope], holds: testOf(kind, teamId, line) }),
      ),
    ),
  );
  return withoutContained(streaks).toSorted((a, b) => b.count - a.count);
}

/** Of an outcome: in how many of so many matches it came in. */
export interface OutcomeCount {
  readonly hits: number;
  readonly of: number;
}

/**
 * How often an outcome came in for all teams of a season together, counted once for each kind and
 * scope.
 */
export function outcomeCounts(matches: readonly ScoredMatch[], line: number) {
  const known = new Map<string, OutcomeCount>();
  const count = (kind: SeriesKind, scope: SeriesScope): OutcomeCount => {
    const sides = matches.flatMap((match) => {
      const { homeId, awayId } = match;
      const ids = { all: [homeId, awayId], home: [homeId], away: [awayId] }[scope];
      return ids.map((teamId) => testOf(kind, teamId, line)(match));
    });
    return { hits: sides.filter(Boolean).length, of: sides.length };
  };
  return (kind: SeriesKind, scope: SeriesScope): OutcomeCount => {
    const key = `${kind} ${scope}`;
    const counted = known.get(key) ?? count(kind, scope);
    known.set(key, counted);
    return counted;
  };
}

/** The share of all teams counts as much as this many matches of the team. */
const LEAGUE_MATCHES = 10;

/**
 * How probable it is that a team has as many in a row by chance alone: its share of the season,
 * drawn towards that of all teams, for each of the matches.
 */
export function chanceOfStreak(
  { count, hits, of }: Pick<Streak, 'count' | 'hits' | 'of'>,
  league: OutcomeCount,
): number {
  const leagueShare = league.of === 0 ? 0 : league.hits / league.of;
  const share = (hits + LEAGUE_MATCHES * leagueShare) / (of + LEAGUE_MATCHES);
  return share ** count;
}

/** The same streaks without their matches. */
export const seriesOf = (matches: readonly ScoredMatch[], teamId: number, line: number): Series[] =>
  streaksOf(matches, teamId, line).map(({ kind, scope, count, since }) => ({
    kind,
    scope,
    count,
    since,
  }));

interface Run<Match> {
  readonly kind: SeriesKind;
  readonly scope: SeriesScope;
  readonly newestFirst: readonly Match[];
  readonly holds: (match: Match) => boolean;
}

function streakOf<Match extends ScoredMatch>(run: Run<Match>): Streak<Match> {
  const { kind, scope, newestFirst, holds } = run;
  const end = newestFirst.findIndex((match) => !holds(match));
  const count = end === -1 ? newestFirst.length : end;
  return {
    kind,
    scope,
    count,
    since: newestFirst[count - 1]?.startsAt ?? 0,
    matches: newestFirst.slice(0, count),
    longest: longestOf(newestFirst, holds),
    hits: newestFirst.filter(holds).length,
    of: newestFirst.length,
  };
}

function withoutImplied<Match extends ScoredMatch>(
  streaks: readonly Streak<Match>[],
): Streak<Match>[] {
  const countOf = (kind: SeriesKind | undefined) =>
    streaks.find((streak) => streak.kind === kind)?.count;
  return streaks.filter(
    ({ kind, count }) => count >= MIN_SERIES && countOf(REPORTED_BY[kind]) !== count,
  );
}

/** Scopes are in the order of `SERIES_SCOPES`: of two with the same matches the first one stays. */
function withoutContained<Match extends ScoredMatch>(
  streaks: readonly Streak<Match>[],
): Streak<Match>[] {
  const isPartOf = (part: Streak<Match>, whole: Streak<Match>) =>
    part !== whole &&
    part.kind === whole.kind &&
    part.matches.every((match) => whole.matches.includes(match)) &&
    (part.count < whole.count || streaks.indexOf(whole) < streaks.indexOf(part));
  return streaks.filter((part) => !streaks.some((whole) => isPartOf(part, whole)));
}
