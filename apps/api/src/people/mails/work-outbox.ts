import { MailRefused, type MailTransport } from '../../platform/outbox/mail-transport.ts';
import {
  claimDue,
  finish,
  type OutboxRow,
  postpone,
} from '../../platform/outbox/outbox-queries.ts';
import { buildMail } from './build-mail.ts';
import type { MailParts } from './draft.ts';

const MAX_CLAIMED = 20;
const LEASE_SECONDS = 60;
const MAX_ATTEMPTS = 12;
const FIRST_PAUSE_SECONDS = 15;
const LONGEST_PAUSE_SECONDS = 6 * 60 * 60;
const MAX_ERROR_LENGTH = 500;

/** Doubles with every attempt; by chance a little sooner or later, so that a crowd spreads out. */
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
  await transport.send(mail);
  const { subject, text, html } = mail;
  await finish(db, row.id, {
    status: 'sent',
    nowSeconds: clock(),
    // Sent emails keep no link.
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
 * Sends what is due. At least once: a crash between sending and noting it sends the same mail, with
 * the same Message-ID, again.
 * @returns how many rows were worked on
 */
export async function workOutbox(work: OutboxWork): Promise<number> {
  const { db, clock } = work.services;
  let count = 0;
  for (;;) {
    const rows = await claimDue(db, {
      nowSeconds: clock(),
      leaseSeconds: LEASE_SECONDS,
      max: MAX_CLAIMED,
    });
    for (const row of rows) await carryOrWait(work, row);
    count += rows.length;
    if (rows.length < MAX_CLAIMED) return count;
  }
}
