import { type CourtType, MATCH_STATUS, type Pair, sumPairs } from '@tipmark/domain';
import {
  createTennisModel,
  FORECAST_MODELS,
  type TennisResult,
  tennisNumbers,
} from '@tipmark/prediction';
import type { HistoryRow } from '../history/history-queries.ts';
import { toTimedMatch } from '../history/timed-match.ts';
import { toPredictionRow } from '../stored/prediction-row.ts';
import { sportModel } from './sport-model.ts';

/** Players move from one tournament to the next; those of two tours never meet. */
const ALL_TOURNAMENTS = 'tennis';

function toMatch(row: HistoryRow) {
  const { court, best_of: bestOf, home_rank: home, away_rank: away } = row;
  return {
    ...toTimedMatch(row),
    leagueKey: ALL_TOURNAMENTS,
    ...(court !== null && { court: court as CourtType }),
    bestOf: bestOf === 5 ? (5 as const) : (3 as const),
    ranks: [home, away] as const,
  };
}

/** undefined where the winner is not known. */
function isFirstWin({ advancing, home_score: home, away_score: away }: HistoryRow) {
  if (advancing !== null) return advancing === 1;
  return home === null || away === null || home === away ? undefined : home > away;
}

function gamesOf({ home_periods: home, away_periods: away }: HistoryRow): Pair | undefined {
  if (home === null || away === null || home.length === 0) return undefined;
  return sumPairs(home.map((games, index): Pair => [games, away[index] ?? 0]));
}

const PLAYED: readonly number[] = [MATCH_STATUS.finished, MATCH_STATUS.finishedRetired];

/** A match that was played; walkovers and awarded matches are not used for training. */
function toResult(row: HistoryRow): TennisResult | undefined {
  const isWon = PLAYED.includes(row.status) ? isFirstWin(row) : undefined;
  if (isWon === undefined) return undefined;
  const [first = null, second = null] = row.odds_closing ?? [];
  return {
    ...toMatch(row),
    isFirstWin: isWon,
    games: gamesOf(row),
    isRetired: row.status === MATCH_STATUS.finishedRetired,
    closingOdds: [first, second],
  };
}

/** Tennis: who wins, in how many sets. Only matches played to the end judge it. */
export const tennisSportModel = sportModel({
  ...FORECAST_MODELS.tennis,
  report: {
    competitions: 'tournaments',
    judgedBy: ' of tennis, by the winner',
    needs: 'both players had played 8 matches before',
  },
  knowsAllLeagues: true,
  toMatch,
  toResult,
  toOutcome(row) {
    const result = toResult(row);
    if (result === undefined || result.isRetired === true) return undefined;
    return {
      matchId: result.id,
      leagueKey: String(row.league_id),
      atSeconds: result.kickoffSeconds,
      outcome: result.isFirstWin ? 0 : 1,
      closingOdds: row.odds_closing?.slice(0, 2),
      offeredOdds: row.odds_first?.slice(0, 2),
    };
  },
  create: createTennisModel,
  toRow: (prediction, origin) => toPredictionRow(prediction, tennisNumbers(prediction), origin),
});
