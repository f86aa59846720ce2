import type { Job } from '../../platform/jobs/job.ts';
import { NoAnswer } from '../../platform/outbox/reach.ts';
import { MustWait, UpdatesElsewhere } from '../../platform/outbox/telegram-failures.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { receiveUpdate } from './receive-update.ts';
import { leasePolling, releasePolling } from './update-queries.ts';

type Parts = Pick<PeopleServices, 'db' | 'bus' | 'clock' | 'messenger'>;

const EVERY_SECONDS = 3;
const LONGEST_PAUSE_SECONDS = 300;
/** Longer than a poll and its answers take. */
const LEASE_SECONDS = 60;
/** Another process with other settings may have changed the way meanwhile. */
const WAY_LASTS_SECONDS = 3_600;

/** Answers the updates that wait; nothing while another process does it. */
async function pollOnce(parts: Parts, chooseWay: () => Promise<void>): Promise<void> {
  const { db, clock, messenger } = parts;
  const from = await leasePolling(db, messenger.botId, clock(), LEASE_SECONDS);
  if (from === undefined) return;
  let next = from;
  try {
    await chooseWay();
    for (const update of await messenger.poll(from)) {
      await receiveUpdate(parts, update);
      next = Math.max(next, update.updateId + 1);
    }
  } finally {
    await releasePolling(db, messenger.botId, next, clock());
  }
}

/**
 * Receives messages to the bot: polls for them, in one of several processes, or has Telegram send
 * them. While Telegram refuses, the pauses grow.
 */
export function createReceiveJob(): Job<Parts> {
  let failures = 0;
  let notBefore = 0;
  let wayChosenAt = Number.NEGATIVE_INFINITY;
  return {
    name: 'telegram: updates',
    everyMs: EVERY_SECONDS * 1_000,
    needs: ['db', 'bus', 'clock', 'messenger'],
    async run(parts) {
      const { clock, messenger } = parts;
      if (!messenger.isCarrying || clock() < notBefore) return;
      const chooseWay = async () => {
        if (clock() - wayChosenAt < WAY_LASTS_SECONDS) return;
        await messenger.chooseWay();
        wayChosenAt = clock();
      };
      try {
        await (messenger.isPolling ? pollOnce(parts, chooseWay) : chooseWay());
        failures = 0;
      } catch (error) {
        if (error instanceof UpdatesElsewhere) wayChosenAt = Number.NEGATIVE_INFINITY;
        failures += 1;
        // what refuses is asked less often; what does not answer is found within seconds
        const longest = error instanceof NoAnswer ? EVERY_SECONDS : LONGEST_PAUSE_SECONDS;
        const pause = Math.min(EVERY_SECONDS * 2 ** failures, longest);
        notBefore = clock() + (error instanceof MustWait ? Math.max(error.seconds, pause) : pause);
        throw error;
      }
    },
  };
}
