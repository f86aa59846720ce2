import { LANES, type Lane } from '../../platform/outbox/lanes.ts';
import { MailRefused, type MailTransport } from '../../platform/outbox/mail-transport.ts';
import { finish, type OutboxRow, postpone } from '../../platform/outbox/outbox-queries.ts';
import {
  failureText,
  type LaneWork,
  pauseSeconds,
  workLane,
} from '../../platform/outbox/work-lane.ts';
import { buildMail } from './build-mail.ts';
import type { MailParts } from './draft.ts';

const MAX_ATTEMPTS = 12;

export type OutboxWork = Pick<LaneWork, 'pace' | 'isStopped' | 'pause'> & {
  readonly services: MailParts;
  readonly transport: MailTransport;
  /** One after the other where none is named. */
  readonly lane?: Lane;
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
    // Links are removed from sent emails.
    ...(transport.isCarrying ? {} : { rendered: { subject, text, html } }),
  });
}

async function carryOrWait(work: OutboxWork, row: OutboxRow): Promise<number> {
  const { db, clock } = work.services;
  try {
    await carry(work, row);
  } catch (cause) {
    const error = failureText(cause);
    const nowSeconds = clock();
    if (cause instanceof MailRefused || row.attempts >= MAX_ATTEMPTS) {
      await finish(db, row.id, { status: 'dead', nowSeconds, error });
    } else {
      const pause = pauseSeconds(row.attempts, work.chance ?? Math.random);
      await postpone(db, row.id, nowSeconds + pause, error);
    }
  }
  return 0;
}

/**
 * Sends due mails of a lane, or of all. At least once: after a crash between sending and recording
 * it the same mail is sent again, with the same Message-ID.
 * @returns how many rows were processed
 */
export async function workOutbox(work: OutboxWork): Promise<number> {
  const { services, transport: _transport, chance: _chance, lane, ...more } = work;
  const { db, clock } = services;
  let count = 0;
  for (const each of lane === undefined ? LANES : [lane]) {
    count += await workLane({
      ...{ ...more, db, clock, channel: 'mail', lane: each },
      carry: (row) => carryOrWait(work, row),
    });
  }
  return count;
}
