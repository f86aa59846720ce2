import { HOUR_SECONDS } from '@tipmark/domain';
import type { Lane } from '../../platform/outbox/lanes.ts';
import { finish, type OutboxRow, postpone } from '../../platform/outbox/outbox-queries.ts';
import { dropSubscription, findTarget } from '../../platform/outbox/push-queries.ts';
import { BrowserGone, PushRefused } from '../../platform/outbox/push-sender.ts';
import { MustWait } from '../../platform/outbox/telegram-failures.ts';
import {
  failureText,
  type LaneWork,
  pauseSeconds,
  workLane,
} from '../../platform/outbox/work-lane.ts';
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
  const nowSeconds = clock();
  const target = await findTarget(db, row.recipient);
  if (target === undefined) return finish(db, row.id, { status: 'dropped', nowSeconds });
  await push.send(target, { body: bodyOf(row), secondsToLive: secondsToLive(row.kind) });
  await finish(db, row.id, { status: 'sent', nowSeconds });
}

async function carryOrWait(parts: Parts, row: OutboxRow): Promise<number> {
  const { db, clock } = parts;
  try {
    await carry(parts, row);
  } catch (cause) {
    const nowSeconds = clock();
    const error = failureText(cause);
    if (cause instanceof BrowserGone) await dropSubscription(db, row.recipient);
    const isOver = cause instanceof BrowserGone || cause instanceof PushRefused;
    if (isOver || row.attempts >= MAX_ATTEMPTS) {
      await finish(db, row.id, { status: 'dead', nowSeconds, error });
    } else {
      const pause =
        cause instanceof MustWait ? cause.seconds : pauseSeconds(row.attempts, Math.random);
      await postpone(db, row.id, nowSeconds + pause, error);
    }
  }
  return 0;
}

type Work = Parts & Pick<LaneWork, 'pace' | 'isStopped' | 'pause'> & { readonly lane: Lane };

/**
 * Sends due notifications of a lane to browsers.
 * @returns how many messages were processed
 */
export function workPush({ lane, pace, isStopped, pause, ...parts }: Work): Promise<number> {
  const { db, clock } = parts;
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
