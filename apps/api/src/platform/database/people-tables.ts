import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

export interface UsersTable {
  id: number;
  ledger_id: string;
  email: string | null;
  email_folded: string | null;
  email_confirmed_at: Timestamp | null;
  password_hash: string | null;
  name: string;
  name_folded: string;
  name_moderation: string | null;
  name_changed_at: Timestamp | null;
  url: string;
  description: Generated<string>;
  description_moderation: string | null;
  telegram: string | null;
  telegram_moderation: string | null;
  /** Time zone of the device that signed in last, used for quiet hours. */
  timezone: string | null;
  /** Minutes of the day between which notifications wait. */
  quiet_from: number | null;
  quiet_to: number | null;
  /** How pages look, as in the cookie; null: never chosen while signed in. */
  display: string | null;
  country_code: Generated<string>;
  is_private: Generated<boolean>;
  /** A premium capper delays new tips for non-subscribers until the start. */
  delays_tips: Generated<boolean>;
  reset_at: Timestamp | null;
  created_at: Timestamp;
  consent_version: string | null;
  consent_at: Timestamp | null;
  consent_address: string | null;
  adult_confirmed_at: Timestamp | null;
  subscription_type: Generated<number>;
  subscription_expires_at: Timestamp | null;
  is_subscription_rejected: Generated<boolean>;
  acquirer_type: Generated<number>;
  subscription_email: string | null;
  trial_used_at: Timestamp | null;
  blocked_at: Timestamp | null;
  /** Replaces `email` when it is confirmed. */
  pending_email: string | null;
  pending_email_folded: string | null;
  is_simulated: Generated<boolean>;
}

export interface UserUrlsTable {
  url: string;
  /** Null once the user is deleted. */
  user_id: number | null;
}

export interface SessionsTable {
  token_hash: string;
  user_id: number;
  guest_id: string;
  device: Json<Record<string, unknown>>;
  created_at: Timestamp;
  last_used_at: Timestamp;
  /** The linked sign-in it began with; null: a password. */
  provider: string | null;
}

export interface AuthHashesTable {
  hash: string;
  kind: string;
  user_id: number;
  email: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  session_hash: string | null;
}

export interface LegacyAuthTable {
  value_hash: string;
  user_id: number;
}

export interface TotpKeysTable {
  user_id: number;
  sealed_secret: string;
  started_at: Timestamp;
  /** Null: only displayed, no sign-in uses it. */
  confirmed_at: Timestamp | null;
  last_step: Generated<number>;
}

export interface TotpRecoveryCodesTable {
  user_id: number;
  code_hash: string;
}

export interface OutboxTable {
  id: string;
  dedup_key: string;
  channel: string;
  kind: string;
  recipient: string;
  locale: string;
  payload: Json<Record<string, unknown>>;
  status: Generated<string>;
  attempts: Generated<number>;
  /** How often it was transferred in full without an answer: it may have arrived. */
  unanswered: Generated<number>;
  created_at: Timestamp;
  run_at: Timestamp;
  locked_until: Timestamp | null;
  finished_at: Timestamp | null;
  last_error: string | null;
  seq: Generated<number>;
  lane: Generated<number>;
  /** Whom it is about; null while that is unknown. */
  user_id: number | null;
  rendered: Json<{ subject: string; text: string; html: string } | null> | null;
}

/** Background work, in all processes. */
export interface JobStatesTable {
  name: string;
  succeeded_at: Timestamp | null;
  failed_at: Timestamp | null;
  failures: Generated<number>;
}

export interface FavouritesTable {
  user_id: number;
  kind: string;
  entity_id: number;
  starred_at: Timestamp;
}

export interface FollowsTable {
  follower_id: number;
  tipster_id: number;
  created_at: Timestamp;
}

export interface UserNotificationsTable {
  user_id: number;
  type: number;
  is_active: boolean;
  /** 1 e-mail, 2 Telegram, 3 both, 0 neither. */
  channels: Generated<number>;
  /** Whether this kind is sent to browsers subscribed to push messages. */
  is_pushed: Generated<boolean>;
}

export interface UnsubscribesTable {
  id: string;
  user_id: number;
  at: Timestamp;
  options: number[];
  explanation: string;
}

export interface IdempotencyKeysTable {
  scope: string;
  key: string;
  request_sha256: string;
  status: number | null;
  reply: string | null;
  created_at: Timestamp;
}
