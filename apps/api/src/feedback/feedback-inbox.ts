import type { Endpoints } from '@tipmark/contract';
import { isSameSecret } from '../access/callers.ts';
import { Refusal } from '../errors.ts';
import type { PrivateHandler } from '../handler.ts';
import { findWaiting } from './feedback-queries.ts';

/** For the operator on this machine, with the key of the feed. */
export const feedbackInbox: PrivateHandler<Endpoints['feedbackInbox']> = {
  statements: 1,
  async answer({ authorization, services: { db, feedKey } }) {
    if (!isSameSecret(authorization, feedKey)) throw new Refusal('unauthorized');
    return { letters: await findWaiting(db) };
  },
};
