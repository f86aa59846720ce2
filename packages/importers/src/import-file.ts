import type { FeedLine } from '@tipmark/contract/feed';

/** A file ready to be sent: its records, and the skipped lines. */
export interface ImportFile {
  lines: Iterable<FeedLine>;
  /** Non-empty rows. */
  countOfRows: number;
  unknownColumns: string[];
  /** Codes of bookmakers without a known name; their prices are stored under the code. */
  unknownBookmakers?: string[];
  /** Column → cells in it without a valid price; counted while the lines are read. */
  unreadablePrices: Map<string, number>;
  /** Likewise, cells without a valid count. */
  unreadableFigures?: Map<string, number>;
}

/**
 * Reads the bytes of one file of a format.
 * @param seq sequence of all its records: a later import of the same match needs a higher one
 * @param folder name of its folder, for names without a year
 * @throws FileRefused when the file as a whole cannot be used
 */
export type ReadFile = (
  bytes: Uint8Array,
  file: string,
  seq: number,
  folder?: string,
) => ImportFile;
