/** One thing that happened. */
export interface FeedEntry {
  /** Unique in the feed, and the same whenever it is made again. */
  readonly id: string;
  readonly title: string;
  /** Lines of plain text. */
  readonly lines: readonly string[];
  /** Full address of its page. */
  readonly address: string;
  readonly publishedSeconds: number;
  readonly changedSeconds: number;
}

/** What a program that follows a page gets. */
export interface Feed {
  readonly title: string;
  /** Full address of the page, and of the feed in its format. */
  readonly pageAddress: string;
  readonly ownAddress: string;
  readonly language: string;
  readonly author: { readonly name: string; readonly address?: string };
  /** The newest first. */
  readonly entries: readonly FeedEntry[];
}

const MOST_ENTRIES = 60;

/** The newest entries, the last change first; those of one instant by their ids. */
export const newestFirst = (entries: readonly FeedEntry[]): FeedEntry[] =>
  entries
    .toSorted(
      (one, other) => other.publishedSeconds - one.publishedSeconds || (one.id < other.id ? -1 : 1),
    )
    .slice(0, MOST_ENTRIES);
