import type { Endpoints } from '@tipmark/contract';
import { findLink } from '../../people/account/links/link-queries.ts';
import { addressKey, LIMITS } from '../../people/account/rate-limits.ts';
import { findOtherAccess } from '../../people/account/users/other-access-queries.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';
import { presentOtherAccess } from './present-other-access.ts';

/** All that ends by itself when the address was never confirmed. */
const NOTHING = { providers: [], hasTelegram: false, browsers: 0, hasTwoSteps: false } as const;

/** Looking at a link does not use it up: mail scanners follow links. */
export const recoverPasswordLink: PrivateHandler<Endpoints['recoverPasswordLink']> = {
  statements: 2,
  async answer(call) {
    const { segments, services, nowSeconds } = call;
    const { db } = services;
    await services.limits.take(LIMITS.linkOfAddress, addressKey(call));
    const link = await findLink(db, 'recover', segments.hash, nowSeconds);
    const user = link && (await findUserById(db, link.userId));
    if (user === undefined) throw new CallError('not_found', { message: { key: 'link_dead' } });
    const isConfirmed = user.email_confirmed_at !== null;
    const remaining = isConfirmed ? await findOtherAccess(db, user.id) : NOTHING;
    return { isValid: true, remaining: presentOtherAccess(services, remaining) };
  },
};
