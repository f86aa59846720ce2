import { MATCH_STATUS } from '@tipmark/domain';
import type { EvaluatedOutcome, SoccerMatch, SoccerResult } from '@tipmark/prediction';
import type { HistoryRow } from './history-queries.ts';

const FINAL: readonly number[] = [MATCH_STATUS.finished, MATCH_STATUS.awarded];

export function toSoccerMatch(row: HistoryRow): SoccerMatch {
  return {
    id: String(row.id),
    kickoffSeconds: row.starts_at,
    isTimeKnown: row.is_time_known,
    leagueKey: String(row.league_id),
    homeKey: String(row.home_id),
    awayKey: String(row.away_id),
  };
}

/** @returns undefined while there is no final score */
export function toSoccerResult(row: HistoryRow): SoccerResult | undefined {
  const goals = pairOf(row.home_score, row.away_score);
  if (goals === undefined || !FINAL.includes(row.status)) return undefined;
  const [home = null, draw = null, away = null] = row.odds_closing ?? [];
  return {
    ...toSoccerMatch(row),
    goals,
    shots: pairOf(row.home_shots, row.away_shots),
    shotsOnTarget: pairOf(row.home_on_target, row.away_on_target),
    closingOdds: [home, draw, away],
    isAwarded: row.status === MATCH_STATUS.awarded,
  };
}

/** @returns undefined for a match that was not decided on the pitch */
export function toOutcome(row: HistoryRow): EvaluatedOutcome | undefined {
  const result = toSoccerResult(row);
  if (result === undefined || result.isAwarded === true) return undefined;
  return {
    matchId: result.id,
    leagueKey: result.leagueKey,
    atSeconds: result.kickoffSeconds,
    outcome: 1 - Math.sign(result.goals[0] - result.goals[1]),
    closingOdds: result.closingOdds,
    offeredOdds: row.odds_first?.slice(0, 3),
  };
}

function pairOf(home: number | null, away: number | null): readonly [number, number] | undefined {
  return home === null || away === null ? undefined : [home, away];
}
