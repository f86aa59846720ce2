import type { Endpoints } from '@tipmark/contract';
import { markAnswered } from '../../people/feedback/feedback-queries.ts';
import { isSameSecret } from '../../platform/access/callers.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** For the operator on this machine. Idempotent. */
export const answerFeedback: PrivateHandler<Endpoints['answerFeedback']> = {
  statements: 1,
  async answer({ segments: { ticketId }, authorization, services, nowSeconds }) {
    const { db, operatorKey } = services;
    if (!isSameSecret(authorization, operatorKey)) throw new CallError('unauthorized');
    const isAnsweredNow = await markAnswered(db, ticketId, nowSeconds);
    if (isAnsweredNow === undefined) throw new CallError('not_found');
    return { isAnsweredNow };
  },
};
