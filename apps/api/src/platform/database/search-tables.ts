import type { Generated } from 'kysely';

export interface CapperPeriodsTable {
  period: number;
  user_id: number;
  counted: number;
  won: number;
  profit_milli: number;
  stake_milli: number;
  mean_milli: number | null;
  clv: number | null;
  drawdown: number;
  last_results: number[];
}

export interface CapperChangesTable {
  user_id: number;
  run: number;
  figures_run: Generated<number>;
}

export interface SearchWordsTable {
  /** 3 teams, 4 leagues, 5 referees, 6 users. */
  kind: number;
  id: number;
  word: string;
  /** 0 for names of no sport. */
  sport: number;
  /** It is only in names that other sources have. */
  is_other: Generated<boolean>;
  /** Made of the word by the database; of people's names there are none. */
  slips: string[] | null;
}
