import type { MatchMoment } from '@tipmark/domain';
import type { Json, Timestamp } from './column-types.ts';

export interface MatchNotificationsTable {
  user_id: number;
  match_id: number;
  options: number[];
  told: Json<MatchMoment>;
  told_rev: number;
  created_at: Timestamp;
}

export interface NotifiedTipsTable {
  kind: number;
  seq: number;
  user_id: number;
}
