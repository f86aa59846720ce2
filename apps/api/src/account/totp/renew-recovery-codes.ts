import type { Endpoints } from '@tipmark/contract';
import { tx } from '../../database/tx.ts';
import type { PrivateHandler } from '../../handler.ts';
import { notStarted } from './confirm-account-totp.ts';
import { proveTwoSteps } from './prove-two-steps.ts';
import { makeRecoveryCodes, recoveryDigest } from './recovery-codes.ts';
import { tellTwoSteps } from './tell-two-steps.ts';
import { replaceRecoveryCodes } from './totp-queries.ts';

export const renewRecoveryCodes: PrivateHandler<Endpoints['renewRecoveryCodes']> = {
  statements: 10,
  async answer({ body, signedIn, services, locale, nowSeconds }) {
    const { id: userId } = signedIn.user;
    await proveTwoSteps(services, userId, body, nowSeconds);
    const recoveryCodes = makeRecoveryCodes();
    await tx(services.db, async (transaction) => {
      const digests = recoveryCodes.map(recoveryDigest);
      if (!(await replaceRecoveryCodes(transaction, userId, digests))) throw notStarted();
      await tellTwoSteps(transaction, userId, 'recovery_codes_renewed', { locale, nowSeconds });
    });
    return { recoveryCodes };
  },
};
