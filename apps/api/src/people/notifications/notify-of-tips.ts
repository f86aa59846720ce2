import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '@tipmark/i18n/server';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { quietUntil } from '../account/profile/quiet-hours.ts';
import { followedTipContent, settledTipsContent } from '../mails/draft-tip-notification.ts';
import { findMailedTips, type MailedTip } from '../mails/mailed-tip-queries.ts';
import { notificationMessage } from '../mails/notification-message.ts';
import { announceNotices } from '../notices/announce.ts';
import { notificationTo } from '../notices/notification-to.ts';
import { type Notification, notifyEach, notifyMany } from '../notices/notify-queries.ts';
import { emitTip } from '../webhooks/hook-events.ts';
import {
  findNextTip,
  findQuietFollowers,
  findSettledTips,
  followersOf,
  lockProgress,
  NOTIFIED,
  type SettledTip,
  saveProgress,
} from './tip-notification-queries.ts';

type Parts = Pick<PeopleServices, 'db' | 'bus' | 'clock'>;

/** Followers notified in one statement: as many as a visitor may have to wait for. */
const FEW_FOLLOWERS = 500;
const MOST_FOLLOWERS = 30_000;
const SHORT_MS = 250;
/** Settled tips read in one transaction. */
const AT_ONCE = 200;

interface Step {
  readonly notified: readonly number[];
  readonly isLast: boolean;
  /** There are more of the same: others may have the database first. */
  readonly isPart?: boolean;
  /** Webhooks are sent it as well. */
  readonly hasHooks?: boolean;
}
const NOTHING: Step = { notified: [], isLast: true };

async function quietFollowers(trx: Tx, tipId: number, afterId: number, nowSeconds: number) {
  const rows = await findQuietFollowers(trx, tipId, afterId);
  return rows.flatMap(({ id: userId, ...hours }) => {
    const until = quietUntil(hours, nowSeconds);
    return until === undefined ? [] : [{ userId, until }];
  });
}

/** Followers of one new tip, at most a number of them. */
async function notifyFollowers(trx: Tx, nowSeconds: number, limit: number): Promise<Step> {
  const progress = await lockProgress(trx, NOTIFIED.followedTips);
  if (progress === undefined) return NOTHING;
  const { id: tipId, last } = await findNextTip(trx, progress.seq, nowSeconds);
  if (tipId === null) {
    if (last > progress.seq)
      await saveProgress(trx, NOTIFIED.followedTips, { seq: last, userId: 0 });
    return NOTHING;
  }
  const [tip] = await findMailedTips(trx, [tipId]);
  if (tip === undefined) return NOTHING;
  const messageIn = (locale: Locale) =>
    notificationMessage('followed_tip', locale, followedTipContent(tip, locale));
  const { userId: afterId } = progress;
  const hooks = afterId === 0 ? await emitTip(trx, tipId, nowSeconds) : 0;
  const announced = await notifyMany(
    trx,
    'followed_tip',
    {
      message: { ru: messageIn('ru'), en: messageIn('en') },
      payload: { tipId },
      dedupPrefix: `tip:${tipId}`,
      quiet: await quietFollowers(trx, tipId, afterId, nowSeconds),
    },
    followersOf(tipId, { afterId, limit, nowSeconds }),
    nowSeconds,
  );
  const { last: lastFollower } = announced;
  const next =
    lastFollower === null ? { seq: tipId, userId: 0 } : { seq: progress.seq, userId: lastFollower };
  await saveProgress(trx, NOTIFIED.followedTips, next);
  return {
    notified: announced.userIds,
    isLast: false,
    isPart: lastFollower !== null,
    hasHooks: hooks > 0,
  };
}

/** All settled tips of one author go into one notification. */
function notificationOf(
  settled: readonly SettledTip[],
  tips: readonly MailedTip[],
  nowSeconds: number,
): Notification[] {
  const [first] = settled;
  const last = settled.at(-1);
  if (first === undefined || last === undefined) return [];
  const { user_id: userId, user_url: userUrl } = first;
  const message = {
    payload: { tipIds: settled.map(({ id }) => id).join(','), count: settled.length },
    dedupKey: `settled:${userId}:${last.seq}`,
    contentIn: (locale: Locale) => settledTipsContent(tips, userUrl, locale),
  };
  return [notificationTo('tips_settled', { ...first, userId }, message, nowSeconds)];
}

async function notifyAuthors(trx: Tx, nowSeconds: number): Promise<Step> {
  const progress = await lockProgress(trx, NOTIFIED.settledTips);
  if (progress === undefined) return NOTHING;
  const settled = await findSettledTips(trx, progress.seq, { limit: AT_ONCE, nowSeconds });
  const last = settled.at(-1);
  if (last === undefined) return NOTHING;
  const read = settled.filter(({ is_reader: isReader }) => isReader);
  const ids = read.map(({ id }) => id);
  const tips = ids.length === 0 ? [] : await findMailedTips(trx, ids);
  const byAuthor = Map.groupBy(read, ({ user_id: userId }) => userId);
  const notifications = [...byAuthor.values()].flatMap((ofAuthor) => {
    const own = new Set(ofAuthor.map(({ id }) => id));
    return notificationOf(
      ofAuthor,
      tips.filter(({ id }) => own.has(id)),
      nowSeconds,
    );
  });
  const notified = await notifyEach(trx, 'tips_settled', notifications, nowSeconds);
  await saveProgress(trx, NOTIFIED.settledTips, { seq: last.seq, userId: 0 });
  return { notified, isLast: settled.length < AT_ONCE };
}

interface Options {
  readonly isStopped?: () => boolean;
  readonly pause?: (ms: number) => Promise<unknown>;
}

/**
 * Notifies followers of new tips, and authors of the settlement of theirs, once each. Several
 * processes may run it; after an interruption the next one continues. Many followers take several
 * statements, longer ones on a faster database, and half of the time it is free for others.
 * @returns count of notifications
 */
export async function notifyOfTips(
  { db, bus, clock }: Parts,
  { isStopped = () => false, pause = wait }: Options = {},
): Promise<number> {
  let count = 0;
  let limit = FEW_FOLLOWERS;
  for (const emit of [notifyFollowers, notifyAuthors]) {
    let step: Step;
    do {
      const begunMs = performance.now();
      step = await tx(db, (trx) => emit(trx, clock(), limit));
      const elapsedMs = performance.now() - begunMs;
      announceNotices(bus, step.notified);
      if (step.hasHooks === true) wakeOutbox(bus);
      count += step.notified.length;
      if (step.isPart === true && step.notified.length === limit) {
        await pause(elapsedMs);
        const isShort = elapsedMs < SHORT_MS;
        limit = isShort ? Math.min(limit * 2, MOST_FOLLOWERS) : Math.max(FEW_FOLLOWERS, limit / 2);
      }
    } while (!step.isLast && !isStopped());
  }
  return count;
}
