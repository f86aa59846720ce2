import type { FeedLine, RejectedLine } from '@tipmark/contract/feed';

/** Those of a file together, or of a stream as they arrive. */
export type FeedLines = Iterable<FeedLine> | AsyncIterable<FeedLine>;

export interface SinkOptions {
  /**
   * May complete later, while lines are read; nothing is stored before it is done, and nothing at
   * all when it fails.
   */
  after?: Promise<unknown> | undefined;
  /** Each match is reported completely, as in files of results. */
  isWhole: boolean;
}

/** What became of the records of a file; the first three count matches. */
export interface ImportReport {
  imported: number;
  updated: number;
  skipped: number;
  quarantined: number;
  /** The first rejected lines; `quarantined` counts all. */
  refusals: RejectedLine[];
}

/** Where the records of a file go: into the database, or through the running api. */
export interface Sink {
  apply(lines: FeedLines, options: SinkOptions): Promise<ImportReport>;
  /**
   * Called once after the last file: derives what follows from all files together, such as which
   * people of several sources are one.
   * @returns lines for the operator
   */
  settle?(): Promise<string[]>;
  close(): Promise<void>;
}

/** Records cannot be delivered at all; the message states what to do. */
export class SinkUnavailable extends Error {
  override readonly name = 'SinkUnavailable';
}
