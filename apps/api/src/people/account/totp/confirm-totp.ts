import type { Locale } from '@tipmark/i18n/server';
import type { Db } from '../../../platform/database/connect.ts';
import { tx } from '../../../platform/database/tx.ts';
import { CallError, fieldError } from '../../../platform/errors/errors.ts';
import { deleteLegacySignIns, deleteOtherSessions } from '../sessions/session-queries.ts';
import type { SignedIn } from '../sessions/sessions.ts';
import { notifyOfTwoSteps } from './notify-of-two-steps.ts';
import { makeRecoveryCodes, recoveryDigest } from './recovery-codes.ts';
import { openWithAny, type SealingKeys } from './sealed-secret.ts';
import { stepOf } from './time-codes.ts';
import { confirmTotpKey, findTotpKey, storeRecoveryCodes } from './totp-queries.ts';

/** There is nothing to confirm, or no method that recovery codes would belong to. */
export const notStarted = () => new CallError('conflict', { message: { key: 'totp_not_started' } });

/**
 * Turns two-step sign-in on with a code of the app. All other sessions of the user, however they
 * signed in, have to authenticate again.
 * @returns the recovery codes
 */
export async function confirmTotp(
  { db, totpKeys }: { readonly db: Db; readonly totpKeys: SealingKeys },
  signedIn: SignedIn,
  code: string,
  { locale, nowSeconds }: { readonly locale: Locale; readonly nowSeconds: number },
): Promise<string[]> {
  const { id: userId } = signedIn.user;
  const key = await findTotpKey(db, userId);
  if (key === undefined || key.isConfirmed) throw notStarted();
  const { sealedSecret } = key;
  const secret = openWithAny(totpKeys, userId, sealedSecret)?.secret;
  const step = secret === undefined ? undefined : stepOf(secret, code, nowSeconds);
  if (step === undefined) throw fieldError('code', 'code_wrong');
  const recoveryCodes = makeRecoveryCodes();
  await tx(db, async (transaction) => {
    const on = { userId, sealedSecret, step };
    if (!(await confirmTotpKey(transaction, on, nowSeconds))) throw notStarted();
    await storeRecoveryCodes(transaction, userId, recoveryCodes.map(recoveryDigest));
    await deleteOtherSessions(transaction, signedIn, undefined);
    await deleteLegacySignIns(transaction, userId);
    await notifyOfTwoSteps(transaction, userId, 'two_steps_on', { locale, nowSeconds });
  });
  return recoveryCodes;
}
