import type { Endpoints } from '@tipmark/contract';
import { deleteKey, insertKey, MOST_KEYS } from '../../open/keys/key-queries.ts';
import { type KeyOwner, readKeyList } from '../../open/keys/list-keys.ts';
import { hashOfKey, hintOfKey, keysTopic, makeKey } from '../../open/keys/open-keys.ts';
import type { SignedIn } from '../../people/account/sessions/sessions.ts';
import { hasSubscription } from '../../people/premium/subscription.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const ownerOf = ({ user }: SignedIn, nowSeconds: number): KeyOwner => ({
  id: user.id,
  isSubscriber: hasSubscription(user, nowSeconds),
});

export const openKeys: PrivateHandler<Endpoints['openKeys']> = {
  statements: 2,
  answer: ({ signedIn, services: { db }, nowSeconds }) =>
    readKeyList(db, ownerOf(signedIn, nowSeconds), nowSeconds),
};

export const makeOpenKey: PrivateHandler<Endpoints['makeOpenKey']> = {
  statements: 6,
  async answer({ body, signedIn, services: { db }, nowSeconds }) {
    const key = makeKey();
    const owner = ownerOf(signedIn, nowSeconds);
    const made = { hash: hashOfKey(key), hint: hintOfKey(key), scopes: ['read'] };
    const isMade = await insertKey(db, { userId: owner.id, name: body.name, ...made }, nowSeconds);
    const list = await readKeyList(db, owner, nowSeconds);
    if (isMade) return { key, list };
    throw new CallError(list.keys.length < MOST_KEYS ? 'conflict' : 'limit_reached');
  },
};

export const revokeOpenKey: PrivateHandler<Endpoints['revokeOpenKey']> = {
  statements: 3,
  async answer({ body, signedIn, services: { db, bus }, nowSeconds }) {
    const owner = ownerOf(signedIn, nowSeconds);
    if (!(await deleteKey(db, owner.id, body.id))) throw new CallError('not_found');
    bus.publish([keysTopic(owner.id)]);
    return readKeyList(db, owner, nowSeconds);
  },
};
