import type { FeedLine, RejectedLine } from '@tipmark/contract/feed';

/** Those of a file at once, or of a stream as they come. */
export type FeedLines = Iterable<FeedLine> | AsyncIterable<FeedLine>;

export interface SinkOptions {
  /**
   * May still be on its way while lines are read; nothing is stored before it is done, and nothing
   * at all when it fails.
   */
  after?: Promise<unknown> | undefined;
  /** Each match is told whole, as files of results tell it. */
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
   * Called once behind the last file: works out what all files together say, such as which people
   * of several sources are one.
   * @returns lines for whoever imports
   */
  settle?(): Promise<string[]>;
  close(): Promise<void>;
}

/** Records cannot be delivered at all; the message says what to do. */
export class SinkUnavailable extends Error {
  override readonly name = 'SinkUnavailable';
}
