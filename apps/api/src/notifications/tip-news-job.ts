import type { Job } from '../jobs/job.ts';
import { tellTipNews } from './tell-tip-news.ts';

/** Looks every half minute for tips people are to be notified of. */
export const tipNewsJob: Job<'db' | 'bus' | 'clock'> = {
  name: 'tip notifications',
  everyMs: 30_000,
  needs: ['db', 'bus', 'clock'],
  run: tellTipNews,
};
