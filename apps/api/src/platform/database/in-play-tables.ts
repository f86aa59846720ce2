import type { Timestamp } from './column-types.ts';
import type { MilliOddsRow } from './match-tables.ts';

/** Prices one source reported at one instant of a running match. */
export interface InPlayPricesTable {
  match_id: number;
  source: string;
  at: Timestamp;
  bookmaker_ids: number[];
  odd_types: string[];
  milli: MilliOddsRow;
}

/** The present or last main line of a match in play. */
export interface InPlayLinesTable {
  match_id: number;
  current: MilliOddsRow;
  last: MilliOddsRow;
  confirmed_at: Timestamp;
  changed_at: Timestamp;
}
