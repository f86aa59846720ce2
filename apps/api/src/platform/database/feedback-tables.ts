import type { Timestamp } from './column-types.ts';

export interface FeedbackTable {
  ticket_id: string;
  user_id: number | null;
  topic: number;
  email: string;
  email_folded: string;
  message: string;
  url: string | null;
  locale: string;
  user_agent: string;
  written_at: Timestamp;
  answered_at: Timestamp | null;
}
