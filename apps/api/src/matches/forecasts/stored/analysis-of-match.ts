import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { analysisOfForecast, type ForecastOfSource } from './analysis-of-forecast.ts';
import type { AnalysisRow } from './analysis-queries.ts';

/** A stored prediction with the matches of the league each side had played by then. */
type StoredPrediction = AnalysisRow & {
  readonly home_matches: number;
  readonly away_matches: number;
};

type ForecastRow = ForecastOfSource & { readonly prediction: StoredPrediction | null };

export interface MatchAnalysis {
  readonly analysis: AnalysisRow;
  /** Matches each side had played; unknown for a forecast of the source. */
  readonly basis: [home: number, away: number] | undefined;
}

/** The last publishable prediction of the match `m`, based on data from before its start. */
export const LAST_PREDICTION = sql<StoredPrediction | null>`(
  select to_jsonb(p) from predictions p
  where p.match_id = m.id and p.is_publishable and p.known_until <= m.starts_at
  order by p.known_until desc, p.made_at desc limit 1
)`;

/** The latest forecast of a match: by our model, or by its source where none was fitted. */
export function analysisOfMatch(row: ForecastRow): MatchAnalysis | undefined {
  const { prediction } = row;
  if (prediction !== null) {
    return { analysis: prediction, basis: [prediction.home_matches, prediction.away_matches] };
  }
  const analysis = analysisOfForecast(row);
  return analysis && { analysis, basis: undefined };
}

/** The latest forecast of each of some matches; one statement. */
export async function findAnalysisOfMatches(
  db: Db,
  matchIds: readonly number[],
): Promise<ReadonlyMap<number, AnalysisRow>> {
  if (matchIds.length === 0) return new Map();
  const { rows } = await sql<ForecastRow & { readonly id: number }>`
    select m.id, m.sport, m.forecast_home, m.forecast_away, m.forecast_score,
      ${LAST_PREDICTION} as prediction
    from matches m
    where m.id = any(${[...matchIds]}::int[])
  `.execute(db);
  const known = rows.map((row) => [row.id, analysisOfMatch(row)?.analysis] as const);
  return new Map(known.flatMap(([id, analysis]) => (analysis ? [[id, analysis]] : [])));
}

export async function findMatchAnalysis(
  db: Db,
  matchId: number,
): Promise<MatchAnalysis | undefined> {
  const { rows } = await sql<ForecastRow>`
    select m.id, m.sport, m.forecast_home, m.forecast_away, m.forecast_score,
      ${LAST_PREDICTION} as prediction
    from matches m
    where m.id = ${matchId}
  `.execute(db);
  const [row] = rows;
  return row && analysisOfMatch(row);
}
