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

/** The content of a file of a format. */
export interface FileContent {
  format: string;
  /** With its folder, as several seasons may have files of one name. */
  name: string;
  digest: string;
}

/** When a file was imported, and how many matches it had. */
export interface FileReceipt {
  matches: number;
  day: string;
}

/** Where the records of a file go: into the database, or through the running api. */
export interface Sink {
  apply(lines: FeedLines, options: SinkOptions): Promise<ImportReport>;
  /** The last import under the name of a file, if it had this very content. */
  findImported?(file: FileContent): Promise<FileReceipt | undefined>;
  /** Notes that a file is stored in full. */
  noteImported?(file: FileContent, matches: number): Promise<void>;
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
