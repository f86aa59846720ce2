import { type Pair, sportRules, sumPairs } from '@tipmark/domain';

interface ScoredRow {
  readonly sport: number;
  readonly home_score: number | null;
  readonly away_score: number | null;
  readonly home_periods: readonly number[] | null;
  readonly away_periods: readonly number[] | null;
  readonly home_extra: number | null;
  readonly away_extra: number | null;
  readonly home_penalties: number | null;
  readonly away_penalties: number | null;
}

/** Goals by half or period of regular time; null = unknown. */
export function partsOfRow({ home_periods: home, away_periods: away }: ScoredRow): Pair[] | null {
  if (home === null || away === null) return null;
  return home.map((goals, part): Pair => [goals, away[part] ?? 0]);
}

/** Whether the winner was found after regular time. */
export function isDecidedLate({ home_extra, home_penalties }: ScoredRow): boolean {
  return home_extra !== null || home_penalties !== null;
}

/**
 * Goals of regular time, which is what statistics and most markets count: a hockey score has the
 * goal of overtime too, and one for the shoot-out.
 */
export function regularScore(row: ScoredRow): Pair {
  const [home, away] = [row.home_score ?? 0, row.away_score ?? 0];
  const { includesOvertime, regularParts } = sportRules(row.sport).score;
  if (!includesOvertime) return [home, away];
  const parts = partsOfRow(row);
  if (parts !== null && parts.length >= regularParts) return sumPairs(parts.slice(0, regularParts));
  // Level after regular time: the loser has scored as often as the winner before the last goal.
  return isDecidedLate(row) ? [Math.min(home, away), Math.min(home, away)] : [home, away];
}
