import { MATCH_STATUS } from '@tipmark/domain';
import {
  createHockeyModel,
  FORECAST_MODELS,
  type HockeyResult,
  hockeyNumbers,
} from '@tipmark/prediction';
import { regularScore } from '../../play/regular-score.ts';
import type { HistoryRow } from '../history/history-queries.ts';
import { finalScoreOf, toTimedMatch } from '../history/timed-match.ts';
import { toPredictionRow } from '../stored/prediction-row.ts';
import { sportModel } from './sport-model.ts';

/** A match that ends level, as an abandoned one may, has no winner to train on. */
function toResult(row: HistoryRow): HockeyResult | undefined {
  const score = finalScoreOf(row);
  if (score === undefined || score[0] === score[1]) return undefined;
  return {
    ...toTimedMatch(row),
    goals: regularScore(row),
    isHomeWin: score[0] > score[1],
    closingOdds: [row.home_wins_closing, row.away_wins_closing],
    isAwarded: row.status === MATCH_STATUS.awarded,
  };
}

/** Hockey: sixty minutes, and the winner including overtime, by which it is evaluated. */
export const hockeySportModel = sportModel({
  ...FORECAST_MODELS.hockey,
  report: {
    competitions: 'leagues',
    judgedBy: ' of hockey, by the winner in the end',
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
      outcome: result.isHomeWin ? 0 : 1,
      closingOdds: [row.home_wins_closing, row.away_wins_closing],
      offeredOdds: [row.home_wins_first, row.away_wins_first],
    };
  },
  create: createHockeyModel,
  toRow: (prediction, origin) => toPredictionRow(prediction, hockeyNumbers(prediction), origin),
});
