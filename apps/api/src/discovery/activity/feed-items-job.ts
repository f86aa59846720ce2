import type { Job } from '../../platform/jobs/job.ts';
import type { DiscoveryServices } from '../services.ts';
import { FEED_REACH_SECONDS, writeCapperItems, writeOtherItems } from './write-feed.ts';

const POLL_EVERY_MS = 10_000;
/** Prices, the rating and contests are checked, too, once in this many runs … */
const OTHER_ITEMS_EVERY = 6;
/** … and the full span once in this many runs, for tips that were reported late. */
const WHOLE_REACH_EVERY = 30;
const USUAL_REACH_SECONDS = 600;

/** Keeps the feed up to date; every item is written once. */
export function createFeedItemsJob(): Job<Pick<DiscoveryServices, 'db' | 'clock'>> {
  let looks = 0;
  return {
    name: 'feed',
    everyMs: POLL_EVERY_MS,
    needs: ['db', 'clock'],
    async run({ db, clock }, { isStopped }) {
      const nowSeconds = clock();
      const look = looks;
      // Counted immediately, so that a failing run is not repeated again and again.
      looks += 1;
      const reach = look % WHOLE_REACH_EVERY === 0 ? FEED_REACH_SECONDS : USUAL_REACH_SECONDS;
      await writeCapperItems(db, { sinceSeconds: nowSeconds - reach, nowSeconds }, isStopped);
      if (look % OTHER_ITEMS_EVERY === 0 && !isStopped()) await writeOtherItems(db, clock());
    },
  };
}
