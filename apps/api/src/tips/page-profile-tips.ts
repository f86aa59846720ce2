import type { Endpoints } from '@tipmark/contract';
import { findUserByUrl } from '../account/users/user-queries.ts';
import { Refusal } from '../errors.ts';
import type { PrivateHandler } from '../handler.ts';
import { NO_TIPS, readUserTips } from './read-user-tips.ts';
import { viewerOf } from './tip-viewer.ts';

export const pageProfileTips: PrivateHandler<Endpoints['pageProfileTips']> = {
  statements: 4,
  async answer({ segments, query, signedIn, services: { db }, locale, nowSeconds }) {
    const user = await findUserByUrl(db, segments.userUrl);
    if (user === undefined) throw new Refusal('not_found');
    const isHidden = user.is_private || user.blocked_at !== null;
    if (isHidden && user.id !== signedIn?.user.id) return NO_TIPS;
    const { sport = 0, lastTipId = 0, state } = query;
    const viewer = viewerOf(signedIn, nowSeconds);
    return readUserTips(db, { userId: user.id, sport, lastTipId, state }, viewer, locale);
  },
};
