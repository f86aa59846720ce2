import type { Lane } from '../../platform/outbox/lanes.ts';
import type { Messenger } from '../../platform/outbox/messenger.ts';
import { finish, type OutboxRow, postpone } from '../../platform/outbox/outbox-queries.ts';
import { ChatGone, MessageRefused, MustWait } from '../../platform/outbox/telegram-failures.ts';
import {
  failureText,
  type LaneWork,
  pauseSeconds,
  workLane,
} from '../../platform/outbox/work-lane.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { siteOf } from '../mails/build-mail.ts';
import { disconnectChat } from './telegram-queries.ts';

const MAX_ATTEMPTS = 12;

type Parts = Pick<PeopleServices, 'db' | 'clock' | 'config'> & { readonly messenger: Messenger };

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

async function carry({ db, clock, config, messenger }: Parts, row: OutboxRow): Promise<void> {
  const text = textOf(row.payload['text']) ?? '';
  const path = textOf(row.payload['path']);
  const link = path === undefined ? textOf(row.payload['link']) : `${siteOf(config)}${path}`;
  const action = textOf(row.payload['action']);
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
}

/** @returns how long Telegram requests a pause, seconds */
async function carryOrWait(parts: Parts, row: OutboxRow): Promise<number> {
  const { db, clock } = parts;
  try {
    await carry(parts, row);
    return 0;
  } catch (cause) {
    const nowSeconds = clock();
    const error = failureText(cause);
    if (cause instanceof MustWait) {
      await postpone(db, row.id, nowSeconds + cause.seconds, error);
      return cause.seconds;
    }
    if (cause instanceof ChatGone) await disconnectChat(db, row.recipient);
    const isFinal = cause instanceof ChatGone || cause instanceof MessageRefused;
    if (isFinal || row.attempts >= MAX_ATTEMPTS) {
      await finish(db, row.id, { status: 'dead', nowSeconds, error });
      return 0;
    }
    await postpone(db, row.id, nowSeconds + pauseSeconds(row.attempts, Math.random), error);
    return 0;
  }
}

type Work = Parts & Pick<LaneWork, 'pace' | 'isStopped' | 'pause'> & { readonly lane: Lane };

/**
 * Sends what is due in a lane, in the order of each chat. When Telegram requests a pause, the whole
 * lane waits.
 * @returns how many messages were processed
 */
export function workTelegram({ lane, pace, isStopped, pause, ...parts }: Work): Promise<number> {
  const { db, clock } = parts;
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
