import { MATCH_STATUS, type Pair, type PeriodsPlay, type SportRules } from '@tipmark/domain';
import type { PlayedMatchRow } from './played-match-row.ts';

function periodsOf(
  { home_periods: home, away_periods: away }: PlayedMatchRow,
  regularParts: number,
): Pair[] {
  if (home === null || away === null) return [];
  return home.slice(0, regularParts).map((goals, index): Pair => [goals, away[index] ?? 0]);
}

function pairOf(home: number | null, away: number | null): Pair | null {
  return home === null || away === null ? null : [home, away];
}

/** The winner of the shoot-out; it counts as one goal, and only for the winner market. */
function shootoutWinner(row: PlayedMatchRow): 1 | 2 | null {
  const shots = pairOf(row.home_penalties, row.away_penalties);
  if (shots === null || shots[0] === shots[1]) return null;
  return shots[0] > shots[1] ? 1 : 2;
}

/** A period not reported as completed counts as running. */
function completedPeriods(row: PlayedMatchRow, reported: number, rules: SportRules): number {
  if (row.status === MATCH_STATUS.finished) return rules.score.regularParts;
  if (row.played_minutes === null || rules.partMinutes === null) return Math.max(0, reported - 1);
  return Math.min(reported, Math.floor(row.played_minutes / rules.partMinutes));
}

/** The data needed to settle markets of a sport that is played until somebody wins. */
export function periodsPlayOf(row: PlayedMatchRow, rules: SportRules): PeriodsPlay {
  const periods = periodsOf(row, rules.score.regularParts);
  const completed = completedPeriods(row, periods.length, rules);
  return {
    sport: rules.sport,
    periods,
    completedPeriods: completed,
    overtimeGoals: pairOf(row.home_extra, row.away_extra),
    shootoutWinner: shootoutWinner(row),
    minutesPlayed: row.played_minutes ?? completed * (rules.partMinutes ?? 0),
  };
}
