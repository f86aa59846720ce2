import type { FeedItem } from '@tipmark/contract';
import { FeedEntry, type FeedEntryProps } from './FeedEntry.tsx';
import { feedEntriesClass } from './feed-entries-class.ts';

interface FeedEntriesProps extends Omit<FeedEntryProps, 'item'> {
  /** Newest first. */
  readonly items: readonly FeedItem[];
}

/** What happened, entry by entry. */
export const FeedEntries = ({ items, ...of }: FeedEntriesProps) => (
  <ul className={feedEntriesClass}>
    {items.map((item) => (
      <FeedEntry key={item.id} item={item} {...of} />
    ))}
  </ul>
);
