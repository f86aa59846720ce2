import type { Endpoints } from '@tipmark/contract';
import { renderSVG } from 'uqr';
import { ownerProofFault } from '../../../people/account/owner-proof.ts';
import { LIMITS } from '../../../people/account/rate-limits.ts';
import { sealSecret } from '../../../people/account/totp/sealed-secret.ts';
import { addressOf, makeSecret } from '../../../people/account/totp/time-codes.ts';
import { startTotpKey } from '../../../people/account/totp/totp-queries.ts';
import { findUserById } from '../../../people/account/users/user-queries.ts';
import { CallError, rejectFaults } from '../../../platform/errors/errors.ts';
import type { PrivateHandler } from '../../handler/handler.ts';

export const startAccountTotp: PrivateHandler<Endpoints['startAccountTotp']> = {
  statements: 2,
  async answer({ body, signedIn, services, nowSeconds }) {
    const { db, limits, totpKey } = services;
    await limits.take(LIMITS.changePassword, `user:${signedIn.user.id}`);
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new CallError('unauthorized');
    const { password = '', authHash = '' } = body;
    rejectFaults({
      ...(await ownerProofFault(services, user, {
        field: 'password',
        password,
        authHash,
        nowSeconds,
      })),
    });
    const secret = makeSecret();
    const sealed = sealSecret(totpKey, user.id, secret);
    if (!(await startTotpKey(db, user.id, sealed, nowSeconds))) {
      throw new CallError('conflict', { message: { key: 'totp_is_on' } });
    }
    const uri = addressOf(secret, user.email ?? user.name);
    return { secret, uri, qr: renderSVG(uri, { ecc: 'M', border: 2 }) };
  },
};
