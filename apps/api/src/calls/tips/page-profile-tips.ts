import type { Endpoints } from '@tipmark/contract';
import { NO_TIPS, readUserTips } from '../../betting/tips/read-user-tips.ts';
import { viewerOf } from '../../betting/tips/tip-viewer.ts';
import { findUserByUrl } from '../../people/account/users/user-queries.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

export const pageProfileTips: PrivateHandler<Endpoints['pageProfileTips']> = {
  statements: 4,
  async answer({ segments, query, signedIn, services: { db }, locale, nowSeconds }) {
    const user = await findUserByUrl(db, segments.userUrl);
    if (user === undefined) throw new CallError('not_found');
    const isHidden = user.is_private || user.blocked_at !== null;
    if (isHidden && user.id !== signedIn?.user.id) return NO_TIPS;
    const { sport = 0, lastTipId = 0, state } = query;
    const viewer = viewerOf(signedIn, nowSeconds);
    return readUserTips(db, { userId: user.id, sport, lastTipId, state }, viewer, locale);
  },
};
