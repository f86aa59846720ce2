import { privateTopic } from '../../platform/cache/topics.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { BettingServices } from '../services.ts';
import { refreshRatings } from './refresh-ratings.ts';

/** The statistics or conditions of a user changed: settlements, privacy, a confirmed email. */
export const RATING_TOPIC = privateTopic('rating');

/**
 * Refreshes the rating at start, every hour, and soon after a settlement. Processes wait for each
 * other.
 */
export const ratingJob: Job<Pick<BettingServices, 'db' | 'clock' | 'bus'>> = {
  name: 'rating',
  everyMs: 3_600_000,
  needs: ['db', 'clock', 'bus'],
  wakesOn: [RATING_TOPIC],
  // settlements of an evening come one by one: they are counted together
  gatherMs: 2_000,
  run: refreshRatings,
};
