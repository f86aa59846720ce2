import { onIngested } from '../../platform/cache/on-ingested.ts';
import { utcDayOf } from '../../platform/cache/topics.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { PlatformServices } from '../../platform/services.ts';
import { type EndedMatch, endOverdue } from './overdue-queries.ts';

const EVERY_MS = 600_000;
export const touchedBy = (ended: readonly EndedMatch[]) => ({
  days: new Set(ended.map(({ startsAt }) => utcDayOf(startsAt))),
  matchIds: new Set(ended.map(({ id }) => id)),
});

export const endOverdueJob: Job<Pick<PlatformServices, 'db' | 'bus' | 'clock'>> = {
  name: 'overdue matches',
  everyMs: EVERY_MS,
  needs: ['db', 'bus', 'clock'],
  async run({ db, bus, clock }) {
    const ended = await endOverdue(db, clock());
    if (ended.length > 0) onIngested(bus, touchedBy(ended));
  },
};
