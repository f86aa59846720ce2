import { HOUR_SECONDS } from '@tipmark/domain';
import type { Lane } from '../../platform/outbox/lanes.ts';
import {
  finish,
  hasten,
  type OutboxRow,
  postpone,
  tryAgain,
} from '../../platform/outbox/outbox-queries.ts';
import { dropSubscription, findTarget } from '../../platform/outbox/push-queries.ts';
import { BrowserGone, PushRefused } from '../../platform/outbox/push-sender.ts';
import {
  GIVEN_UP_SECONDS,
  NO_ANSWER,
  NoAnswer,
  REST_SECONDS,
  reachOf,
} from '../../platform/outbox/reach.ts';
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
const SECOND_MS = 1_000;
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
  const { origin } = new URL(target.endpoint);
  const reach = reachOf(db, 'push');
  const restedAt = clock();
  if (reach.isAway(origin, restedAt))
    return tryAgain(db, row.id, restedAt + REST_SECONDS, `${NO_ANSWER}${origin} is away`);
  try {
    await push.send(target, { body: bodyOf(row), secondsToLive: secondsToLive(row.kind) });
  } catch (cause) {
    if (cause instanceof NoAnswer) reach.failed(origin, clock());
    throw cause;
  }
  await finish(db, row.id, { status: 'sent', nowSeconds: clock() });
  if (reach.answered(origin)) await hasten(db, 'push', clock(), origin);
}

/** What becomes of a message that was not sent. */
async function wait({ db, clock }: Parts, row: OutboxRow, cause: unknown): Promise<void> {
  const nowSeconds = clock();
  const error = failureText(cause);
  if (cause instanceof BrowserGone) await dropSubscription(db, row.recipient);
  const isOld = nowSeconds - row.created_at.getTime() / SECOND_MS > GIVEN_UP_SECONDS;
  const isOver = cause instanceof BrowserGone || cause instanceof PushRefused || isOld;
  if (isOver) return finish(db, row.id, { status: 'dead', nowSeconds, error });
  if (cause instanceof MustWait) return tryAgain(db, row.id, nowSeconds + cause.seconds, error);
  if (row.attempts >= MAX_ATTEMPTS && !(cause instanceof NoAnswer))
    return finish(db, row.id, { status: 'dead', nowSeconds, error });
  return postpone(db, row.id, nowSeconds + pauseSeconds(row.attempts, Math.random), error);
}

async function carryOrWait(parts: Parts, row: OutboxRow): Promise<number> {
  try {
    await carry(parts, row);
  } catch (cause) {
    await wait(parts, row, cause);
  }
  return 0;
}

type Work = Parts & Pick<LaneWork, 'pace' | 'isStopped' | 'pause'> & { readonly lane: Lane };

/** What waits for a push service is due as soon as it answers again. */
async function lookForServices({ db, clock, push }: Parts): Promise<void> {
  const reach = reachOf(db, 'push');
  for (const origin of reach.toAsk(clock())) {
    const isBack = await push.answers(origin);
    if (isBack && reach.answered(origin)) await hasten(db, 'push', clock(), origin);
  }
}

/**
 * Sends due notifications of a lane to browsers.
 * @returns how many messages were processed
 */
export async function workPush(work: Work): Promise<number> {
  const { lane, pace, isStopped, pause, ...parts } = work;
  const { db, clock } = parts;
  await lookForServices(parts);
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
