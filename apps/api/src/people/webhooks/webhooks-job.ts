import type { Job } from '../../platform/jobs/job.ts';
import { OUTBOX_TOPIC } from '../../platform/outbox/enqueue.ts';
import { type HookParts, workHooks } from './work-hooks.ts';

/** A receiver that is slow holds up those that were claimed with it, and no others. */
const WORKERS = 3;

/** Sends webhooks as they are enqueued. */
export const webhooksJob: Job<HookParts> = {
  name: 'webhooks',
  everyMs: 5_000,
  needs: ['db', 'clock', 'hooks', 'hookKey'],
  wakesOn: [OUTBOX_TOPIC],
  run: (services, { isStopped, onError }) =>
    Promise.all(
      Array.from({ length: WORKERS }, () =>
        workHooks({ ...services, isStopped, onError, pace: { atOnce: 20 } }),
      ),
    ),
};
