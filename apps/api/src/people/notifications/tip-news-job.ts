import type { Job } from '../../platform/jobs/job.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { tellTipNews } from './tell-tip-news.ts';

/** Looks every half minute for tips people are to be notified of. */
export const tipNewsJob: Job<Pick<PeopleServices, 'db' | 'bus' | 'clock'>> = {
  name: 'tip notifications',
  everyMs: 30_000,
  needs: ['db', 'bus', 'clock'],
  run: tellTipNews,
};
