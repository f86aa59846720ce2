import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

/** Addresses that a subscriber's events are sent to. */
export interface WebhooksTable {
  id: string;
  user_id: number;
  /** From 1. */
  place: number;
  address: string;
  sealed_secret: string;
  former_sealed_secret: string | null;
  former_until: Timestamp | null;
  locale: string;
  all_cappers: boolean;
  created_at: Timestamp;
  failing_since: Timestamp | null;
  disabled_at: Timestamp | null;
  disabled_reason: string | null;
}

/** Saved searches whose finds are sent. */
export interface WebhookSearchesTable {
  webhook_id: string;
  topic: number;
  sport: number;
  template_id: number;
}

/** Followed cappers whose tips are sent. */
export interface WebhookCappersTable {
  webhook_id: string;
  capper_id: number;
}

/** Events of a webhook, each with the state of its delivery. */
export interface WebhookDeliveriesTable {
  id: string;
  webhook_id: string;
  event_key: string;
  type: string;
  body: string;
  status: 'waiting' | 'delivered' | 'failed';
  created_at: Timestamp;
  attempts: Generated<number>;
  resent: Generated<number>;
  tried_at: Timestamp | null;
  code: number | null;
  failure: string | null;
  duration_ms: number | null;
}
