import type { Endpoints } from '@tipmark/contract';
import { notStarted } from '../../../people/account/totp/confirm-totp.ts';
import { notifyOfTwoSteps } from '../../../people/account/totp/notify-of-two-steps.ts';
import { makeRecoveryCodes, recoveryDigest } from '../../../people/account/totp/recovery-codes.ts';
import { replaceRecoveryCodes } from '../../../people/account/totp/totp-queries.ts';
import { tx } from '../../../platform/database/tx.ts';
import type { PrivateHandler } from '../../handler/handler.ts';

export const renewRecoveryCodes: PrivateHandler<Endpoints['renewRecoveryCodes']> = {
  statements: 11,
  async answer({ signedIn, services, locale, nowSeconds }) {
    const { id: userId } = signedIn.user;
    const recoveryCodes = makeRecoveryCodes();
    await tx(services.db, async (transaction) => {
      const digests = recoveryCodes.map(recoveryDigest);
      if (!(await replaceRecoveryCodes(transaction, userId, digests))) throw notStarted();
      await notifyOfTwoSteps(transaction, userId, 'recovery_codes_renewed', { locale, nowSeconds });
    });
    return { recoveryCodes };
  },
};
