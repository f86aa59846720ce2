import { MailRefused, type MailTransport } from '../../platform/outbox/mail-transport.ts';
import {
  claimDue,
  finish,
  hold,
  type OutboxRow,
  postpone,
  release,
} from '../../platform/outbox/outbox-queries.ts';
import { buildMail } from './build-mail.ts';
import { deliverNotification } from './deliver-notification.ts';
import type { MailParts } from './draft.ts';

const MAX_CLAIMED = 20;
const LEASE_SECONDS = 60;
/** A mail begun later might still be in progress when its lease ends, and be sent twice. */
const LATEST_BEGIN_SECONDS = 25;
const MAX_ATTEMPTS = 12;
const FIRST_PAUSE_SECONDS = 15;
const LONGEST_PAUSE_SECONDS = 6 * 60 * 60;
const MAX_ERROR_LENGTH = 500;

/** Doubles with every attempt, randomized so that many mails are not retried at once. */
export function pauseSeconds(attempts: number, chance: () => number): number {
  const pause = Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
  return Math.round(pause * (0.5 + chance()));
}

export type OutboxWork = {
  readonly services: MailParts;
  readonly transport: MailTransport;
  readonly chance?: () => number;
};

async function carry({ services, transport }: OutboxWork, row: OutboxRow): Promise<void> {
  const { db, clock } = services;
  const mail = await buildMail(services, row);
  if (mail === undefined) {
    await finish(db, row.id, { status: 'dropped', nowSeconds: clock() });
    return;
  }
  const { userId, news, ...letter } = mail;
  const way = await deliverNotification(services, row, { userId, news });
  if (typeof way === 'object') {
    await hold(db, row.id, way.until);
    return;
  }
  if (way === 'elsewhere') {
    await finish(db, row.id, { status: 'dropped', nowSeconds: clock() });
    return;
  }
  await transport.send(letter);
  const { subject, text, html } = mail;
  await finish(db, row.id, {
    status: 'sent',
    nowSeconds: clock(),
    // Links are removed from sent emails.
    ...(transport.isCarrying ? {} : { rendered: { subject, text, html } }),
  });
}

async function carryOrWait(work: OutboxWork, row: OutboxRow): Promise<void> {
  const { db, clock } = work.services;
  try {
    await carry(work, row);
  } catch (cause) {
    const error = (cause instanceof Error ? cause.message : String(cause)).slice(
      0,
      MAX_ERROR_LENGTH,
    );
    const nowSeconds = clock();
    if (cause instanceof MailRefused || row.attempts >= MAX_ATTEMPTS) {
      await finish(db, row.id, { status: 'dead', nowSeconds, error });
      return;
    }
    const pause = pauseSeconds(row.attempts, work.chance ?? Math.random);
    await postpone(db, row.id, nowSeconds + pause, error);
  }
}

/**
 * Sends due mails. At least once: after a crash between sending and recording it the same mail is
 * sent again, with the same Message-ID.
 * @returns how many rows were processed
 */
export async function workOutbox(work: OutboxWork): Promise<number> {
  const { db, clock } = work.services;
  let count = 0;
  for (;;) {
    const claimedAt = clock();
    const rows = await claimDue(db, {
      nowSeconds: claimedAt,
      leaseSeconds: LEASE_SECONDS,
      max: MAX_CLAIMED,
    });
    for (const [index, row] of rows.entries()) {
      if (clock() - claimedAt > LATEST_BEGIN_SECONDS) {
        await release(
          db,
          rows.slice(index).map(({ id }) => id),
        );
        break;
      }
      await carryOrWait(work, row);
      count += 1;
    }
    if (rows.length < MAX_CLAIMED) return count;
  }
}
