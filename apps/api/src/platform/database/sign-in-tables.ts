import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

export interface IdentitiesTable {
  provider: string;
  /** Empty: linked before issuers were stored. */
  issuer: Generated<string>;
  subject: string;
  user_id: number;
  email: string | null;
  linked_at: Timestamp;
}

export interface SignInAttemptsTable {
  state_hash: string;
  browser_hash: string;
  provider: string;
  nonce: string;
  verifier: string;
  /** The user linking the account; null: a sign-in. */
  user_id: number | null;
  next_page: string;
  locale: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface ArrivalsTable {
  hash: string;
  browser_hash: string;
  provider: string;
  issuer: Generated<string>;
  subject: string;
  email: string | null;
  is_email_verified: Generated<boolean>;
  name: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface TrialMailboxesTable {
  mailbox_hash: string;
  used_at: Timestamp;
}
