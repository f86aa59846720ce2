import { randomUUID } from 'node:crypto';
import type { Locale } from '@tipmark/i18n/server';
import type { Bus } from '../bus/bus.ts';
import { privateTopic } from '../cache/topics.ts';
import { atSecond } from '../database/at-second.ts';
import type { Db } from '../database/connect.ts';
import type { Tx } from '../database/tx.ts';
import { insertMails, insertMessages, type NewMessage } from './enqueue-queries.ts';
import { LANE, laneOf, type MessageKind } from './lanes.ts';
import type { MailKind } from './mail-kinds.ts';
import type { Channel } from './outbox-queries.ts';

export interface Letter {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly locale: Locale;
  /** The data a mail is built from when it is sent; never a secret. */
  readonly payload?: Readonly<Record<string, string | number>>;
  /** A second email with the same key is not enqueued. */
  readonly dedupKey?: string;
}

interface Waiting {
  readonly channel: Channel;
  readonly kind: MessageKind;
  readonly recipient: string;
  readonly locale: Locale;
  readonly payload?: Readonly<Record<string, string | number>> | undefined;
  readonly dedupKey?: string | undefined;
}

function rowOf({ dedupKey, payload = {}, ...message }: Waiting, nowSeconds: number): NewMessage {
  const id = randomUUID();
  const { userId } = payload;
  return {
    ...message,
    id,
    dedup_key: dedupKey ?? id,
    lane: laneOf(message.kind),
    user_id: typeof userId === 'number' ? userId : null,
    payload: JSON.stringify(payload),
    created_at: atSecond(nowSeconds),
    run_at: atSecond(nowSeconds),
    locked_until: null,
    finished_at: null,
    last_error: null,
    rendered: null,
  };
}

/** Enqueues an email in the transaction of the change it reports. */
export function enqueueMail(db: Db | Tx, letter: Letter, nowSeconds: number): Promise<void> {
  return enqueueMails(db, [letter], nowSeconds);
}

/**
 * At most some hundreds: one statement for any number, none without emails. Somebody waits for a
 * letter about their account: earlier ones that failed are tried again with it, as it may not
 * overtake them.
 */
export async function enqueueMails(
  db: Db | Tx,
  letters: readonly Letter[],
  nowSeconds: number,
): Promise<void> {
  if (letters.length === 0) return;
  const awaited = letters.filter(({ kind }) => laneOf(kind) === LANE.account);
  const recipients = [...new Set(awaited.map(({ recipient }) => recipient))];
  const rows = letters.map((letter) => rowOf({ ...letter, channel: 'mail' }, nowSeconds));
  await insertMails(db, rows, { recipients, nowSeconds });
}

export interface ChatMessage {
  readonly kind: MessageKind;
  readonly chatId: string;
  readonly locale: Locale;
  /** `text`, and the `path` and `action` of its button; `userId` of the recipient. */
  readonly payload: Readonly<Record<string, string | number>>;
  readonly dedupKey?: string;
}

/** Enqueues messages of the bot; those of one chat are sent in this order. */
export async function enqueueMessages(
  db: Db | Tx,
  messages: readonly ChatMessage[],
  nowSeconds: number,
): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map(({ chatId, ...message }) =>
    rowOf({ ...message, channel: 'telegram', recipient: chatId }, nowSeconds),
  );
  await insertMessages(db, rows);
}

export const OUTBOX_TOPIC = privateTopic('outbox');

/** Wakes the worker. Call it after the commit. */
export function wakeOutbox(bus: Bus): void {
  bus.publish([OUTBOX_TOPIC]);
}
