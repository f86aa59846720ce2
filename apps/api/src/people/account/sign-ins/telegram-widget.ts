import { createHash, createHmac } from 'node:crypto';
import { isSameSecret } from '../../../platform/access/callers.ts';
import type { Vouched } from './sign-in-queries.ts';

/** Fields of ours in the address of the return; Telegram signs all others. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['hash', 'state', 'answered']);
const MAX_AGE_SECONDS = 600;

export function telegramAddress(botToken: string, returnTo: string): string {
  const [botId = ''] = botToken.split(':', 1);
  const origin = new URL(returnTo).origin;
  const query = new URLSearchParams({ bot_id: botId, origin, return_to: returnTo });
  return `https://oauth.telegram.org/auth?${query.toString()}`;
}

/**
 * A user confirmed by Telegram with the secret of the bot. Whatever fields come are signed, also
 * those that did not exist when this was written.
 * @throws Error for data that are forged or older than ten minutes
 */
export function telegramPerson(
  botToken: string,
  query: URLSearchParams,
  nowSeconds: number,
): Omit<Vouched, 'provider' | 'issuer'> {
  const lines = [...query]
    .filter(([field]) => !OWN_FIELDS.has(field))
    .map(([field, value]) => `${field}=${value}`)
    .sort();
  const key = createHash('sha256').update(botToken).digest();
  const hash = createHmac('sha256', key).update(lines.join('\n')).digest('hex');
  if (!isSameSecret(query.get('hash') ?? '', hash))
    throw new Error('sign-in with Telegram: the signature is wrong; check the token of the bot');
  const age = nowSeconds - Number(query.get('auth_date'));
  if (!(Math.abs(age) <= MAX_AGE_SECONDS))
    throw new Error('sign-in with Telegram: the data are too old');
  const full = [query.get('first_name'), query.get('last_name')].filter(Boolean).join(' ');
  const name = query.get('username') ?? full;
  return { subject: query.get('id') ?? '', email: null, isEmailVerified: false, name };
}
