import type { Endpoints } from '@tipmark/contract';
import { findLink } from '../../people/account/links/auth-hashes.ts';
import { addressKey, LIMITS } from '../../people/account/rate-limits.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** Looking at a link does not use it up: mail scanners follow links. */
export const recoverPasswordLink: PrivateHandler<Endpoints['recoverPasswordLink']> = {
  statements: 1,
  async answer(call) {
    const { segments, services, nowSeconds } = call;
    await services.limits.take(LIMITS.linkOfAddress, addressKey(call));
    const link = await findLink(services.db, 'recover', segments.hash, nowSeconds);
    if (link === undefined) throw new CallError('not_found', { message: { key: 'link_dead' } });
    return { isValid: true };
  },
};
