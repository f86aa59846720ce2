import type { FeedLine } from '../feed/feed-line.ts';
import type { FeedReport } from '../feed/feed-report.ts';

/** Where the records of a file go: into the database, or through the running api. */
export interface Sink {
  /**
   * @param after may still be on its way while lines are read; nothing is stored before it is done,
   *   and nothing at all when it fails
   */
  apply(lines: Iterable<FeedLine>, after?: Promise<unknown>): Promise<Omit<FeedReport, 'touched'>>;
  close(): Promise<void>;
}

/** Records cannot be delivered at all; the message says what to do. */
export class SinkUnavailable extends Error {
  override readonly name = 'SinkUnavailable';
}
