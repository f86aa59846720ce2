import { goalsOf, type PlayedMatch } from './played-match.ts';
import { summaryOf } from './summary.ts';

/** A statistic of a side in a comparison: a mean per match, a share or a number. */
export interface SideStatistic {
  readonly key: string;
  readonly value: number;
  /** Matches it is known of. */
  readonly of: number;
  readonly unit: 'number' | 'percent' | 'count';
}

/** The same statistic of two sides; null = not known of one. */
export interface ComparedStatistic extends Pick<SideStatistic, 'key' | 'unit'> {
  readonly values: readonly [number | null, number | null];
  readonly of: readonly [number, number];
}

const PERCENT = 100;

function share(
  key: string,
  matches: readonly PlayedMatch[],
  isTrue: (match: PlayedMatch) => boolean,
): SideStatistic[] {
  const of = matches.length;
  if (of === 0) return [];
  return [{ key, value: (matches.filter(isTrue).length / of) * PERCENT, of, unit: 'percent' }];
}

function mean(
  key: string,
  matches: readonly PlayedMatch[],
  valueOf: (match: PlayedMatch) => number,
): SideStatistic[] {
  const of = matches.length;
  if (of === 0) return [];
  const total = matches.reduce((sum, match) => sum + valueOf(match), 0);
  return [{ key, value: total / of, of, unit: 'number' }];
}

/** Wins and goals of a team in some matches; the names of the statistics begin with `venue`. */
export function resultStatistics(
  teamId: number,
  matches: readonly PlayedMatch[],
  venue: 'all' | 'home' | 'away' = 'all',
): SideStatistic[] {
  const chosen = matches.filter(
    ({ homeId }) => venue === 'all' || (homeId === teamId) === (venue === 'home'),
  );
  const own = (match: PlayedMatch) => goalsOf(match, teamId)[0];
  const other = (match: PlayedMatch) => goalsOf(match, teamId)[1];
  return [
    ...share(`${venue}-won`, chosen, (match) => own(match) > other(match)),
    ...mean(`${venue}-goalsFor`, chosen, own),
    ...mean(`${venue}-goalsAgainst`, chosen, other),
  ];
}

/** How often a team conceded nothing, and totals of its matches went over the line. */
export function totalStatistics(
  teamId: number,
  matches: readonly PlayedMatch[],
  line: number | null,
): SideStatistic[] {
  return [
    ...share('cleanSheets', matches, (match) => goalsOf(match, teamId)[1] === 0),
    ...(line === null
      ? []
      : share('over', matches, ({ score: [home, away] }) => home + away > line)),
    ...share('bothScored', matches, ({ score: [home, away] }) => home > 0 && away > 0),
  ];
}

/** Shots, corners, cards and the like, and the chances of opponents. */
export function playStatistics(teamId: number, matches: readonly PlayedMatch[]): SideStatistic[] {
  return summaryOf(matches, teamId)
    .filter(({ figure }) => figure !== 'goals')
    .flatMap(({ figure: statistic, own, other, of }) => {
      const unit =
        statistic.endsWith('Percent') || statistic === 'possession' ? 'percent' : 'number';
      const statistics: SideStatistic[] = [{ key: statistic, value: own, of, unit }];
      return statistic === 'expectedGoals'
        ? [...statistics, { key: 'expectedAgainst', value: other, of, unit }]
        : statistics;
    });
}

/** Stand for the sides of every match, whichever teams they are. */
const HOME = 1;
const AWAY = 2;

/** Means of the teams of a league, by the keys that a team's statistics have. */
export function leagueStatistics(
  matches: readonly PlayedMatch[],
  line: number | null,
): ReadonlyMap<string, number> {
  const bySide = matches.map((match) => ({ ...match, homeId: HOME, awayId: AWAY }));
  const ofSide = (side: number) => [
    ...resultStatistics(side, bySide),
    ...totalStatistics(side, bySide, line),
    ...playStatistics(side, bySide),
  ];
  // each match has one side of each kind, so that both weigh the same
  const both = comparedStatistics(ofSide(HOME), ofSide(AWAY)).map(
    ({ key, values: [home, away] }) => [key, ((home ?? 0) + (away ?? 0)) / 2] as const,
  );
  const venues = [
    ...resultStatistics(HOME, bySide, 'home'),
    ...resultStatistics(AWAY, bySide, 'away'),
  ].map(({ key, value }) => [key, value] as const);
  return new Map([...both, ...venues]);
}

/** Statistics of both sides, in the order of the first side's, then the second's. */
export function comparedStatistics(
  first: readonly SideStatistic[],
  second: readonly SideStatistic[],
): ComparedStatistic[] {
  const all = new Map([...first, ...second].map((statistic) => [statistic.key, statistic]));
  return [...all.values()].map(({ key, unit }) => {
    const [one, other] = [first, second].map((own) =>
      own.find((statistic) => statistic.key === key),
    );
    return {
      key,
      unit,
      values: [one?.value ?? null, other?.value ?? null],
      of: [one?.of ?? 0, other?.of ?? 0],
    };
  });
}
