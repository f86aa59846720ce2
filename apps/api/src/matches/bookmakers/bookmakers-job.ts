import { findComputed, saveComputed } from '../../platform/cache/computed-queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { MEASURED_BOOKMAKERS, type MeasuredBookmakers, measure } from './measured-bookmakers.ts';

const EVERY_MS = 60_000;
const MAX_AGE_SECONDS = 3_600;
/** With fewer matches the statistics still change with every import. */
const FEW_MATCHES = 50;

interface Parts {
  readonly db: Db;
  readonly clock: () => number;
}

/** Stores our own statistics about bookmakers once an hour, in a young database every minute. */
export const bookmakersJob: Job<Parts> = {
  name: 'figures of bookmakers',
  everyMs: EVERY_MS,
  needs: ['db', 'clock'],
  async run({ db, clock }) {
    const nowSeconds = clock();
    const last = await findComputed<MeasuredBookmakers>(db, MEASURED_BOOKMAKERS);
    const isRecent = last !== undefined && nowSeconds - last.computedAtSeconds < MAX_AGE_SECONDS;
    if (isRecent && last.value.measured.matches >= FEW_MATCHES) return;
    await saveComputed(db, MEASURED_BOOKMAKERS, await measure(db, nowSeconds), nowSeconds);
  },
};
