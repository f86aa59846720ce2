import { DAY_SECONDS } from '@tipmark/domain';
import type { Job } from '../../platform/jobs/job.ts';
import type { PlatformServices } from '../../platform/services.ts';
import type { LedgerKey } from './ledger-key.ts';
import { signHeadOfDay } from './sign-head.ts';
import { deleteOldStatements, findFirstUnsignedDay } from './witness-queries.ts';

const EVERY_MS = 10 * 60_000;
/** What was posted in the last second of a day is stored by then. */
const AFTER_SECONDS = 60;
const MOST_DAYS = 400;
const MOST_STATEMENTS = 20_000;

const nextDay = (day: string) =>
  new Date(Date.parse(day) + DAY_SECONDS * 1_000).toISOString().slice(0, 10);

type Services = Pick<PlatformServices, 'db' | 'clock'> & { readonly ledgerKey: LedgerKey };

/** Signs the head of each day that is over, whether somebody asks for it or not. */
export const ledgerHeadsJob: Job<Services> = {
  name: 'ledger heads',
  everyMs: EVERY_MS,
  needs: ['db', 'clock', 'ledgerKey'],
  async run(services, wake) {
    const { db, clock } = services;
    const endsBefore = clock() - AFTER_SECONDS;
    let day = await findFirstUnsignedDay(db);
    for (let signed = 0; day !== undefined && signed < MOST_DAYS; signed += 1) {
      const next = nextDay(day);
      if (Date.parse(next) > endsBefore * 1_000 || wake.isStopped()) break;
      await signHeadOfDay(services, day, clock());
      day = next;
    }
    await deleteOldStatements(db, MOST_STATEMENTS);
  },
};
