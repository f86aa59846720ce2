import type { Endpoints } from '@tipmark/contract';
import { LIMITS } from '../../../people/account/rate-limits.ts';
import { confirmTotp } from '../../../people/account/totp/confirm-totp.ts';
import { fieldError } from '../../../platform/errors/errors.ts';
import type { PrivateHandler } from '../../handler/handler.ts';

export const confirmAccountTotp: PrivateHandler<Endpoints['confirmAccountTotp']> = {
  statements: 9,
  async answer({ body, signedIn, services, locale, nowSeconds }) {
    const { limits, sessions } = services;
    const { id: userId } = signedIn.user;
    const typed = body.code.replaceAll(/\s/g, '');
    // Recovery codes are not accepted here: anything but an app's code is wrong, whatever was
    // started.
    if (!/^\d{6}$/.test(typed)) throw fieldError('code', 'code_wrong');
    await limits.take(LIMITS.code, `user:${userId}`);
    const recoveryCodes = await confirmTotp(services, signedIn, typed, { locale, nowSeconds });
    await limits.giveBack(LIMITS.code, `user:${userId}`);
    sessions.changed(userId);
    return { recoveryCodes };
  },
};
