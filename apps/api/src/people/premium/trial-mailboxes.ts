import { createHmac } from 'node:crypto';
import { tableOf } from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import { storeTrialMailbox } from './trial-queries.ts';

/** Hosts under which one provider delivers to the same mailbox. */
const SAME_HOST = tableOf<string>({
  'googlemail.com': 'gmail.com',
  'ya.ru': 'yandex.ru',
  'yandex.com': 'yandex.ru',
  'yandex.by': 'yandex.ru',
  'yandex.kz': 'yandex.ru',
});

/**
 * The mailbox behind an address: without a tag behind `+`, and without what its provider ignores.
 * @param folded in lower case
 */
export function mailboxOf(folded: string): string {
  const at = folded.lastIndexOf('@');
  const given = folded.slice(at + 1);
  const host = SAME_HOST[given] ?? given;
  const [local = ''] = folded.slice(0, at).split('+', 1);
  if (host === 'gmail.com') return `${local.replaceAll('.', '')}@${host}`;
  if (host === 'yandex.ru') return `${local.replaceAll('-', '.')}@${host}`;
  return `${local}@${host}`;
}

/**
 * Uses up the one trial of a mailbox, also for accounts registered after this one was deleted.
 * @returns false when it had one
 */
export async function takeTrial(
  tx: Tx,
  key: Buffer,
  emailFolded: string,
  nowSeconds: number,
): Promise<boolean> {
  const hash = createHmac('sha256', key)
    .update(`trial:${mailboxOf(emailFolded)}`)
    .digest('hex');
  return storeTrialMailbox(tx, hash, nowSeconds);
}
