import type { Lane } from '../../platform/outbox/lanes.ts';
import type { Messenger } from '../../platform/outbox/messenger.ts';
import { finish, type OutboxRow } from '../../platform/outbox/outbox-queries.ts';
import { askAwayServices, retryOrGiveUp, sendOrRest } from '../../platform/outbox/send-or-rest.ts';
import { ChatGone, MessageRefused, MustWait } from '../../platform/outbox/telegram-failures.ts';
import { type LaneWork, workLane } from '../../platform/outbox/work-lane.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { siteOf } from '../mails/build-mail.ts';
import { disconnectChat } from './telegram-queries.ts';

const MAX_ATTEMPTS = 12;
const TELEGRAM = { channel: 'telegram', service: 'Telegram' } as const;

type Parts = Pick<PeopleServices, 'db' | 'clock' | 'config'> & { readonly messenger: Messenger };

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

async function carry({ db, clock, config, messenger }: Parts, row: OutboxRow): Promise<void> {
  const text = textOf(row.payload['text']) ?? '';
  const path = textOf(row.payload['path']);
  const link = path === undefined ? textOf(row.payload['link']) : `${siteOf(config)}${path}`;
  const action = textOf(row.payload['action']);
  await sendOrRest({ db, clock, ...TELEGRAM }, row, async () => {
    await messenger.send(row.recipient, {
      text,
      ...(link !== undefined && { link }),
      ...(action !== undefined && { action }),
    });
    await finish(db, row.id, {
      status: 'sent',
      nowSeconds: clock(),
      ...(messenger.isCarrying ? {} : { rendered: { subject: '', html: link ?? '', text } }),
    });
  });
}

/** @returns how long Telegram requests a pause, seconds */
async function carryOrWait(parts: Parts, row: OutboxRow): Promise<number> {
  const { db } = parts;
  try {
    await carry(parts, row);
    return 0;
  } catch (cause) {
    if (cause instanceof ChatGone) await disconnectChat(db, row.recipient);
    const isFinal = cause instanceof ChatGone || cause instanceof MessageRefused;
    await retryOrGiveUp(parts, { row, cause, isFinal, maxAttempts: MAX_ATTEMPTS });
    return cause instanceof MustWait ? cause.seconds : 0;
  }
}

type Work = Parts & Pick<LaneWork, 'pace' | 'isStopped' | 'pause'> & { readonly lane: Lane };

/**
 * Sends what is due in a lane, in the order of each chat. When Telegram requests a pause, the whole
 * lane waits.
 * @returns how many messages were processed
 */
export async function workTelegram(work: Work): Promise<number> {
  const { lane, pace, isStopped, pause, ...parts } = work;
  const { db, clock } = parts;
  await askAwayServices({ db, clock, channel: 'telegram' }, () => parts.messenger.answers());
  return workLane({
    db,
    clock,
    channel: 'telegram',
    lane,
    pace,
    isStopped,
    pause,
    carry: (row) => carryOrWait(parts, row),
  });
}
