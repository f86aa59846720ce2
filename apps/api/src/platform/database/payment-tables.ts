import type { PriceList } from '@tipmark/domain';
import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

export interface PaymentOrdersTable {
  id: string;
  user_id: number;
  acquirer_type: number;
  subscription_type: number;
  months: number;
  amount_minor: number;
  currency: string;
  kind: string;
  locale: string;
  created_at: Timestamp;
  renews_until: Timestamp | null;
  provider_id: string | null;
  payment_url: string | null;
  next_check_at: Timestamp | null;
  closed_at: Timestamp | null;
  next_path: string | null;
  country_code: Generated<string>;
  prices: Json<PriceList> | null;
  method_id: string | null;
  posted_at: Timestamp | null;
}

export interface PaymentsTable {
  seq: Generated<number>;
  acquirer_type: number;
  event_id: string;
  user_id: number;
  order_id: string | null;
  kind: string;
  subscription_type: number;
  months: number;
  is_renewal: boolean;
  amount_minor: number;
  currency: string;
  seconds: number;
  happened_at: Timestamp;
  received_at: Timestamp;
}

export interface PayMethodsTable {
  user_id: number;
  acquirer_type: number;
  method_id: string;
  saved_at: Timestamp;
}

export interface SandboxPaymentsTable {
  id: string;
  order_id: string;
  amount_minor: number;
  currency: string;
  status: string;
  decided_at: Timestamp | null;
  refunded_minor: Generated<number>;
  refunded_at: Timestamp | null;
}

export interface AcquirerSubscriptionsTable {
  acquirer_type: number;
  method_id: string;
  user_id: number;
  order_id: string;
  started_at: Timestamp;
  changed_at: Timestamp | null;
  surplus_since: Timestamp | null;
  unsure_since: Timestamp | null;
  next_try_at: Timestamp | null;
  ended_at: Timestamp | null;
}

export interface PaymentIssuesTable {
  id: Generated<number>;
  acquirer_type: number;
  event_id: string;
  reason: string;
  event: Json<Record<string, unknown>>;
  kind: string;
  order_id: string | null;
  provider_id: string | null;
  amount_minor: number;
  currency: string;
  happened_at: Timestamp;
  received_at: Timestamp;
  resolved_at: Timestamp | null;
}

export interface AcquirerReadingsTable {
  acquirer_type: number;
  read_until: Timestamp;
}

export interface AcquirerNotificationsTable {
  id: Generated<number>;
  acquirer_type: number;
  received_at: Timestamp;
  kind: string | null;
  provider_id: string | null;
  outcome: string;
}
