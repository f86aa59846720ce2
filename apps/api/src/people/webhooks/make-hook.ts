import type { Locale } from '@tipmark/i18n/server';
import { tx } from '../../platform/database/tx.ts';
import { CallError, fieldError } from '../../platform/errors/errors.ts';
import { type AddressFault, readHookAddress } from '../../platform/webhooks/hook-address.ts';
import { makeHookSecret } from '../../platform/webhooks/hook-signature.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { sealSecret } from '../account/totp/sealed-secret.ts';
import {
  type ChosenSearch,
  countChoice,
  findHooks,
  insertHook,
  MOST_HOOKS,
  replaceSecret,
} from './hook-queries.ts';

const FAULT_TEXTS = {
  noAddress: 'hook_no_address',
  noHttps: 'hook_no_https',
  credentials: 'hook_credentials',
  port: 'hook_port',
  privateAddress: 'hook_private',
  ownHost: 'hook_own_host',
} as const satisfies Readonly<Record<AddressFault, string>>;

const FORMER_SIGNS_SECONDS = 86_400;

type Parts = Pick<PeopleServices, 'db' | 'hooks' | 'hookKey'>;

export interface WantedHook {
  readonly userId: number;
  readonly address: string;
  readonly locale: Locale;
  readonly allCappers: boolean;
  readonly searches: readonly ChosenSearch[];
  readonly cappers: readonly string[];
}

/**
 * Makes a webhook. @returns its secret
 * @throws CallError validation, conflict, limit_reached
 */
export async function makeHook(
  { db, hooks, hookKey }: Parts,
  { address: text, ...wanted }: WantedHook,
  nowSeconds: number,
): Promise<string> {
  const { userId, searches, cappers, allCappers } = wanted;
  const read = readHookAddress(text.trim(), hooks.policy);
  if ('fault' in read) throw fieldError('address', FAULT_TEXTS[read.fault]);
  if (searches.length + cappers.length === 0 && !allCappers) {
    throw fieldError('searches', 'hook_no_choice');
  }
  const known = await countChoice(db, userId, wanted);
  if (known.searches < searches.length) throw fieldError('searches', 'bad_value');
  if (known.cappers < cappers.length) throw fieldError('cappers', 'bad_value');
  const secret = makeHookSecret();
  const sealedSecret = sealSecret(hookKey, userId, secret);
  const address = read.url.href;
  const id = await tx(db, (trx) =>
    insertHook(trx, { ...wanted, address, sealedSecret }, nowSeconds),
  );
  if (id !== undefined) return secret;
  const made = await findHooks(db, userId);
  throw new CallError(made.length < MOST_HOOKS ? 'conflict' : 'limit_reached');
}

/**
 * Replaces the secret of a webhook; the former one also signs for a day. @returns the new one
 * @throws CallError not_found
 */
export async function renewSecret(
  { db, hookKey }: Pick<Parts, 'db' | 'hookKey'>,
  { userId, id }: { readonly userId: number; readonly id: string },
  nowSeconds: number,
): Promise<string> {
  const secret = makeHookSecret();
  const sealedSecret = sealSecret(hookKey, userId, secret);
  const formerUntil = nowSeconds + FORMER_SIGNS_SECONDS;
  const isDone = await replaceSecret(db, { userId, id, sealedSecret, formerUntil });
  if (!isDone) throw new CallError('not_found');
  return secret;
}
