import type { Endpoints } from '@tipmark/contract';
import { tx } from '../database/tx.ts';
import { Refusal } from '../errors.ts';
import type { PrivateHandler } from '../handler.ts';
import { findLink } from './links/auth-hashes.ts';
import { storeChoices } from './profile/notification-queries.ts';
import { ALL_TYPES, LOCKED_TYPE } from './profile/notification-types.ts';
import { addressKey, LIMITS } from './rate-limits.ts';

const OPTIONAL_TYPES = ALL_TYPES.filter((type) => type !== LOCKED_TYPE);

export const unsubscribeAtOnce: PrivateHandler<Endpoints['unsubscribeAtOnce']> = {
  statements: 4,
  async answer(call) {
    const { segments, services, nowSeconds } = call;
    const { db, limits } = services;
    await limits.take(LIMITS.linkOfAddress, addressKey(call));
    const link = await findLink(db, 'unsubscribe', segments.hash, nowSeconds);
    if (link === undefined) throw new Refusal('not_found', { message: { key: 'link_dead' } });
    await tx(db, (transaction) => storeChoices(transaction, link.userId, OPTIONAL_TYPES, false));
    return {};
  },
};
