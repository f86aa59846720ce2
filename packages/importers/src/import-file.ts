import type { FeedLine } from '@tipmark/contract/feed';

/** A file ready to be sent: its records, and what was skipped. */
export interface ImportFile {
  lines: Iterable<FeedLine>;
  /** Rows that hold anything at all. */
  countOfRows: number;
  unknownColumns: string[];
  /** Column → cells in it that hold no price; counted while the lines are read. */
  unreadablePrices: Map<string, number>;
  /** Likewise, cells that hold no count of anything. */
  unreadableFigures?: Map<string, number>;
}

/**
 * Reads the bytes of one file of a format.
 * @param seq sequence of all its records: a later import of the same match needs a higher one
 * @param folder name of the folder it lies in, where a name without a year has one
 * @throws FileRefused when the file as a whole cannot be used
 */
export type ReadFile = (
  bytes: Uint8Array,
  file: string,
  seq: number,
  folder?: string,
) => ImportFile;
