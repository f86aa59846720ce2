import type { Job } from '../../platform/jobs/job.ts';
import type { PlatformServices } from '../../platform/services.ts';
import { deleteOldFiles, findDaysWanted } from './bulk-queries.ts';
import { makeDayFile } from './make-day-file.ts';

const EVERY_MS = 15 * 60_000;
/** As long as the window of the rating, and some days. */
const DAYS_BACK = 100;
/** A new site catches up over hours instead of at once. */
const FILES_AT_ONCE = 14;

/** Makes the files of days that are over, and new revisions of those that changed. */
export const bulkJob: Job<Pick<PlatformServices, 'db' | 'clock'>> = {
  name: 'files of days',
  everyMs: EVERY_MS,
  needs: ['db', 'clock'],
  async run({ db, clock }, wake) {
    const days = { nowSeconds: clock(), daysBack: DAYS_BACK, limit: FILES_AT_ONCE };
    for (const wanted of await findDaysWanted(db, days)) {
      if (wake.isStopped()) return;
      await makeDayFile(db, wanted, clock());
    }
    await deleteOldFiles(db, clock());
  },
};
