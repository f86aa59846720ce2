import type { FeedLine } from '@tipmark/contract/feed';
import type { UnreadableCells } from './table/unreadable-cells.ts';

/** A file ready to be sent: its records, and the skipped lines. */
export interface ImportFile {
  lines: Iterable<FeedLine>;
  /** Non-empty rows. */
  countOfRows: number;
  unknownColumns: string[];
  /** Codes of bookmakers without a known name; their prices are stored under the code. */
  unknownBookmakers?: string[];
  /** Cells without a valid price; filled while the lines are read. */
  unreadablePrices: UnreadableCells;
  /** Likewise, cells without a valid count. */
  unreadableCells?: UnreadableCells;
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
