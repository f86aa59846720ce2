import type { Db } from '../database/connect.ts';
import { type Channel, finish, hasten, type OutboxRow, postpone } from './outbox-queries.ts';
import { GIVEN_UP_SECONDS, NO_ANSWER, NoAnswer, REST_SECONDS, reachOf } from './reach.ts';
import { MustWait } from './telegram-failures.ts';
import { failureText, pauseSeconds } from './work-lane.ts';

/** A service that messages of a channel are sent to. */
export interface Service {
  readonly db: Db;
  readonly clock: () => number;
  readonly channel: Channel;
  /** The origin of a push service, or the name of the only service of the channel. */
  readonly service: string;
}

const SECOND_MS = 1_000;

/** What waits for an answer of the service is due at once, if it was away. */
async function hastenAfterAnswer({ db, clock, channel, service }: Service): Promise<void> {
  if (reachOf(db, channel).answered(service)) await hasten(db, channel, clock(), service);
}

/**
 * Sends a message, unless its service is away: then the message rests, without an attempt.
 * @param send calls the service, and stores the outcome
 * @throws what `send` throws
 */
export async function sendOrRest(
  to: Service,
  row: OutboxRow,
  send: () => Promise<void>,
): Promise<void> {
  const { db, clock, channel, service } = to;
  const reach = reachOf(db, channel);
  const now = clock();
  if (reach.isAway(service, now)) {
    const error = `${NO_ANSWER}${service} is away`;
    return postpone(db, row.id, now + REST_SECONDS, error, { isUncounted: true });
  }
  try {
    await send();
  } catch (cause) {
    if (cause instanceof NoAnswer) reach.failed(service, clock());
    throw cause;
  }
  await hastenAfterAnswer(to);
}

export interface FailedMessage {
  readonly row: OutboxRow;
  readonly cause: unknown;
  /** Whether it would fail again. */
  readonly isFinal: boolean;
  /** How often a message is tried that its service answers. */
  readonly maxAttempts: number;
}

/**
 * Stores what becomes of a message that was not sent: it is given up, or tried again later. Neither
 * an unreachable service nor a request to wait counts as an attempt.
 */
export async function retryOrGiveUp(
  { db, clock }: Pick<Service, 'db' | 'clock'>,
  { row, cause, isFinal, maxAttempts }: FailedMessage,
): Promise<void> {
  const nowSeconds = clock();
  const error = failureText(cause);
  const isOld = nowSeconds - row.created_at.getTime() / SECOND_MS > GIVEN_UP_SECONDS;
  const isUnanswered = cause instanceof NoAnswer;
  const isWaiting = cause instanceof MustWait;
  const isOverTried = row.attempts >= maxAttempts && !isUnanswered && !isWaiting;
  if (isFinal || isOld || isOverTried)
    return finish(db, row.id, { status: 'dead', nowSeconds, error });
  const pause = isWaiting ? cause.seconds : pauseSeconds(row.attempts, Math.random);
  return postpone(db, row.id, nowSeconds + pause, error, { isUncounted: isWaiting });
}

/** Asks the services of a channel that are away whether they answer again, without a message. */
export async function askAwayServices(
  { db, clock, channel }: Omit<Service, 'service'>,
  answers: (service: string) => Promise<boolean>,
): Promise<void> {
  for (const service of reachOf(db, channel).toAsk(clock()))
    if (await answers(service)) await hastenAfterAnswer({ db, clock, channel, service });
}
