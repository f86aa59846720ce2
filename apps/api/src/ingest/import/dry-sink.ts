import type { Sink } from '@tipmark/importers';
import { createTally } from '../records/feed-report.ts';
import { withoutImpossiblePrices } from '../records/impossible-prices.ts';
import { readFeedRecord, refuse } from '../records/read-feed-record.ts';

/**
 * Checks records and stores nothing: the report shows what the files contain and which lines would
 * be refused. Without a database every match counts as imported.
 */
export function openDrySink(): Sink {
  return {
    async apply(lines) {
      const tally = createTally();
      const ids = new Map<string, number>();
      for await (const line of lines) {
        const read = readFeedRecord(line);
        if ('reason' in read) {
          tally.refuse([refuse(line, read.reason)]);
          continue;
        }
        tally.refuse(withoutImpossiblePrices(read).refused);
        if (read.record.kind === 'match') {
          const { source, key } = read.record;
          const id = ids.get(`${source} ${key}`) ?? ids.size + 1;
          ids.set(`${source} ${key}`, id);
          tally.count(id, 'imported');
          tally.state(id);
        }
      }
      return tally.report();
    },
    async close() {},
  };
}
