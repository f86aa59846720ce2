import type { Json, Timestamp } from './column-types.ts';

export interface TemplatesTable {
  id: number;
  user_id: number;
  topic: number;
  sport: number;
  name: string;
  name_folded: string;
  params: Json<Record<string, unknown>>;
  created_at: Timestamp;
  changed_at: Timestamp;
}

export interface TemplateAlertsTable {
  user_id: number;
  topic: number;
  sport: number;
  template_id: number;
  channel: number;
  frequency: number;
  quiet_from: number | null;
  quiet_to: number | null;
  is_active: boolean;
  due_at: Timestamp;
  primed_at: Timestamp | null;
}

export interface SentTemplateAlertsTable {
  user_id: number;
  topic: number;
  sport: number;
  template_id: number;
  key: string;
  milli: number;
  gone_at: Timestamp | null;
}

export interface TemplateAlertsSentTable {
  user_id: number;
  topic: number;
  sport: number;
  template_id: number;
  at: Timestamp;
  place: number;
  match_id: number | null;
  odd_type: string | null;
  milli: number | null;
  capper_id: number | null;
}
