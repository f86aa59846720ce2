import type { Endpoints } from '@tipmark/contract';
import { hideTextOfTip } from '../../betting/tips/hide-tip-text.ts';
import { isSameSecret } from '../../platform/access/callers.ts';
import { matchTopic, tipsTopic } from '../../platform/cache/topics.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** For the operator on this machine, with the key of the feed. */
export const hideTipText: PrivateHandler<Endpoints['hideTipText']> = {
  statements: 7,
  async answer({ segments: { tipId }, authorization, services, nowSeconds }) {
    const { db, bus, operatorKey } = services;
    if (!isSameSecret(authorization, operatorKey)) throw new CallError('unauthorized');
    const { matchId, isHiddenNow } = await hideTextOfTip(db, tipId, nowSeconds);
    bus.publish([matchTopic(matchId), tipsTopic(matchId)]);
    return { isHiddenNow };
  },
};
