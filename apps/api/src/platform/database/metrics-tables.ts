import type { Day, Json, Timestamp } from './column-types.ts';

export interface PageViewsTable {
  match_id: number;
  day: Day;
  guest_id: string;
  viewed_at: Timestamp;
}

export interface StatisticsEventsTable {
  id: string;
  at: Timestamp;
  event_type: string;
  event_properties: Json<Record<string, unknown>>;
  user_agent: string;
}
