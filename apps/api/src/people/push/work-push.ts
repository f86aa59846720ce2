import { MustWait } from '../../platform/outbox/messenger.ts';
import {
  claimDue,
  finish,
  type OutboxRow,
  postpone,
} from '../../platform/outbox/outbox-queries.ts';
import { BrowserGone, PushRefused } from '../../platform/outbox/push-sender.ts';
import { dropSubscription, findTarget } from '../../platform/outbox/push-subscriptions.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { pauseSeconds } from '../mails/work-outbox.ts';

const MAX_CLAIMED = 20;
const LEASE_SECONDS = 60;
const MAX_ATTEMPTS = 8;
const MAX_ERROR_LENGTH = 500;
/** A push service takes four kilobytes, of which the encryption needs some. */
const MAX_TITLE = 120;
const MAX_TEXT = 600;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** News of a match is useless the next morning. */
const secondsToLive = (kind: string) => (kind === 'match_news' ? HOUR_SECONDS : DAY_SECONDS);

type Parts = Pick<PeopleServices, 'db' | 'clock' | 'push'>;

const textOf = (value: unknown, max: number) =>
  typeof value === 'string' ? value.slice(0, max) : '';

function bodyOf({ payload, locale }: OutboxRow): string {
  const { title, text, path, tag } = payload;
  return JSON.stringify({
    title: textOf(title, MAX_TITLE),
    text: textOf(text, MAX_TEXT),
    path,
    tag,
    locale,
  });
}

async function carry({ db, clock, push }: Parts, row: OutboxRow): Promise<void> {
  const nowSeconds = clock();
  const target = await findTarget(db, row.recipient);
  if (target === undefined) return finish(db, row.id, { status: 'dropped', nowSeconds });
  await push.send(target, { body: bodyOf(row), secondsToLive: secondsToLive(row.kind) });
  await finish(db, row.id, { status: 'sent', nowSeconds });
}

async function carryOrWait(parts: Parts, row: OutboxRow): Promise<void> {
  const { db, clock } = parts;
  try {
    await carry(parts, row);
  } catch (cause) {
    const nowSeconds = clock();
    const message = cause instanceof Error ? cause.message : String(cause);
    const error = message.slice(0, MAX_ERROR_LENGTH);
    if (cause instanceof BrowserGone) await dropSubscription(db, row.recipient);
    const isOver = cause instanceof BrowserGone || cause instanceof PushRefused;
    if (isOver || row.attempts >= MAX_ATTEMPTS) {
      return finish(db, row.id, { status: 'dead', nowSeconds, error });
    }
    const pause =
      cause instanceof MustWait ? cause.seconds : pauseSeconds(row.attempts, Math.random);
    await postpone(db, row.id, nowSeconds + pause, error);
  }
}

/**
 * Sends due notifications to browsers.
 * @returns how many messages were processed
 */
export async function workPush(parts: Parts): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await claimDue(parts.db, {
      channel: 'push',
      nowSeconds: parts.clock(),
      leaseSeconds: LEASE_SECONDS,
      max: MAX_CLAIMED,
    });
    await Promise.all(rows.map((row) => carryOrWait(parts, row)));
    count += rows.length;
    if (rows.length < MAX_CLAIMED) return count;
  }
}
