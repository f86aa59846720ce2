import type { Job } from '../../platform/jobs/job.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { notifyOfTips } from './notify-of-tips.ts';

/** Checks every half minute for tips with pending notifications. */
export const tipNotificationsJob: Job<Pick<PeopleServices, 'db' | 'bus' | 'clock'>> = {
  name: 'tip notifications',
  everyMs: 30_000,
  needs: ['db', 'bus', 'clock'],
  run: (services, { isStopped }) => notifyOfTips(services, { isStopped }),
};
