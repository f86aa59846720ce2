import type { Endpoints } from '@tipmark/contract';
import { RATING_TOPIC } from '../../betting/rating/rating-job.ts';
import { addressKey, LIMITS } from '../../people/account/rate-limits.ts';
import { confirmAddress } from '../../people/account/users/confirm-address.ts';
import { wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const confirmEmail: PrivateHandler<Endpoints['confirmEmail']> = {
  statements: 5,
  async answer(call) {
    const { segments, services, nowSeconds, locale } = call;
    const { db, bus, limits, sessions } = services;
    await limits.take(LIMITS.linkOfAddress, addressKey(call));
    const userId = await confirmAddress(db, { hash: segments.hash, locale }, nowSeconds);
    sessions.changed(userId);
    bus.publish([RATING_TOPIC]);
    wakeOutbox(bus);
    return { isConfirmed: true };
  },
};
