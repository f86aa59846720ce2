import { HOUR_SECONDS } from '@tipmark/domain';
import type { Lane } from '../../platform/outbox/lanes.ts';
import { finish, type OutboxRow } from '../../platform/outbox/outbox-queries.ts';
import { dropSubscription, findTarget } from '../../platform/outbox/push-queries.ts';
import { BrowserGone, PushRefused } from '../../platform/outbox/push-sender.ts';
import { askAwayServices, retryOrGiveUp, sendOrRest } from '../../platform/outbox/send-or-rest.ts';
import { type LaneWork, workLane } from '../../platform/outbox/work-lane.ts';
import type { PeopleServices } from '../account/people-services.ts';

const MAX_ATTEMPTS = 8;
/** A push service takes four kilobytes, of which the encryption needs some. */
const MAX_TITLE = 120;
const MAX_TEXT = 600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** A notification about a match is useless the next morning. */
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
  const target = await findTarget(db, row.recipient);
  if (target === undefined) return finish(db, row.id, { status: 'dropped', nowSeconds: clock() });
  const service = new URL(target.endpoint).origin;
  const message = { body: bodyOf(row), secondsToLive: secondsToLive(row.kind) };
  await sendOrRest({ db, clock, channel: 'push', service }, row, async () => {
    await push.send(target, message);
    await finish(db, row.id, { status: 'sent', nowSeconds: clock() });
  });
}

async function carryOrWait(parts: Parts, row: OutboxRow): Promise<number> {
  try {
    await carry(parts, row);
  } catch (cause) {
    if (cause instanceof BrowserGone) await dropSubscription(parts.db, row.recipient);
    const isFinal = cause instanceof BrowserGone || cause instanceof PushRefused;
    await retryOrGiveUp(parts, { row, cause, isFinal, maxAttempts: MAX_ATTEMPTS });
  }
  return 0;
}

type Work = Parts & Pick<LaneWork, 'pace' | 'isStopped' | 'pause'> & { readonly lane: Lane };

/**
 * Sends due notifications of a lane to browsers.
 * @returns how many messages were processed
 */
export async function workPush(work: Work): Promise<number> {
  const { lane, pace, isStopped, pause, ...parts } = work;
  const { db, clock } = parts;
  await askAwayServices({ db, clock, channel: 'push' }, parts.push.answers);
  return workLane({
    db,
    clock,
    channel: 'push',
    lane,
    pace,
    isStopped,
    pause,
    carry: (row) => carryOrWait(parts, row),
  });
}
