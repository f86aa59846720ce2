import type { Lane } from '../../platform/outbox/lanes.ts';
import type { Messenger } from '../../platform/outbox/messenger.ts';
import {
  finish,
  hasten,
  type OutboxRow,
  postpone,
  tryAgain,
} from '../../platform/outbox/outbox-queries.ts';
import {
  GIVEN_UP_SECONDS,
  NO_ANSWER,
  NoAnswer,
  REST_SECONDS,
  reachOf,
} from '../../platform/outbox/reach.ts';
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
const SECOND_MS = 1_000;
const SERVICE = 'telegram';

type Parts = Pick<PeopleServices, 'db' | 'clock' | 'config'> & { readonly messenger: Messenger };

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

async function carry({ db, clock, config, messenger }: Parts, row: OutboxRow): Promise<void> {
  const text = textOf(row.payload['text']) ?? '';
  const path = textOf(row.payload['path']);
  const link = path === undefined ? textOf(row.payload['link']) : `${siteOf(config)}${path}`;
  const action = textOf(row.payload['action']);
  const reach = reachOf(db, 'telegram');
  const restedAt = clock();
  if (reach.isAway(SERVICE, restedAt))
    return tryAgain(db, row.id, restedAt + REST_SECONDS, `${NO_ANSWER}Telegram is away`);
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
  if (reach.answered(SERVICE)) await hasten(db, 'telegram', clock());
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
    const isOld = nowSeconds - row.created_at.getTime() / SECOND_MS > GIVEN_UP_SECONDS;
    if (cause instanceof MustWait && !isOld) {
      await tryAgain(db, row.id, nowSeconds + cause.seconds, error);
      return cause.seconds;
    }
    if (cause instanceof NoAnswer) reachOf(db, 'telegram').failed(SERVICE, nowSeconds);
    if (cause instanceof ChatGone) await disconnectChat(db, row.recipient);
    const isFinal = cause instanceof ChatGone || cause instanceof MessageRefused || isOld;
    if (isFinal) await finish(db, row.id, { status: 'dead', nowSeconds, error });
    else if (row.attempts >= MAX_ATTEMPTS && !(cause instanceof NoAnswer))
      await finish(db, row.id, { status: 'dead', nowSeconds, error });
    else await postpone(db, row.id, nowSeconds + pauseSeconds(row.attempts, Math.random), error);
    return 0;
  }
}

type Work = Parts & Pick<LaneWork, 'pace' | 'isStopped' | 'pause'> & { readonly lane: Lane };

/** What waits is due as soon as Telegram answers again. */
async function lookForTelegram({ db, clock, messenger }: Parts): Promise<void> {
  const reach = reachOf(db, 'telegram');
  if (reach.toAsk(clock()).length === 0 || !(await messenger.answers())) return;
  if (reach.answered(SERVICE)) await hasten(db, 'telegram', clock());
}

/**
 * Sends what is due in a lane, in the order of each chat. When Telegram requests a pause, the whole
 * lane waits.
 * @returns how many messages were processed
 */
export async function workTelegram(work: Work): Promise<number> {
  const { lane, pace, isStopped, pause, ...parts } = work;
  const { db, clock } = parts;
  await lookForTelegram(parts);
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
