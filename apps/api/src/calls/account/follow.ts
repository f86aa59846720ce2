import type { Endpoints } from '@tipmark/contract';
import {
  deleteFollow,
  readFollowStatistics,
  storeFollow,
} from '../../people/account/profile/follow-queries.ts';
import { LIMITS } from '../../people/account/rate-limits.ts';
import { findUserByUrl } from '../../people/account/users/user-queries.ts';
import { announceNotices } from '../../people/notices/announce.ts';
import { notifyOfFollower } from '../../people/notifications/notify-of-follower.ts';
import { tx } from '../../platform/database/tx.ts';
import { CallError, fieldError } from '../../platform/errors/errors.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/** Repeating it changes nothing. */
export const follow: PrivateHandler<Endpoints['follow']> = {
  statements: 7,
  async answer({ body, signedIn, services: { db, limits, bus }, nowSeconds }) {
    const followerId = signedIn.user.id;
    await limits.take(LIMITS.follow, `user:${followerId}`);
    const tipster = await findUserByUrl(db, body.tipster_user_url);
    if (tipster === undefined) throw new CallError('not_found');
    if (tipster.id === followerId) throw fieldError('tipster_user_url', 'self_follow');
    const pair = { followerId, tipsterId: tipster.id };
    const { statistics, notified } = await tx(db, async (transaction) => {
      const follow = { follower: signedIn.user, tipsterId: tipster.id };
      let notified: readonly number[] = [];
      if (!body.is_follow) await deleteFollow(transaction, pair);
      else if (await storeFollow(transaction, pair, nowSeconds)) {
        notified = await notifyOfFollower(transaction, follow, nowSeconds);
      }
      return {
        notified,
        statistics: await readFollowStatistics(transaction, tipster.id, followerId),
      };
    });
    announceNotices(bus, notified);
    return {
      isFollower: statistics.isFollower,
      isFollowedByAccount: statistics.isFollowedByViewer,
      followers: statistics.followers,
    };
  },
};
