import type { FeedLine } from '../ingest/records/feed-line.ts';
import type { FeedReport } from '../ingest/records/feed-report.ts';

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

/** Where the records of a file go: into the database, or through the running api. */
export interface Sink {
  apply(lines: FeedLines, options: SinkOptions): Promise<Omit<FeedReport, 'touched'>>;
  close(): Promise<void>;
}

/** Records cannot be delivered at all; the message says what to do. */
export class SinkUnavailable extends Error {
  override readonly name = 'SinkUnavailable';
}
