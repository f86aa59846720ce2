import { type HockeyPlay, MATCH_STATUS, type Pair, SPORT } from '@tipmark/domain';
import type { PlayedMatchRow } from './played-match-row.ts';

const PERIODS = 3;
const PERIOD_MINUTES = 20;

function periodsOf({ home_periods: home, away_periods: away }: PlayedMatchRow): Pair[] {
  if (home === null || away === null) return [];
  return home.slice(0, PERIODS).map((goals, index): Pair => [goals, away[index] ?? 0]);
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
function completedPeriods(row: PlayedMatchRow, reported: number): number {
  if (row.status === MATCH_STATUS.finished) return PERIODS;
  if (row.played_minutes === null) return Math.max(0, reported - 1);
  return Math.min(reported, Math.floor(row.played_minutes / PERIOD_MINUTES));
}

/** The data of a match needed to settle hockey markets. */
export function hockeyPlayOf(row: PlayedMatchRow): HockeyPlay {
  const periods = periodsOf(row);
  const completed = completedPeriods(row, periods.length);
  return {
    sport: SPORT.hockey,
    periods,
    completedPeriods: completed,
    overtimeGoals: pairOf(row.home_extra, row.away_extra),
    shootoutWinner: shootoutWinner(row),
    minutesPlayed: row.played_minutes ?? completed * PERIOD_MINUTES,
  };
}
