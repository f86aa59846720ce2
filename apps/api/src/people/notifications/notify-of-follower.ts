import type { Tx } from '../../platform/database/tx.ts';
import { NOTIFICATION_TYPE } from '../account/profile/notification-types.ts';
import { followerContent } from '../mails/draft-tip-notification.ts';
import { notificationTo } from '../notices/notification-to.ts';
import { notifyEach } from '../notices/notify-queries.ts';
import { findReader } from './reader-queries.ts';

interface Follower {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

/**
 * Once for each follower, even after unfollowing and following again.
 * @returns ids of the notified
 */
export async function notifyOfFollower(
  tx: Tx,
  { follower, tipsterId }: { readonly follower: Follower; readonly tipsterId: number },
  nowSeconds: number,
): Promise<number[]> {
  const reader = await findReader(tx, tipsterId, NOTIFICATION_TYPE.newFollower);
  if (reader === undefined) return [];
  const message = {
    payload: { followerId: follower.id },
    dedupKey: `follower:${tipsterId}:${follower.id}`,
    contentIn: (locale: 'ru' | 'en') => followerContent(follower, locale),
  };
  const recipient = { ...reader, userId: tipsterId };
  const notification = notificationTo('new_follower', recipient, message, nowSeconds);
  return notifyEach(tx, 'new_follower', [notification], nowSeconds);
}
