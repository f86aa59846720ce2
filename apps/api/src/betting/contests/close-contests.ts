import { type ContestSeason, contestSeason } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { NOTIFICATION_TYPE } from '../../people/account/profile/notification-types.ts';
import { CONTENT_OF } from '../../people/mails/draft-notification.ts';
import { announceNotices } from '../../people/notices/announce.ts';
import { notificationTo } from '../../people/notices/notification-to.ts';
import { notifyEach } from '../../people/notices/notify-queries.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import type { BettingServices } from '../services.ts';
import {
  claimClosing,
  findOpenSeasons,
  givePrizes,
  saveRanks,
  type Winner,
} from './contest-queries.ts';

type Parts = Pick<BettingServices, 'db' | 'bus' | 'clock' | 'sessions'>;

/** Responses about this contest are out of date: one of its seasons was closed. */
export function contestTopic(contest: number): string {
  return `contest:${contest}`;
}

function notificationOf(season: ContestSeason, winner: Winner, nowSeconds: number) {
  const { user_id: userId, place, prize_days: days } = winner;
  const payload = { place, days, contestId: season.contest };
  const message = {
    payload,
    dedupKey: `contest:${season.id}:${userId}`,
    contentIn: (locale: Locale) => CONTENT_OF.contest_prize(payload, locale),
  };
  return notificationTo('contest_prize', { ...winner, userId }, message, nowSeconds);
}

interface Closed {
  readonly winners: readonly Winner[];
  readonly notified: readonly number[];
}

/** One season per transaction: ranks, prizes and emails belong together. */
async function closeSeason(tx: Tx, season: ContestSeason, nowSeconds: number): Promise<Closed> {
  if (!(await claimClosing(tx, season.id, nowSeconds))) return { winners: [], notified: [] };
  await saveRanks(tx, season);
  const type = NOTIFICATION_TYPE.contestAndRating;
  const winners = await givePrizes(tx, season.id, type, nowSeconds);
  const notifications = winners
    .filter(({ is_reader: isReader }) => isReader)
    .map((winner) => notificationOf(season, winner, nowSeconds));
  return { winners, notified: await notifyEach(tx, 'contest_prize', notifications, nowSeconds) };
}

/**
 * Closes seasons that are over: stores final ranks and awards prizes, once each. Running it again,
 * or concurrently, changes nothing.
 * @returns ids of the seasons that were checked
 */
export async function closeContests({ db, bus, clock, sessions }: Parts): Promise<number[]> {
  const nowSeconds = clock();
  const due = (await findOpenSeasons(db)).flatMap((id) => contestSeason(id) ?? []);
  const over = due.filter(({ closesAt }) => closesAt <= nowSeconds);
  for (const season of over) {
    const { winners, notified } = await tx(db, (trx) => closeSeason(trx, season, nowSeconds));
    for (const { user_id } of winners) sessions.changed(user_id);
    bus.publish([contestTopic(season.contest)]);
    announceNotices(bus, notified);
  }
  return over.map(({ id }) => id);
}
