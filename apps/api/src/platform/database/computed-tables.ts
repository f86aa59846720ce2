import type { Json, Timestamp } from './column-types.ts';

export interface ComputedResultsTable {
  name: string;
  computed_at: Timestamp;
  value: Json<unknown>;
}
