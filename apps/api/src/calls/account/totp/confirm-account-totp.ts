import type { Endpoints } from '@tipmark/contract';
import { LIMITS } from '../../../people/account/rate-limits.ts';
import { deleteOtherSessions } from '../../../people/account/sessions/session-queries.ts';
import { notifyOfTwoSteps } from '../../../people/account/totp/notify-of-two-steps.ts';
import { makeRecoveryCodes, recoveryDigest } from '../../../people/account/totp/recovery-codes.ts';
import { openWithAny } from '../../../people/account/totp/sealed-secret.ts';
import { stepOf } from '../../../people/account/totp/time-codes.ts';
import {
  confirmTotpKey,
  findTotpKey,
  storeRecoveryCodes,
} from '../../../people/account/totp/totp-queries.ts';
import { tx } from '../../../platform/database/tx.ts';
import { CallError, fieldError } from '../../../platform/errors/errors.ts';
import type { PrivateHandler } from '../../handler/handler.ts';

/** There is nothing to confirm, or no method that recovery codes would belong to. */
export const notStarted = () => new CallError('conflict', { message: { key: 'totp_not_started' } });

/** All other sessions of the user, however they signed in, have to authenticate again. */
export const confirmAccountTotp: PrivateHandler<Endpoints['confirmAccountTotp']> = {
  statements: 9,
  async answer({ body, signedIn, services, locale, nowSeconds }) {
    const { db, limits, sessions, totpKeys } = services;
    const { id: userId } = signedIn.user;
    const typed = body.code.replaceAll(/\s/g, '');
    // Recovery codes are not accepted here: anything but an app's code is wrong, whatever was
    // started.
    if (!/^\d{6}$/.test(typed)) throw fieldError('code', 'code_wrong');
    await limits.take(LIMITS.code, `user:${userId}`);
    const key = await findTotpKey(db, userId);
    if (key === undefined || key.isConfirmed) throw notStarted();
    const { sealedSecret } = key;
    const secret = openWithAny(totpKeys, userId, sealedSecret)?.secret;
    const step = secret === undefined ? undefined : stepOf(secret, typed, nowSeconds);
    if (step === undefined) throw fieldError('code', 'code_wrong');
    const recoveryCodes = makeRecoveryCodes();
    await tx(db, async (transaction) => {
      const on = { userId, sealedSecret, step };
      if (!(await confirmTotpKey(transaction, on, nowSeconds))) throw notStarted();
      await storeRecoveryCodes(transaction, userId, recoveryCodes.map(recoveryDigest));
      await deleteOtherSessions(transaction, signedIn, undefined);
      await transaction.deleteFrom('legacy_auth').where('user_id', '=', userId).execute();
      await notifyOfTwoSteps(transaction, userId, 'two_steps_on', { locale, nowSeconds });
    });
    await limits.giveBack(LIMITS.code, `user:${userId}`);
    sessions.changed(userId);
    return { recoveryCodes };
  },
};
