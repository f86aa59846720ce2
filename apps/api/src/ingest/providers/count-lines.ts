import type { FeedLine, FeedRecord } from '@tipmark/contract/feed';
import { withoutImpossiblePrices } from '../records/impossible-prices.ts';
import { readFeedRecord } from '../records/read-feed-record.ts';

/** What the usable records of a replay contain. */
export interface LineCounts {
  count(line: FeedLine): void;
  /** Takes back the prices of a line that is sound in itself and was refused nevertheless. */
  discount(line: FeedLine): void;
  /** Different matches, each source on its own. */
  matches(): number;
  /** Prices at a time; one that is withdrawn is none. */
  prices(): number;
}

function soundRecord(line: FeedLine): FeedRecord | undefined {
  const read = readFeedRecord(line);
  return 'reason' in read ? undefined : withoutImpossiblePrices(read).read?.record;
}

const pricesIn = (record: FeedRecord | undefined): number =>
  record?.kind === 'odds' || record?.kind === 'in-play'
    ? record.prices.filter(([, , price]) => price !== null).length
    : 0;

/** Counts what the ingest accepts, by its own rules for single records. */
export function countLines(): LineCounts {
  const matches = new Set<string>();
  let prices = 0;
  return {
    count(line) {
      const record = soundRecord(line);
      if (record?.kind === 'match') matches.add(`${record.source} ${record.key}`);
      prices += pricesIn(record);
    },
    discount(line) {
      prices -= pricesIn(soundRecord(line));
    },
    matches: () => matches.size,
    prices: () => prices,
  };
}
