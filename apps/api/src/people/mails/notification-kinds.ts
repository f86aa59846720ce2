import type { MailKind } from '../../platform/outbox/mail-kinds.ts';
import { NOTIFICATION_TYPE } from '../account/profile/notification-types.ts';

/** Letters that are notifications; all others are about the account and are only sent by mail. */
const TYPE_OF_KIND = {
  followed_tip: NOTIFICATION_TYPE.followedTip,
  tips_settled: NOTIFICATION_TYPE.tipSettled,
  new_follower: NOTIFICATION_TYPE.newFollower,
  template_alert: NOTIFICATION_TYPE.templateAlerts,
  match_news: NOTIFICATION_TYPE.followedMatches,
  contest_prize: NOTIFICATION_TYPE.contestAndRating,
  product_news: NOTIFICATION_TYPE.productNews,
  weekly_digest: NOTIFICATION_TYPE.weeklyDigest,
} as const satisfies Partial<Record<MailKind, number>>;

export type NotificationKind = keyof typeof TYPE_OF_KIND;

/** What turns a kind of notification off. */
export const notificationTypeOf = (kind: NotificationKind): number => TYPE_OF_KIND[kind];

export const isNotificationKind = (kind: MailKind): kind is NotificationKind =>
  kind in TYPE_OF_KIND;
