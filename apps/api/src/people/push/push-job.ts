import type { Job } from '../../platform/jobs/job.ts';
import { OUTBOX_TOPIC } from '../../platform/outbox/enqueue.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { workPush } from './work-push.ts';

/** Sends notifications to browsers as they are enqueued. */
export const pushJob: Job<Pick<PeopleServices, 'db' | 'clock' | 'push'>> = {
  name: 'push',
  everyMs: 5_000,
  needs: ['db', 'clock', 'push'],
  wakesOn: [OUTBOX_TOPIC],
  run: (services) => workPush(services),
};
