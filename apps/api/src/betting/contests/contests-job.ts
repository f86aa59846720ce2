import type { Job } from '../../platform/jobs/job.ts';
import type { BettingServices } from '../services.ts';
import { closeContests } from './close-contests.ts';

/**
 * Closes seasons of contests that are over; also runs when everything changed: after an import or
 * once a simulated past is complete.
 */
export const contestsJob: Job<Pick<BettingServices, 'db' | 'bus' | 'clock' | 'sessions'>> = {
  name: 'contests',
  everyMs: 10 * 60_000,
  needs: ['db', 'bus', 'clock', 'sessions'],
  wakesOn: ['*'],
  run: closeContests,
};
