import { onIngested } from '../../platform/cache/on-ingested.ts';
import { utcDayOf } from '../../platform/cache/topics.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { PlatformServices } from '../../platform/services.ts';
import { deleteOldLines, suspendStale } from './in-play-queries.ts';

const EVERY_MS = 20_000;
/** Lines of finished matches are not needed. */
const RETAINED_SECONDS = 2 * 86_400;

/**
 * Suspends prices of running matches when their source is silent; every page is notified
 * as of any other change.
 */
export const suspendStaleJob: Job<Pick<PlatformServices, 'db' | 'bus' | 'clock'>> = {
  name: 'stale prices',
  everyMs: EVERY_MS,
  needs: ['db', 'bus', 'clock'],
  async run({ db, bus, clock }) {
    const suspended = await suspendStale(db, clock());
    await deleteOldLines(db, clock() - RETAINED_SECONDS);
    if (suspended.length === 0) return;
    onIngested(bus, {
      days: new Set(suspended.map((match) => utcDayOf(match.starts_at))),
      matchIds: new Set(suspended.map(({ id }) => id)),
    });
  },
};
