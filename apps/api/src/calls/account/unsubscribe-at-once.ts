import type { Endpoints } from '@tipmark/contract';
import { findLink } from '../../people/account/links/link-queries.ts';
import { storeChoices } from '../../people/account/profile/notification-queries.ts';
import { ALL_TYPES, LOCKED_TYPE } from '../../people/account/profile/notification-types.ts';
import { addressKey, LIMITS } from '../../people/account/rate-limits.ts';
import { tx } from '../../platform/database/tx.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const OPTIONAL_TYPES = ALL_TYPES.filter((type) => type !== LOCKED_TYPE);

export const unsubscribeAtOnce: PrivateHandler<Endpoints['unsubscribeAtOnce']> = {
  statements: 4,
  async answer(call) {
    const { segments, query, services, nowSeconds } = call;
    const { db, limits } = services;
    await limits.take(LIMITS.linkOfAddress, addressKey(call));
    const link = await findLink(db, 'unsubscribe', segments.hash, nowSeconds);
    if (link === undefined) throw new CallError('not_found', { message: { key: 'link_dead' } });
    const types = OPTIONAL_TYPES.filter((type) => type === (query.type ?? type));
    await tx(db, (transaction) => storeChoices(transaction, link.userId, types, false));
    return {};
  },
};
