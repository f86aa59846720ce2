import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

export interface IdCountersTable {
  name: string;
  next_id: number;
}

export interface SourceKeysTable {
  source: string;
  kind: string;
  key: string;
  id: number;
}

export interface RussianNamesTable {
  kind: string;
  source: string;
  key: string;
  name_ru: string;
}

export interface KnownNamesTable {
  kind: string;
  sport: number;
  country_code: string;
  is_simulated: boolean;
  folded_name: string;
  id: number;
}

/**
 * Last applied record of one kind: its sequence, that of the last correction, status rank, digest.
 */
export interface FeedWatermark {
  seq: number;
  correctionSeq: number;
  rank: number;
  digest: string;
}

/**
 * A head as stored, since a match has half a dozen: sequence, digest, rank, correction sequence.
 * Omitted values are 0 and -1.
 */
export type StoredWatermark = readonly [
  seq: number,
  digest: string,
  rank?: number,
  correctionSeq?: number,
];

export interface FeedSequencesTable {
  match_id: number;
  source: string;
  heads: Json<Record<string, StoredWatermark>>;
}

/** The last complete report of a match by a source. */
export interface FeedContentsTable {
  match_id: number;
  source: string;
  digest: string;
  seq: number;
}

/** What a source reports of a match that several sources report. */
export interface MatchReportsTable {
  match_id: number;
  source: string;
  /** Its fields are those of the ingest; see `match-report.ts`. */
  facts: Json<object>;
}

/** What a source reports of the statistics of a match where several sources do. */
export interface StatisticsReportsTable {
  match_id: number;
  source: string;
  /** By column of `match_stats`. */
  home: Json<object>;
  away: Json<object>;
}

/** The content of a file when it was last imported. */
export interface ImportedFilesTable {
  format: string;
  name: string;
  digest: string;
  matches: number;
  imported_at: Timestamp;
}

export interface QuarantineTable {
  digest: string;
  source: string;
  file: string | null;
  line: number;
  reason: string;
  record: string;
  first_seen_at: Timestamp;
  last_seen_at: Timestamp;
  times: Generated<number>;
}
