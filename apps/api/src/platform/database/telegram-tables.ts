import type { Timestamp } from './column-types.ts';

export interface TelegramChatsTable {
  user_id: number;
  chat_id: string;
  username: string | null;
  connected_at: Timestamp;
}

export interface TelegramCodesTable {
  code_hash: string;
  user_id: number;
  locale: string;
  expires_at: Timestamp;
}

export interface NoticesTable {
  id: string;
  /** Null where it was listed before there were keys. */
  dedup_key: string | null;
  user_id: number;
  type: number;
  subject: string;
  text: string;
  link: string;
  at: Timestamp;
  read_at: Timestamp | null;
}

export interface TelegramPollingTable {
  bot_id: number;
  next_update_id: number;
  leased_until: Timestamp;
}

export interface TelegramUpdatesTable {
  bot_id: number;
  update_id: number;
  received_at: Timestamp;
}
