import { LANES, type Lane } from '../../platform/outbox/lanes.ts';
import {
  type BeforeEnd,
  MailRefused,
  type MailTransport,
  MailUnanswered,
} from '../../platform/outbox/mail-transport.ts';
import {
  finish,
  noteUnanswered,
  type OutboxRow,
  postpone,
} from '../../platform/outbox/outbox-queries.ts';
import { type AcquireSlot, createSlots } from '../../platform/outbox/slots.ts';
import {
  failureText,
  type LaneWork,
  pauseSeconds,
  workLane,
} from '../../platform/outbox/work-lane.ts';
import { buildMail } from './build-mail.ts';
import type { MailParts } from './draft.ts';

const MAX_ATTEMPTS = 12;
/** A mail that may have arrived is sent once more, and no further. */
const MOST_UNANSWERED = 2;
/** A mail server that takes longer over one mail does not hold up the others. */
const LONGEST_SLOT_MS = 2_000;

export type OutboxWork = Pick<LaneWork, 'pace' | 'isStopped' | 'pause'> & {
  readonly services: MailParts;
  readonly transport: MailTransport;
  /** One after the other where none is named. */
  readonly lane?: Lane;
  readonly chance?: () => number;
};

async function send(work: OutboxWork, row: OutboxRow, beforeEnd: BeforeEnd): Promise<void> {
  const { services, transport } = work;
  const { db, clock } = services;
  const mail = await buildMail(services, row);
  if (mail === undefined) {
    await finish(db, row.id, { status: 'dropped', nowSeconds: clock() });
    return;
  }
  await transport.send(mail, beforeEnd);
  const { subject, text, html } = mail;
  await finish(db, row.id, {
    status: 'sent',
    nowSeconds: clock(),
    // Links are removed from sent emails.
    ...(transport.isCarrying ? {} : { rendered: { subject, text, html } }),
  });
}

async function sendOrWait(work: OutboxWork, row: OutboxRow, beforeEnd: BeforeEnd): Promise<void> {
  const { db, clock } = work.services;
  try {
    await send(work, row, beforeEnd);
  } catch (cause) {
    const error = failureText(cause);
    const nowSeconds = clock();
    const unanswered = row.unanswered + (cause instanceof MailUnanswered ? 1 : 0);
    const isOver = row.attempts >= MAX_ATTEMPTS || unanswered >= MOST_UNANSWERED;
    if (cause instanceof MailRefused || isOver) {
      await finish(db, row.id, { status: 'dead', nowSeconds, error });
    } else {
      const pause = pauseSeconds(row.attempts, work.chance ?? Math.random);
      await noteUnanswered(db, row.id, unanswered);
      await postpone(db, row.id, nowSeconds + pause, error);
    }
  }
}

/**
 * Sends a mail. Only one at a time is between its transfer and the record of it, so that a killed
 * process leaves one mail that may be sent again.
 */
async function carry(work: OutboxWork, row: OutboxRow, acquireSlot: AcquireSlot): Promise<number> {
  const { db, clock } = work.services;
  if (row.unanswered >= MOST_UNANSWERED) {
    const error = 'transferred twice to the mail server, and no answer was recorded';
    await finish(db, row.id, { status: 'dead', nowSeconds: clock(), error });
    return 0;
  }
  let isOver = false;
  let releaseSlot = () => {};
  try {
    await sendOrWait(work, row, async () => {
      const end = await acquireSlot();
      if (isOver) return end();
      releaseSlot = end;
      return noteUnanswered(db, row.id, row.unanswered + 1);
    });
  } finally {
    isOver = true;
    releaseSlot();
  }
  return 0;
}

/**
 * Sends due mails of a lane, or of all. After a crash between transferring a mail and recording it,
 * the same mail is sent once more, with the same Message-ID.
 * @returns how many rows were processed
 */
export async function workOutbox(work: OutboxWork): Promise<number> {
  const { services, transport: _transport, chance: _chance, lane, ...more } = work;
  const { db, clock } = services;
  const acquireSlot = createSlots(LONGEST_SLOT_MS);
  let count = 0;
  for (const each of lane === undefined ? LANES : [lane]) {
    count += await workLane({
      ...more,
      db,
      clock,
      channel: 'mail',
      lane: each,
      carry: (row) => carry(work, row, acquireSlot),
    });
  }
  return count;
}
