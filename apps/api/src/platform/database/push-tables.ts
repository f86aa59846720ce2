import type { Timestamp } from './column-types.ts';

export interface PushSubscriptionsTable {
  id: string;
  user_id: number;
  token_hash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: string;
  created_at: Timestamp;
}
