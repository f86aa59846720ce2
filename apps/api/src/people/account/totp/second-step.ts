import type { Db } from '../../../platform/database/connect.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { CallError, fieldError } from '../../../platform/errors/errors.ts';
import type { PeopleServices } from '../people-services.ts';
import { LIMITS } from '../rate-limits.ts';
import { recoveryDigest } from './recovery-codes.ts';
import { openSecret } from './sealed-secret.ts';
import { stepOf } from './time-codes.ts';
import { findTotpKey, type TotpKey, takeRecoveryCode, takeStep } from './totp-queries.ts';

export type Proof = {
  readonly userId: number;
  readonly code: string | undefined;
  readonly nowSeconds: number;
};

/** Codes as apps show them: in two groups. */
const withoutSpaces = (code: string): string => code.replaceAll(/\s/g, '');

async function isTaken(
  db: Db | Tx,
  { totpKey }: Pick<PeopleServices, 'totpKey'>,
  { sealedSecret }: TotpKey,
  { userId, code = '', nowSeconds }: Proof,
): Promise<boolean> {
  const typed = withoutSpaces(code);
  if (!/^\d{6}$/.test(typed)) return takeRecoveryCode(db, userId, recoveryDigest(typed));
  const secret = openSecret(totpKey, userId, sealedSecret);
  const step = secret === undefined ? undefined : stepOf(secret, typed, nowSeconds);
  return step !== undefined && takeStep(db, userId, step);
}

/**
 * Uses up a code of a user with two-step sign-in; a no-op without it. Guesses are limited by
 * account: the guesser already knows the password.
 * @param db where the code is used up, when not in its own transaction
 * @throws CallError code_required without a code, validation for a wrong one, rate_limited
 */
export async function takeSecondStep(
  services: PeopleServices,
  proof: Proof,
  db: Db | Tx = services.db,
): Promise<void> {
  const key = await findTotpKey(db, proof.userId);
  if (key?.isConfirmed !== true) return;
  if (proof.code === undefined || withoutSpaces(proof.code) === '') {
    throw new CallError('code_required');
  }
  const guesser = `user:${proof.userId}`;
  await services.limits.take(LIMITS.code, guesser);
  if (!(await isTaken(db, services, key, proof))) throw fieldError('code', 'code_wrong');
  await services.limits.giveBack(LIMITS.code, guesser);
}
