import type { Job } from '../../platform/jobs/job.ts';
import { sweepExpired } from './expired-queries.ts';
import type { PeopleServices } from './people-services.ts';

const EVERY_MS = 3_600_000;

export const sweepExpiredJob: Job<Pick<PeopleServices, 'db' | 'clock'>> = {
  name: 'expired sessions and links',
  everyMs: EVERY_MS,
  needs: ['db', 'clock'],
  run: ({ db, clock }) => sweepExpired(db, clock()),
};
