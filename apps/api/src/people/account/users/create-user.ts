import { randomBytes } from 'node:crypto';
import { allocateIds } from '../../../ingest/rows/allocate-ids.ts';
import { atSecond } from '../../../platform/database/at-second.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Email } from '../rules/email.ts';
import { foldUserName } from '../rules/user-name.ts';
import { freeUrl, urlStemOf } from '../rules/user-url.ts';
import { findTakenUrls } from './user-queries.ts';

export interface NewUser {
  readonly email: Email | undefined;
  readonly isEmailConfirmed?: boolean;
  readonly passwordHash: string | null;
  readonly name: string;
  readonly timezone?: string | undefined;
  readonly countryCode: string;
  readonly consent?: { readonly version: string; readonly address: string } | undefined;
  /** Confirmed by the user, with the agreement. */
  readonly isAdult?: boolean;
  readonly isSimulated?: boolean;
}

const LEDGER_ID_BYTES = 8;

/** Claims the address of a profile by its name; freed ones are never reassigned. */
export async function claimUrl(tx: Tx, name: string, userId: number): Promise<string> {
  const stem = urlStemOf(name) ?? `user-${userId}`;
  return freeUrl(stem, await findTakenUrls(tx, stem, userId));
}

export async function storeUrl(tx: Tx, url: string, userId: number): Promise<void> {
  await tx
    .insertInto('user_urls')
    .values({ url, user_id: userId })
    .onConflict((conflict) =>
      // A user may take back their own former address; a taken one means a lost race.
      conflict
        .column('url')
        .doUpdateSet({ user_id: userId })
        .where('user_urls.user_id', '=', userId),
    )
    .execute();
}

/** @returns id and url of the new user */
export async function createUser(
  tx: Tx,
  user: NewUser,
  nowSeconds: number,
): Promise<{ readonly id: number; readonly url: string }> {
  const id = await allocateIds(tx, 'users', 1);
  const url = await claimUrl(tx, user.name, id);
  const now = atSecond(nowSeconds);
  await tx
    .insertInto('users')
    .values({
      id,
      ledger_id: randomBytes(LEDGER_ID_BYTES).toString('hex'),
      email: user.email?.address ?? null,
      email_folded: user.email?.folded ?? null,
      email_confirmed_at: user.isEmailConfirmed === true ? now : null,
      password_hash: user.passwordHash,
      name: user.name,
      name_folded: foldUserName(user.name),
      url,
      timezone: user.timezone ?? null,
      country_code: user.countryCode,
      consent_version: user.consent?.version ?? null,
      consent_at: user.consent === undefined ? null : now,
      consent_address: user.consent?.address ?? null,
      adult_confirmed_at: user.isAdult === true ? now : null,
      created_at: now,
      is_simulated: user.isSimulated === true,
    })
    .execute();
  await storeUrl(tx, url, id);
  return { id, url };
}
