import type { Endpoints } from '@tipmark/contract';
import { LIMITS } from '../../../people/account/rate-limits.ts';
import { tx } from '../../../platform/database/tx.ts';
import { fieldError } from '../../../platform/errors/errors.ts';
import {
  endSubscription,
  findEndpoints,
  storeSubscription,
} from '../../../platform/outbox/push-queries.ts';
import type { PrivateHandler } from '../../handler/handler.ts';

export const accountPush: PrivateHandler<Endpoints['accountPush']> = {
  statements: 1,
  answer: async ({ signedIn: { tokenHash }, services: { db, push } }) => ({
    publicKey: push.publicKey,
    endpoints: await findEndpoints(db, tokenHash),
  }),
};

export const subscribePush: PrivateHandler<Endpoints['subscribePush']> = {
  statements: 5,
  async answer({ body, signedIn, services, nowSeconds, locale }) {
    const { db, limits, push } = services;
    const { endpoint, keys } = body;
    // this server calls the address: only those of push services are accepted
    if (!push.accepts(endpoint)) throw fieldError('endpoint', 'bad_value');
    const userId = signedIn.user.id;
    await limits.take(LIMITS.connect, `user:${userId}`);
    const subscriber = { userId, tokenHash: signedIn.tokenHash, locale };
    await tx(db, (trx) => storeSubscription(trx, subscriber, { endpoint, ...keys }, nowSeconds));
    return {
      publicKey: push.publicKey,
      endpoints: await findEndpoints(db, signedIn.tokenHash),
    };
  },
};

export const unsubscribePush: PrivateHandler<Endpoints['unsubscribePush']> = {
  statements: 2,
  async answer({ body, signedIn: { user, tokenHash }, services: { db, push } }) {
    await endSubscription(db, user.id, body.endpoint);
    return { publicKey: push.publicKey, endpoints: await findEndpoints(db, tokenHash) };
  },
};
