import { LOCALES } from '@tipmark/i18n/server';
import type { Tx } from '../../platform/database/tx.ts';
import { enqueueMail } from '../../platform/outbox/enqueue.ts';
import { NOTIFICATION_TYPE } from '../account/profile/notification-types.ts';
import { findReader } from './reader-queries.ts';

type Pair = { readonly followerId: number; readonly tipsterId: number };

/** Once for each follower, even after unfollowing and following again. */
export async function notifyOfFollower(
  tx: Tx,
  { followerId, tipsterId }: Pair,
  nowSeconds: number,
): Promise<void> {
  const reader = await findReader(tx, tipsterId, NOTIFICATION_TYPE.newFollower);
  if (reader === undefined) return;
  const letter = {
    kind: 'new_follower',
    recipient: reader.email,
    locale: LOCALES.find((known) => known === reader.locale) ?? 'ru',
    payload: { userId: tipsterId, followerId },
    dedupKey: `follower:${tipsterId}:${followerId}`,
  } as const;
  await enqueueMail(tx, letter, nowSeconds);
}
