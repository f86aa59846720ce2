import { compareNames, type NamesLanguage } from '../compare-names.ts';
import { TABLE_SIDE, type TableSide } from '../enumerations/statistics-filters.ts';
import type { PointsRule } from '../sports/points-rule.ts';
import { soccerRules } from '../sports/soccer.ts';
import { sumOf } from '../sum.ts';
import { type StandingsMatch, type StandingsRow, standingsRow } from './standings-row.ts';

export const TIE_BREAKS = [
  'goalDifference',
  'goalsFor',
  'wins',
  'regulationWins',
  'winsBeforeShootout',
  'fewerMatches',
  'headToHeadPoints',
  'headToHeadWins',
  'headToHeadGoalDifference',
  'headToHeadGoals',
  'headToHeadAwayGoals',
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** Points deducted from a team for something that happened off the pitch. */
export interface Deduction {
  readonly teamId: number;
  readonly points: number;
}

export interface StandingsRules {
  readonly points?: PointsRule;
  /** Applied in order to teams level on points; the name decides the rest. */
  readonly tieBreaks?: readonly TieBreak[];
  readonly deductions?: readonly Deduction[];
  /** Only matches that start at or after it (unix seconds); deductions stay. */
  readonly sinceSeconds?: number | undefined;
  /** Only what teams do at home, or away; deductions stay. */
  readonly side?: TableSide | undefined;
  /** Of the teams' names; English by default. */
  readonly language?: NamesLanguage;
}

export const DEFAULT_TIE_BREAKS: readonly TieBreak[] = [
  'goalDifference',
  'goalsFor',
  'headToHeadPoints',
];

export interface StandingsTeam {
  readonly id: number;
  readonly name: string;
}

export type PlacedRow = StandingsRow & { readonly position: number };

/**
 * A league table. Every team gets a row, also one that has not played; matches without a score and
 * matches of other teams change nothing; awarded scores count like played ones.
 * @param teams the league's teams with the names that decide the last tie
 * @param rules the league's own rules; by default soccer's 3/1/0 and the usual tie-breaks
 */
export function standings(
  teams: readonly StandingsTeam[],
  matches: readonly StandingsMatch[],
  rules: StandingsRules = {},
): PlacedRow[] {
  const {
    points = soccerRules.table.points,
    tieBreaks = DEFAULT_TIE_BREAKS,
    sinceSeconds = 0,
    side,
    language = 'en',
  } = rules;
  const names = new Map(teams.map((team) => [team.id, team.name]));
  const counted = matches.filter(
    (match) => match.startsAt >= sinceSeconds && names.has(match.homeId) && names.has(match.awayId),
  );
  const byTeam = matchesByTeam(counted);
  const rows = teams.map(({ id }) =>
    standingsRow(id, byTeam.get(id) ?? [], points, deductedFrom(id, rules.deductions ?? []), side),
  );
  const scores: Score[] = [
    (row) => row.points,
    ...tieBreaks.map((one) => scoreOf(one, counted, points, side)),
  ];
  const nameOf = (row: StandingsRow) => names.get(row.teamId) ?? '';
  const byName = (a: StandingsRow, b: StandingsRow) => compareNames(nameOf(a), nameOf(b), language);
  return ranked(rows, scores, byName).map((row, index) => ({
    ...row,
    position: index + 1,
  }));
}

/** Value of a row, compared only inside a group of rows that are level so far. */
type Score = (row: StandingsRow, group: readonly StandingsRow[]) => number;

function ranked(
  rows: readonly StandingsRow[],
  scores: readonly Score[],
  byName: (a: StandingsRow, b: StandingsRow) => number,
): StandingsRow[] {
  const [score, ...rest] = scores;
  if (rows.length < 2) return [...rows];
  if (score === undefined) return rows.toSorted(byName);
  const groups = Map.groupBy(rows, (row) => score(row, rows));
  return [...groups]
    .toSorted(([a], [b]) => b - a)
    .flatMap(([, level]) => ranked(level, rest, byName));
}

function scoreOf(
  tieBreak: TieBreak,
  matches: readonly StandingsMatch[],
  points: PointsRule,
  side: TableSide | undefined,
): Score {
  switch (tieBreak) {
    case 'goalDifference':
      return (row) => row.goalDifference;
    case 'goalsFor':
      return (row) => row.goalsFor;
    case 'wins':
      return wins;
    case 'regulationWins':
      return (row) => row.won;
    case 'winsBeforeShootout':
      return (row) => wins(row) - row.shootoutWon;
    case 'fewerMatches':
      return (row) => -row.played;
    case 'headToHeadPoints':
      return (row, group) => headToHead(row, group, matches, points, side).points;
    case 'headToHeadWins':
      return (row, group) => wins(headToHead(row, group, matches, points, side));
    case 'headToHeadGoalDifference':
      return (row, group) => headToHead(row, group, matches, points, side).goalDifference;
    case 'headToHeadGoals':
      return (row, group) => headToHead(row, group, matches, points, side).goalsFor;
    case 'headToHeadAwayGoals':
      return (row, group) => headToHead(row, group, matches, points, TABLE_SIDE.away).goalsFor;
  }
}

const wins = (row: StandingsRow): number => row.won + row.overtimeWon;

/** The row of a team in the small table of the teams it is level with. */
function headToHead(
  row: StandingsRow,
  group: readonly StandingsRow[],
  matches: readonly StandingsMatch[],
  points: PointsRule,
  side: TableSide | undefined,
): StandingsRow {
  const ids = new Set(group.map((one) => one.teamId));
  const among = matches.filter((match) => ids.has(match.homeId) && ids.has(match.awayId));
  return standingsRow(row.teamId, among, points, 0, side);
}

function matchesByTeam(matches: readonly StandingsMatch[]): Map<number, StandingsMatch[]> {
  const byTeam = new Map<number, StandingsMatch[]>();
  for (const match of matches) {
    for (const id of [match.homeId, match.awayId]) {
      const own = byTeam.get(id);
      if (own === undefined) byTeam.set(id, [match]);
      else own.push(match);
    }
  }
  return byTeam;
}

function deductedFrom(teamId: number, deductions: readonly Deduction[]): number {
  const own = deductions.filter((deduction) => deduction.teamId === teamId);
  return sumOf(own, ({ points }) => points);
}
