import { findComputed, saveComputed } from '../../platform/cache/computed-queries.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { PlatformServices } from '../../platform/services.ts';
import { readAreaFacts } from './area-facts-queries.ts';
import { SITE_AREAS_RESULT, type WatchedAreas, watchedAreas } from './site-areas.ts';

const EVERY_MS = 10_000;
/** Records of matches may arrive many times a second. */
const STORED_EVERY_SECONDS = 5;

/** Stores the state of what visitors rely on, for the page that shows it. */
export function createSiteAreasJob(): Job<Pick<PlatformServices, 'db' | 'clock' | 'config'>> {
  let heardAt: number | null = null;
  let storedAt = Number.NEGATIVE_INFINITY;
  return {
    name: 'areas of the site',
    everyMs: EVERY_MS,
    needs: ['db', 'clock', 'config'],
    followsMatches: true,
    async run({ db, clock, config }, { matchIds, isFull }) {
      const nowSeconds = clock();
      if (matchIds.length > 0) heardAt = nowSeconds;
      if (!isFull && nowSeconds - storedAt < STORED_EVERY_SECONDS) return;
      storedAt = nowSeconds;
      const before = await findComputed<WatchedAreas>(db, SITE_AREAS_RESULT);
      const facts = await readAreaFacts(db, nowSeconds);
      const isPaymentOff = config.ACQUIRER === 'off';
      const areas = watchedAreas(before?.value, { facts, heardAt, isPaymentOff, nowSeconds });
      await saveComputed(db, SITE_AREAS_RESULT, areas, nowSeconds);
    },
  };
}
