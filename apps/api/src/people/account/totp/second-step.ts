import type { Db } from '../../../platform/database/connect.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { CallError, fieldError } from '../../../platform/errors/errors.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { LIMITS } from '../rate-limits.ts';
import { recoveryDigest } from './recovery-codes.ts';
import { openWithAny, type SealingKeys, sealSecret } from './sealed-secret.ts';
import { stepOf } from './time-codes.ts';
import {
  findTotpKey,
  giveBackStep,
  replaceSealedSecret,
  storeRecoveryCodes,
  type TotpKey,
  takeRecoveryCode,
  takeStep,
} from './totp-queries.ts';

/** What a second step needs. */
type TotpServices = PlatformServices & { readonly totpKeys: SealingKeys };

export interface Proof {
  readonly userId: number;
  readonly code: string | undefined;
  readonly nowSeconds: number;
}

/** Codes as apps show them: in two groups. */
const withoutSpaces = (code: string): string => code.replaceAll(/\s/g, '');

/** A code that was used up: its step and the last one before it, or a recovery code. */
type UsedCode =
  | { readonly step: number; readonly former: number }
  | { readonly recoveryDigest: string };

async function takeCode(
  db: Db | Tx,
  { totpKeys }: Pick<TotpServices, 'totpKeys'>,
  { sealedSecret, lastStep }: TotpKey,
  { userId, code = '', nowSeconds }: Proof,
): Promise<UsedCode | undefined> {
  const typed = withoutSpaces(code);
  if (!/^\d{6}$/.test(typed)) {
    const digest = recoveryDigest(typed);
    return (await takeRecoveryCode(db, userId, digest)) ? { recoveryDigest: digest } : undefined;
  }
  const opened = openWithAny(totpKeys, userId, sealedSecret);
  const step = opened && stepOf(opened.secret, typed, nowSeconds);
  if (opened === undefined || step === undefined) return undefined;
  if (!(await takeStep(db, userId, step))) return undefined;
  if (opened.isOfFormerKey) {
    const again = sealSecret(totpKeys.current, userId, opened.secret);
    await replaceSealedSecret(db, userId, sealedSecret, again);
  }
  return { step, former: lastStep };
}

/**
 * Uses up a code of a user with two-step sign-in; a no-op without it. Guesses are limited by
 * account: the guesser already knows the password.
 * @returns the code, for a call that is refused for another reason
 * @param db where the code is used up, when not in its own transaction
 * @throws CallError code_required without a code, validation for a wrong one, rate_limited
 */
export async function takeSecondStep(
  services: TotpServices,
  proof: Proof,
  db: Db | Tx = services.db,
): Promise<UsedCode | undefined> {
  const key = await findTotpKey(db, proof.userId);
  if (key?.isConfirmed !== true) return undefined;
  if (proof.code === undefined || withoutSpaces(proof.code) === '') {
    throw new CallError('code_required');
  }
  const guesser = `user:${proof.userId}`;
  await services.limits.take(LIMITS.code, guesser);
  const used = await takeCode(db, services, key, proof);
  if (used === undefined) throw fieldError('code', 'code_wrong');
  await services.limits.giveBack(LIMITS.code, guesser);
  return used;
}

/** Makes a code usable again after a call that changed nothing. */
export async function giveBackSecondStep(db: Db, userId: number, used: UsedCode): Promise<void> {
  if ('step' in used) await giveBackStep(db, userId, used);
  else await storeRecoveryCodes(db, userId, [used.recoveryDigest]);
}
