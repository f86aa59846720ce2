import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

/** What a model was given at a time. */
export interface ForecastRunsTable {
  id: Generated<number>;
  sport: number;
  model: string;
  options: object;
  made_at: Timestamp;
  league_ids: number[];
  from_at: Timestamp;
  until_at: Timestamp;
}

/** Changes of the matches that models are given. */
export interface ForecastInputsTable {
  run_id: number;
  match_id: number;
  league_id: number;
  is_result: boolean;
  input: object | null;
}
