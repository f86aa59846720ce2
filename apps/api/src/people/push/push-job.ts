import type { Job } from '../../platform/jobs/job.ts';
import { OUTBOX_TOPIC } from '../../platform/outbox/enqueue.ts';
import { LANE, LANE_NAMES, type LaneName } from '../../platform/outbox/lanes.ts';
import type { Pace } from '../../platform/outbox/work-lane.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { workPush } from './work-push.ts';

type Parts = Pick<PeopleServices, 'db' | 'clock' | 'push'>;

const PACE: Readonly<Record<LaneName, Pace>> = {
  account: { atOnce: 4 },
  money: { atOnce: 4 },
  own: { atOnce: 20 },
  followers: { atOnce: 10, perSecond: 50 },
};

/** Send notifications to browsers as they are enqueued; one job for each lane. */
export const pushJobs: readonly Job<Parts>[] = LANE_NAMES.map((name) => ({
  name: `push: ${name}`,
  // a service that was away is found within seconds
  everyMs: 2_000,
  needs: ['db', 'clock', 'push'],
  wakesOn: [OUTBOX_TOPIC],
  run: ({ db, clock, push }, { isStopped }) =>
    workPush({ db, clock, push, isStopped, lane: LANE[name], pace: PACE[name] }),
}));
