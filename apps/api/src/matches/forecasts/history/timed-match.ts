import { MATCH_STATUS } from '@tipmark/domain';
import type { HistoryRow } from './history-queries.ts';

const FINAL: readonly number[] = [MATCH_STATUS.finished, MATCH_STATUS.awarded];

/** A match as every model knows it. */
export function toTimedMatch(row: HistoryRow) {
  return {
    id: String(row.id),
    orderKey: row.order_key,
    kickoffSeconds: row.starts_at,
    isTimeKnown: row.is_time_known,
    playedWithinDays: row.played_within_days,
    leagueKey: String(row.league_id),
    homeKey: String(row.home_id),
    awayKey: String(row.away_id),
  };
}

/** The final score of a match, home first; undefined while there is none. */
export function finalScoreOf(row: HistoryRow): readonly [number, number] | undefined {
  return FINAL.includes(row.status) ? pairOf(row.home_score, row.away_score) : undefined;
}

export function pairOf(
  home: number | null,
  away: number | null,
): readonly [number, number] | undefined {
  return home === null || away === null ? undefined : [home, away];
}
