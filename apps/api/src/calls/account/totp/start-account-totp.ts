import type { Endpoints } from '@tipmark/contract';
import { renderSVG } from 'uqr';
import { sealSecret } from '../../../people/account/totp/sealed-secret.ts';
import { addressOf, makeSecret } from '../../../people/account/totp/time-codes.ts';
import { startTotpKey } from '../../../people/account/totp/totp-queries.ts';
import { findUserById } from '../../../people/account/users/user-queries.ts';
import { CallError } from '../../../platform/errors/errors.ts';
import type { PrivateHandler } from '../../handler/handler.ts';

export const startAccountTotp: PrivateHandler<Endpoints['startAccountTotp']> = {
  statements: 5,
  async answer({ signedIn, services, nowSeconds }) {
    const { db, totpKeys } = services;
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new CallError('unauthorized');
    const secret = makeSecret();
    const sealed = sealSecret(totpKeys.current, user.id, secret);
    if (!(await startTotpKey(db, user.id, sealed, nowSeconds))) {
      throw new CallError('conflict', { message: { key: 'totp_is_on' } });
    }
    const uri = addressOf(secret, user.email ?? user.name);
    return { secret, uri, qr: renderSVG(uri, { ecc: 'M', border: 2 }) };
  },
};
