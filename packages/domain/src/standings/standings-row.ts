import { TABLE_SIDE, type TableSide } from '../enumerations/statistics-filters.ts';
import type { PointsRule } from '../sports/points-rule.ts';
import { sumOf } from '../sum.ts';

/** A match as input of a table. Without a score it is not played and changes nothing. */
export interface StandingsMatch {
  readonly homeId: number;
  readonly awayId: number;
  /** Final score, an awarded one included; null = not played. */
  readonly score: readonly [home: number, away: number] | null;
  readonly startsAt: number;
  /** Hockey: the winner was found after regular time. */
  readonly isDecidedInOvertime?: boolean;
  /** Hockey: and not in overtime either. */
  readonly isDecidedInShootout?: boolean;
}

export type MatchOutcome = 'win' | 'overtimeWin' | 'draw' | 'overtimeLoss' | 'loss';

export interface StandingsRow {
  readonly teamId: number;
  readonly played: number;
  readonly won: number;
  readonly overtimeWon: number;
  /** Of those won after regular time. */
  readonly shootoutWon: number;
  readonly drawn: number;
  readonly overtimeLost: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly goalDifference: number;
  /** After deductions. */
  readonly points: number;
  readonly deductedPoints: number;
  /** Results of the last five matches, the newest last. */
  readonly form: readonly MatchOutcome[];
}

/**
 * A team has a position from its first match on, before it only names decide the order; and none
 * (0) in a table that lacks results.
 */
export const hasPlace = ({
  played,
  position,
}: Pick<StandingsRow, 'played'> & { readonly position: number }): boolean =>
  played > 0 && position > 0;

const FORM_LENGTH = 5;

/** Result of a played match for one side; undefined while it has no score. */
export function outcomeFor(match: StandingsMatch, teamId: number): MatchOutcome | undefined {
  if (match.score === null) return undefined;
  const [home, away] = match.score;
  const balance = match.homeId === teamId ? home - away : away - home;
  if (balance === 0) return 'draw';
  if (match.isDecidedInOvertime === true) return balance > 0 ? 'overtimeWin' : 'overtimeLoss';
  return balance > 0 ? 'win' : 'loss';
}

export function pointsFor(outcome: MatchOutcome, rule: PointsRule): number {
  if (outcome === 'overtimeWin') return rule.overtimeWin ?? rule.win;
  if (outcome === 'overtimeLoss') return rule.overtimeLoss ?? rule.loss;
  return rule[outcome];
}

/** One team's row from its matches at home, away or both (any order; others are ignored). */
export function standingsRow(
  teamId: number,
  matches: readonly StandingsMatch[],
  rule: PointsRule,
  deductedPoints = 0,
  side: TableSide = TABLE_SIDE.all,
): StandingsRow {
  const played = matches
    .filter((match) => match.score !== null && isOf(match, teamId, side))
    .toSorted((a, b) => a.startsAt - b.startsAt);
  const outcomes = played.map((match) => outcomeFor(match, teamId)).filter((o) => o !== undefined);
  const count = (wanted: MatchOutcome) => outcomes.filter((outcome) => outcome === wanted).length;
  const goalsFor = sumOf(played, (match) => goalsOf(match, teamId)[0]);
  const goalsAgainst = sumOf(played, (match) => goalsOf(match, teamId)[1]);
  return {
    teamId,
    played: played.length,
    won: count('win'),
    overtimeWon: count('overtimeWin'),
    shootoutWon: played.filter(
      (match) => match.isDecidedInShootout === true && outcomeFor(match, teamId) === 'overtimeWin',
    ).length,
    drawn: count('draw'),
    overtimeLost: count('overtimeLoss'),
    lost: count('loss'),
    goalsFor,
    goalsAgainst,
    goalDifference: goalsFor - goalsAgainst,
    points: sumOf(outcomes, (outcome) => pointsFor(outcome, rule)) - deductedPoints,
    deductedPoints,
    form: outcomes.slice(-FORM_LENGTH),
  };
}

function isOf({ homeId, awayId }: StandingsMatch, teamId: number, side: TableSide): boolean {
  return (
    (homeId === teamId && side !== TABLE_SIDE.away) ||
    (awayId === teamId && side !== TABLE_SIDE.home)
  );
}

/** Goals of a team and against it. */
function goalsOf(match: StandingsMatch, teamId: number): readonly [number, number] {
  const [home, away] = match.score ?? [0, 0];
  return match.homeId === teamId ? [home, away] : [away, home];
}
