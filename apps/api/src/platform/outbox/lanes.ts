import type { MailKind } from './mail-kinds.ts';

/** Messages of a lane never wait for those of a later one: each has its own workers. */
export const LANE = { account: 1, money: 2, own: 3, followers: 4 } as const;
export type LaneName = keyof typeof LANE;
/** Of webhooks, which are sent to programs and by no other channel. */
export const HOOK_LANE = 5;
export type Lane = (typeof LANE)[LaneName] | typeof HOOK_LANE;

export const LANE_NAMES = Object.keys(LANE) as readonly LaneName[];
export const LANES: readonly Lane[] = Object.values(LANE);

const LANE_OF_KIND: Readonly<Record<MailKind | 'telegram_reply', Lane>> = {
  confirm_email: LANE.account,
  recover_password: LANE.account,
  password_changed: LANE.account,
  email_change_requested: LANE.account,
  email_changed: LANE.account,
  reauth: LANE.account,
  password_guessed: LANE.account,
  two_steps_on: LANE.account,
  two_steps_off: LANE.account,
  recovery_codes_renewed: LANE.account,
  telegram_reply: LANE.account,
  manage_subscription: LANE.money,
  payment_receipt: LANE.money,
  renewal_ahead: LANE.money,
  payment_rejected: LANE.money,
  payment_doubled: LANE.money,
  payment_mismatched: LANE.money,
  payment_refunded: LANE.money,
  renewal_unanswered: LANE.money,
  renewal_stopped: LANE.money,
  subscription_ended: LANE.money,
  contest_prize: LANE.own,
  webhook_failing: LANE.own,
  webhook_gone: LANE.own,
  match_news: LANE.own,
  template_alert: LANE.own,
  tips_settled: LANE.own,
  followed_tip: LANE.followers,
  new_follower: LANE.followers,
  product_news: LANE.followers,
  weekly_digest: LANE.followers,
};

export type MessageKind = keyof typeof LANE_OF_KIND;

export const laneOf = (kind: MessageKind): Lane => LANE_OF_KIND[kind];
