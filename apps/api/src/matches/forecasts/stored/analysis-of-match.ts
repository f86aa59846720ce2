import type { Db } from '../../../platform/database/connect.ts';
import { analysisOfForecast } from './analysis-of-forecast.ts';
import type { AnalysisRow } from './analysis-queries.ts';
import { type ForecastRow, findForecastRows } from './forecast-queries.ts';

export interface MatchAnalysis {
  readonly analysis: AnalysisRow;
  /** Matches each side had played; unknown for a forecast of the source. */
  readonly basis: [home: number, away: number] | undefined;
  /** The computation it was made by, where that is recorded. */
  readonly runId: number | null;
}

/** The latest forecast of a match: by our model, or by its source where none was fitted. */
export function analysisOfMatch(row: ForecastRow): MatchAnalysis | undefined {
  const { prediction } = row;
  if (prediction !== null) {
    const { home_matches: home, away_matches: away, run_id: runId } = prediction;
    return { analysis: prediction, basis: [home, away], runId };
  }
  const analysis = analysisOfForecast(row);
  return analysis && { analysis, basis: undefined, runId: null };
}

/** The latest forecast of each of some matches; one statement. */
export async function findAnalysisOfMatches(
  db: Db,
  matchIds: readonly number[],
): Promise<ReadonlyMap<number, AnalysisRow>> {
  if (matchIds.length === 0) return new Map();
  const rows = await findForecastRows(db, matchIds);
  const known = rows.map((row) => [row.id, analysisOfMatch(row)?.analysis] as const);
  return new Map(known.flatMap(([id, analysis]) => (analysis ? [[id, analysis]] : [])));
}

export async function findMatchAnalysis(
  db: Db,
  matchId: number,
): Promise<MatchAnalysis | undefined> {
  const [row] = await findForecastRows(db, [matchId]);
  return row && analysisOfMatch(row);
}
