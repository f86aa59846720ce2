import { DAY_SECONDS } from '@tipmark/domain';
import type { Job } from '../../platform/jobs/job.ts';
import type { PlatformServices } from '../../platform/services.ts';
import { deletePolls } from './poll-queries.ts';

const EVERY_MS = 3_600_000;
/** After the start of their match: who pressed is of interest while it is recent. */
const RETAINED_SECONDS = 7 * DAY_SECONDS;

/** Deletes the polls of matches that are over for days. */
export const oldPollsJob: Job<Pick<PlatformServices, 'db' | 'clock'>> = {
  name: 'old polls of statistics',
  everyMs: EVERY_MS,
  needs: ['db', 'clock'],
  async run({ db, clock }) {
    await deletePolls(db, clock() - RETAINED_SECONDS);
  },
};
