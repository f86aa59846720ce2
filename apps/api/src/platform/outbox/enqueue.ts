import { randomUUID } from 'node:crypto';
import type { Locale } from '@tipmark/i18n/server';
import type { Bus } from '../bus/bus.ts';
import { privateTopic } from '../cache/topics.ts';
import { atSecond } from '../database/at-second.ts';
import type { Db } from '../database/connect.ts';
import type { Tx } from '../database/tx.ts';
import type { MailKind } from './mail-kinds.ts';

export type Letter = {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly locale: Locale;
  /** The data a mail is built from when it is sent; never a secret. */
  readonly payload?: Readonly<Record<string, string | number>>;
  /** A second email with the same key is not enqueued. */
  readonly dedupKey?: string;
};

function rowOf({ kind, recipient, locale, payload, dedupKey }: Letter, nowSeconds: number) {
  const id = randomUUID();
  return {
    ...{ id, kind, recipient, locale },
    dedup_key: dedupKey ?? id,
    channel: 'mail',
    payload: JSON.stringify(payload ?? {}),
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

/** At most some hundreds: one statement for any number, none without emails. */
export async function enqueueMails(
  db: Db | Tx,
  letters: readonly Letter[],
  nowSeconds: number,
): Promise<void> {
  if (letters.length === 0) return;
  await db
    .insertInto('outbox')
    .values(letters.map((letter) => rowOf(letter, nowSeconds)))
    .onConflict((conflict) => conflict.column('dedup_key').doNothing())
    .execute();
}

export type ChatMessage = {
  readonly kind: string;
  readonly chatId: string;
  readonly locale: Locale;
  /** `text`, and the `link` and `action` of its button; `userId` of the recipient. */
  readonly payload: Readonly<Record<string, string | number>>;
  readonly dedupKey?: string;
};

/** Enqueues messages of the bot; those of one chat are sent in this order. */
export async function enqueueMessages(
  db: Db | Tx,
  messages: readonly ChatMessage[],
  nowSeconds: number,
): Promise<void> {
  if (messages.length === 0) return;
  await db
    .insertInto('outbox')
    .values(
      messages.map(({ kind, chatId, locale, payload, dedupKey }) => {
        const id = randomUUID();
        return {
          ...{ id, kind, locale, channel: 'telegram', recipient: chatId },
          dedup_key: dedupKey ?? id,
          payload: JSON.stringify(payload),
          created_at: atSecond(nowSeconds),
          run_at: atSecond(nowSeconds),
          locked_until: null,
          finished_at: null,
          last_error: null,
          rendered: null,
        };
      }),
    )
    .onConflict((conflict) => conflict.column('dedup_key').doNothing())
    .execute();
}

export const OUTBOX_TOPIC = privateTopic('outbox');

/** Wakes the worker. Call it after the commit. */
export function wakeOutbox(bus: Bus): void {
  bus.publish([OUTBOX_TOPIC]);
}
