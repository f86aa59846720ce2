import { randomUUID } from 'node:crypto';
import type { Locale } from '@tipmark/i18n/server';
import type { Bus } from '../bus/bus.ts';
import { privateTopic } from '../cache/topics.ts';
import { atSecond } from '../database/at-second.ts';
import type { Db } from '../database/connect.ts';
import type { Tx } from '../database/tx.ts';

export const MAIL_KINDS = [
  'confirm_email',
  'recover_password',
  'password_changed',
  'email_changed',
  'reauth',
  'password_guessed',
  'two_steps_on',
  'two_steps_off',
  'recovery_codes_renewed',
  'contest_prize',
  'manage_subscription',
  'match_news',
  'template_alert',
  'followed_tip',
  'tips_settled',
  'new_follower',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export type Letter = {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly locale: Locale;
  /** What the mail is made from when it is sent; never a secret. */
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

/** Some hundreds at most: one statement however many, none for none. */
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

export const OUTBOX_TOPIC = privateTopic('outbox');

/** Wakes the worker. Call it after the commit. */
export function wakeOutbox(bus: Bus): void {
  bus.publish([OUTBOX_TOPIC]);
}
