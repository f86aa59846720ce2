import type { Endpoints } from '@tipmark/contract';
import { findWaiting } from '../../people/feedback/feedback-queries.ts';
import { isSameSecret } from '../../platform/access/callers.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** For the operator on this machine, with the key of the feed. */
export const feedbackInbox: PrivateHandler<Endpoints['feedbackInbox']> = {
  statements: 1,
  async answer({ authorization, services: { db, operatorKey } }) {
    if (!isSameSecret(authorization, operatorKey)) throw new CallError('unauthorized');
    return { letters: await findWaiting(db) };
  },
};
