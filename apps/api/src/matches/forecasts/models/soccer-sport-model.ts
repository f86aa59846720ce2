import { MATCH_STATUS } from '@tipmark/domain';
import {
  createSoccerModel,
  FORECAST_MODELS,
  type SoccerResult,
  soccerNumbers,
} from '@tipmark/prediction';
import type { HistoryRow } from '../history/history-queries.ts';
import { finalScoreOf, pairOf, toTimedMatch } from '../history/timed-match.ts';
import { toPredictionRow } from '../stored/prediction-row.ts';
import { sportModel } from './sport-model.ts';

function toResult(row: HistoryRow): SoccerResult | undefined {
  const goals = finalScoreOf(row);
  if (goals === undefined) return undefined;
  const [home = null, draw = null, away = null] = row.odds_closing ?? [];
  return {
    ...toTimedMatch(row),
    goals,
    shots: pairOf(row.home_shots, row.away_shots),
    shotsOnTarget: pairOf(row.home_on_target, row.away_on_target),
    closingOdds: [home, draw, away],
    isAwarded: row.status === MATCH_STATUS.awarded,
  };
}

/** Soccer: ninety minutes. */
export const soccerSportModel = sportModel({
  ...FORECAST_MODELS.soccer,
  report: {
    competitions: 'leagues',
    judgedBy: '',
    needs: 'both teams had played 8 matches of its league before',
  },
  toMatch: toTimedMatch,
  toResult,
  toOutcome(row) {
    const result = toResult(row);
    if (result === undefined || result.isAwarded === true) return undefined;
    return {
      matchId: result.id,
      leagueKey: result.leagueKey,
      atSeconds: result.kickoffSeconds,
      outcome: 1 - Math.sign(result.goals[0] - result.goals[1]),
      closingOdds: result.closingOdds,
      offeredOdds: row.odds_first?.slice(0, 3),
    };
  },
  create: createSoccerModel,
  toRow: (prediction, origin) => toPredictionRow(prediction, soccerNumbers(prediction), origin),
});
