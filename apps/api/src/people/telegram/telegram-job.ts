import type { Job } from '../../platform/jobs/job.ts';
import { OUTBOX_TOPIC } from '../../platform/outbox/enqueue.ts';
import { LANE, LANE_NAMES, type LaneName } from '../../platform/outbox/lanes.ts';
import type { Pace } from '../../platform/outbox/work-lane.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { workTelegram } from './work-telegram.ts';

type Parts = Pick<PeopleServices, 'db' | 'clock' | 'config' | 'messenger'>;

/** Telegram takes about thirty messages a second of one bot. */
const PACE: Readonly<Record<LaneName, Pace>> = {
  account: { atOnce: 4 },
  money: { atOnce: 2 },
  own: { atOnce: 2, perSecond: 10 },
  followers: { atOnce: 2, perSecond: 10 },
};

/** Send what waits for chats; one job for each lane. */
export const telegramJobs: readonly Job<Parts>[] = LANE_NAMES.map((name) => ({
  name: `telegram: ${name}`,
  everyMs: 2_000,
  needs: ['db', 'clock', 'config', 'messenger'],
  wakesOn: [OUTBOX_TOPIC],
  run: ({ db, clock, config, messenger }, { isStopped }) =>
    workTelegram({
      db,
      clock,
      config,
      messenger,
      isStopped,
      lane: LANE[name],
      pace: PACE[name],
    }),
}));
