import { LOCALES } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { noticesTopic } from '../../platform/cache/topics.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { type ChatMessage, enqueueMessages } from '../../platform/outbox/enqueue.ts';
import type { MailKind } from '../../platform/outbox/mail-kinds.ts';
import type { OutboxRow } from '../../platform/outbox/outbox-queries.ts';
import { enqueuePush, HAS_BROWSER } from '../../platform/outbox/push-subscriptions.ts';
import { NOTIFICATION_TYPE } from '../account/profile/notification-types.ts';
import { type QuietHours, quietUntil } from '../account/profile/quiet-hours.ts';
import type { MailParts } from './draft.ts';

/** The content of a notification, on every channel. */
export type News = {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly action: string;
  /** Within the site. */
  readonly path: string;
  readonly link: string;
};

/** Emails that are notifications; all others are about the account and are only sent by mail. */
const TYPES: Readonly<Partial<Record<MailKind, number>>> = {
  followed_tip: NOTIFICATION_TYPE.followedTip,
  tips_settled: NOTIFICATION_TYPE.tipSettled,
  new_follower: NOTIFICATION_TYPE.newFollower,
  template_alert: NOTIFICATION_TYPE.templateAlerts,
  match_news: NOTIFICATION_TYPE.followedMatches,
  contest_prize: NOTIFICATION_TYPE.contestAndRating,
  product_news: NOTIFICATION_TYPE.productNews,
  weekly_digest: NOTIFICATION_TYPE.weeklyDigest,
};

const MAIL = 1;
const TELEGRAM = 2;
const ANY = MAIL + TELEGRAM;

const isSent = (wanted: number, channel: number): boolean => (wanted & channel) !== 0;

type Reach = QuietHours & {
  readonly chat_id: string | null;
  readonly channels: number;
  readonly is_pushed: boolean;
  readonly has_browser: boolean;
};

async function findReach(db: Db, userId: number, type: number) {
  const { rows } = await sql<Reach>`
    select c.chat_id, coalesce(n.channels, ${MAIL}) as channels,
      coalesce(n.is_pushed, true) as is_pushed, ${HAS_BROWSER} as has_browser,
      u.quiet_from, u.quiet_to, u.timezone
    from users u
    left join telegram_chats c on c.user_id = u.id
    left join user_notifications n on n.user_id = u.id and n.type = ${type}
    where u.id = ${userId}
  `.execute(db);
  return rows[0];
}

type Parts = Pick<MailParts, 'db' | 'bus' | 'clock'>;
type Spread = { readonly userId: number; readonly news: News };

/** Puts a notification into the centre; once, however often its row is processed. */
async function list(trx: Tx, row: OutboxRow, type: number, { userId, news }: Spread, at: Date) {
  const { subject, lines, path: link } = news;
  const text = lines.join('\n');
  const listed = await trx
    .insertInto('notices')
    .values({ id: row.id, user_id: userId, type, subject, text, link, at, read_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return listed !== undefined;
}

function messageOf(row: OutboxRow, chatId: string, { userId, news }: Spread): ChatMessage {
  const { subject, lines, action, link } = news;
  return {
    kind: row.kind,
    chatId,
    locale: LOCALES.find((known) => known === row.locale) ?? 'ru',
    payload: { userId, text: [subject, '', ...lines].join('\n'), link, action },
    dedupKey: `telegram:${row.id}`,
  };
}

function pushOf({ id, kind }: OutboxRow, { userId, news }: Spread) {
  const { subject: title, lines, path } = news;
  return { id, kind, userId, title, text: lines.join('\n'), path };
}

/** A kind chosen only for browsers is mailed when no browser is left. */
function wantedOf(channels: number, { is_pushed: isPushed, has_browser: hasBrowser }: Reach) {
  return channels === 0 && !(isPushed && hasBrowser) ? MAIL : channels;
}

/** By mail, only by other channels, or after quiet hours. */
export type NewsWay = 'mail' | 'elsewhere' | { readonly until: number };

/**
 * Puts a notification into the centre immediately, and into the chat its reader chose and their
 * browsers, if they chose so, outside of quiet hours; once each, however often its row is
 * processed. Mail replaces a chat that is gone, and a chat replaces mail to an unconfirmed address.
 */
export async function deliverNotification(
  { db, bus, clock }: Parts,
  row: OutboxRow,
  spread: Spread,
): Promise<NewsWay> {
  const type = TYPES[row.kind as MailKind];
  if (type === undefined) return 'mail';
  const reach = await findReach(db, spread.userId, type);
  if (reach === undefined) return 'elsewhere';
  const { chat_id: chatId } = reach;
  const { is_pushed: isPushed } = reach;
  const wanted = wantedOf(Number(row.payload['channels'] ?? reach.channels), reach);
  const hasMail = row.recipient !== '';
  const nowSeconds = clock();
  const until = quietUntil(reach, nowSeconds);
  const isForChat = chatId !== null && isSent(wanted, hasMail ? TELEGRAM : ANY);
  const isNew = await tx(db, async (trx) => {
    const isListed = await list(trx, row, type, spread, atSecond(nowSeconds));
    if (until === undefined) {
      if (isPushed) await enqueuePush(trx, pushOf(row, spread), nowSeconds);
      if (isForChat) await enqueueMessages(trx, [messageOf(row, chatId, spread)], nowSeconds);
    }
    return isListed;
  });
  if (isNew) bus.publish([noticesTopic(spread.userId)]);
  if (until !== undefined) return { until };
  return hasMail && isSent(wanted, chatId === null ? ANY : MAIL) ? 'mail' : 'elsewhere';
}
