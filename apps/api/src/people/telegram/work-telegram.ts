import { ChatGone, type Messenger, MustWait } from '../../platform/outbox/messenger.ts';
import {
  claimDue,
  finish,
  type OutboxRow,
  postpone,
} from '../../platform/outbox/outbox-queries.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { pauseSeconds } from '../mails/work-outbox.ts';
import { disconnectChat } from './telegram-queries.ts';

const MAX_CLAIMED = 20;
const LEASE_SECONDS = 60;
const MAX_ATTEMPTS = 12;
const MAX_ERROR_LENGTH = 500;

type Parts = Pick<PeopleServices, 'db' | 'clock'> & { readonly messenger: Messenger };

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

async function carry({ db, clock, messenger }: Parts, row: OutboxRow): Promise<void> {
  const text = textOf(row.payload['text']) ?? '';
  const link = textOf(row.payload['link']);
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
    const error = (cause instanceof Error ? cause.message : String(cause)).slice(
      0,
      MAX_ERROR_LENGTH,
    );
    if (cause instanceof MustWait) {
      await postpone(db, row.id, nowSeconds + cause.seconds, error);
      return cause.seconds;
    }
    if (cause instanceof ChatGone || row.attempts >= MAX_ATTEMPTS) {
      if (cause instanceof ChatGone) await disconnectChat(db, row.recipient);
      await finish(db, row.id, { status: 'dead', nowSeconds, error });
      return 0;
    }
    await postpone(db, row.id, nowSeconds + pauseSeconds(row.attempts, Math.random), error);
    return 0;
  }
}

/**
 * Sends what is due, in the order of each chat: per chat only the oldest message is ever in
 * progress. When Telegram requests a pause, everything claimed waits.
 * @returns how many messages were processed
 */
export async function workTelegram(parts: Parts): Promise<number> {
  const { db, clock } = parts;
  let count = 0;
  for (;;) {
    const rows = await claimDue(db, {
      channel: 'telegram',
      nowSeconds: clock(),
      leaseSeconds: LEASE_SECONDS,
      max: MAX_CLAIMED,
    });
    let waitSeconds = 0;
    for (const row of rows) {
      if (waitSeconds === 0) waitSeconds = await carryOrWait(parts, row);
      else await postpone(db, row.id, clock() + waitSeconds, 'another message has to wait');
    }
    count += rows.length;
    if (rows.length === 0 || waitSeconds > 0) return count;
  }
}
