import type { Job } from '../../platform/jobs/job.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { findChangedMatches, forgetOldNotifications } from './match-notification-queries.ts';
import { notifyOfMatch } from './notify-of-match.ts';

/**
 * Notifies of followed matches when the ingest touches them, at start, and periodically of anything
 * missed.
 */
export const matchNotificationJob: Job<Pick<PeopleServices, 'db' | 'bus' | 'clock'>> = {
  name: 'match notifications',
  everyMs: 5 * 60_000,
  needs: ['db', 'bus', 'clock'],
  followsMatches: true,
  async run(services, { matchIds, isFull, isStopped }) {
    if (isFull) await forgetOldNotifications(services.db, services.clock());
    const changed = await findChangedMatches(services.db, isFull ? undefined : matchIds);
    for (const id of changed) {
      if (isStopped()) return;
      await notifyOfMatch(services, id);
    }
  },
};
