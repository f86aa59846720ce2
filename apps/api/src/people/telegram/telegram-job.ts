import type { Job } from '../../platform/jobs/job.ts';
import { OUTBOX_TOPIC } from '../../platform/outbox/enqueue.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { answerWritten } from './answer-written.ts';
import { workTelegram } from './work-telegram.ts';

/** Receives messages to the bot, and sends those waiting for chats. */
export const telegramJob: Job<Pick<PeopleServices, 'db' | 'bus' | 'clock' | 'messenger'>> = {
  name: 'telegram',
  everyMs: 3_000,
  needs: ['db', 'bus', 'clock', 'messenger'],
  wakesOn: [OUTBOX_TOPIC],
  async run(services, { onError }) {
    // A bot that does not respond must not delay outgoing messages.
    const received = await services.messenger.poll().catch((error: unknown) => {
      onError(error);
      return [];
    });
    for (const written of received) await answerWritten(services, written);
    await workTelegram(services);
  },
};
