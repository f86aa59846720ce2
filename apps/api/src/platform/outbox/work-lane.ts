import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../database/connect.ts';
import type { Lane } from './lanes.ts';
import { type Channel, claimDue, type OutboxRow, release, restUntil } from './outbox-queries.ts';

const MAX_CLAIMED = 20;
const LEASE_SECONDS = 60;
/** A message begun later might still be in progress when its lease ends, and be sent twice. */
const LATEST_BEGIN_SECONDS = 25;
const FIRST_PAUSE_SECONDS = 15;
const LONGEST_PAUSE_SECONDS = 6 * 60 * 60;
const MAX_ERROR_LENGTH = 500;
const SECOND_MS = 1_000;

/** Doubles with every attempt, randomized so that many messages are not retried at once. */
export function pauseSeconds(attempts: number, chance: () => number): number {
  const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
  return Math.round(pause * (0.5 + chance()));
}

/** Why a message was not sent, as it is stored with it. */
export const failureText = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).slice(0, MAX_ERROR_LENGTH);

/** How fast the workers of a lane send. */
export interface Pace {
  /** Messages in progress at a time; no two of them to one recipient. */
  readonly atOnce: number;
  /** At most so many a second; absent = as fast as they are taken. */
  readonly perSecond?: number | undefined;
}

export interface LaneWork {
  readonly db: Db;
  readonly clock: () => number;
  readonly channel: Channel;
  readonly lane: Lane;
  readonly pace?: Pace | undefined;
  /** A message that waits to be tried again does not hold up later ones to its recipient. */
  readonly mayOvertake?: boolean | undefined;
  /**
   * Sends a message and records the outcome; it never rejects.
   * @returns how long the whole lane has to wait, seconds
   */
  carry(row: OutboxRow): Promise<number>;
  readonly isStopped?: (() => boolean) | undefined;
  readonly pause?: ((ms: number) => Promise<unknown>) | undefined;
}

/**
 * Sends the due messages of one lane of one channel, in the order in which they became due; those
 * of one recipient one after the other.
 * @returns how many were processed
 */
export async function workLane(work: LaneWork): Promise<number> {
  const { db, clock, channel, lane, carry, isStopped = () => false, pause = wait } = work;
  const { mayOvertake = false } = work;
  const { atOnce, perSecond = Number.POSITIVE_INFINITY } = work.pace ?? { atOnce: 1 };
  let count = 0;
  for (;;) {
    const claimedAt = clock();
    const startedMs = performance.now();
    const rows = await claimDue(db, {
      channel,
      lane,
      nowSeconds: claimedAt,
      leaseSeconds: LEASE_SECONDS,
      max: MAX_CLAIMED,
      mayOvertake,
    });
    const left = [...rows];
    let waitSeconds = 0;
    const mayBegin = () =>
      waitSeconds === 0 && !isStopped() && clock() - claimedAt <= LATEST_BEGIN_SECONDS;
    const carryOn = async () => {
      while (mayBegin()) {
        const row = left.shift();
        if (row === undefined) return;
        waitSeconds = Math.max(waitSeconds, await carry(row));
        count += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, carryOn));
    const ids = left.map(({ id }) => id);
    if (waitSeconds > 0) await restUntil(db, ids, clock() + waitSeconds);
    else await release(db, ids);
    if (rows.length === 0 || waitSeconds > 0 || isStopped()) return count;
    const restMs = (rows.length / perSecond) * SECOND_MS - (performance.now() - startedMs);
    if (rows.length === MAX_CLAIMED && restMs > 0) await pause(restMs);
  }
}
