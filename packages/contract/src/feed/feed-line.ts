/**
 * One line of a stream: a record not yet checked, or a line its reader could not make a record of.
 */
export interface FeedLine {
  /** Counts from 1 in its file or request. */
  line: number;
  file?: string;
  record: unknown;
  /** Why the reader refuses the line; the record is then stored as received. */
  refusal?: string;
  /** Whose line it is, where the record does not name its source. */
  source?: string;
}

/** A line that was not applied, and why. */
export interface RejectedLine {
  line: number;
  file?: string;
  source: string;
  reason: string;
  record: unknown;
}
