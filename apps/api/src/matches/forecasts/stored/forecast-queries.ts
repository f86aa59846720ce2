import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import type { ForecastOfSource } from './analysis-of-forecast.ts';
import type { AnalysisRow } from './analysis-queries.ts';

/** A stored prediction with the matches of the league each side had played by then. */
type StoredPrediction = AnalysisRow & {
  readonly home_matches: number;
  readonly away_matches: number;
  readonly run_id: number | null;
};

export type ForecastRow = ForecastOfSource & { readonly prediction: StoredPrediction | null };

/** The last publishable prediction of the match `m`, based on data from before its start. */
export const LAST_PREDICTION = sql<StoredPrediction | null>`(
  select to_jsonb(p) from predictions p
  where p.match_id = m.id and p.is_publishable and p.known_until <= m.starts_at
  order by p.known_until desc, p.made_at desc limit 1
)`;

/** The forecasts of some matches: of our model and of their source. */
export async function findForecastRows(
  db: Db,
  matchIds: readonly number[],
): Promise<readonly (ForecastRow & { readonly id: number })[]> {
  const { rows } = await sql<ForecastRow & { readonly id: number }>`
    select m.id, m.sport, m.forecast_home, m.forecast_away, m.forecast_score,
      ${LAST_PREDICTION} as prediction
    from matches m
    where m.id = any(${[...matchIds]}::int[])
  `.execute(db);
  return rows;
}
