import type { Day, Timestamp } from './column-types.ts';

/** Files of days, gzip. */
export interface BulkFilesTable {
  id: string;
  day: Day;
  kind: string;
  revision: number;
  lines: number;
  bytes: number;
  sha256: string;
  content_sha256: string;
  made_at: Timestamp;
  checked_at: Timestamp;
  has_hidden: boolean;
}

export interface BulkChunksTable {
  file_id: string;
  position: number;
  bytes: Buffer;
  written_at: Timestamp;
}
