import { type ContestSeason, contestSeason } from '@tipmark/domain';
import { LOCALES } from '@tipmark/i18n/server';
import { NOTIFICATION_TYPE } from '../../people/account/profile/notification-types.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { enqueueMails, type Letter, wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { BettingServices } from '../services.ts';
import {
  claimClosing,
  findOpenSeasons,
  givePrizes,
  savePlaces,
  type Winner,
} from './contest-queries.ts';

type Parts = Pick<BettingServices, 'db' | 'bus' | 'clock' | 'sessions'>;

/** Responses about this contest are out of date: one of its seasons was closed. */
export function contestTopic(contest: number): string {
  return `contest:${contest}`;
}

function letterTo(season: ContestSeason, winner: Winner): Letter[] {
  const { user_id: userId, email, place, prize_days: days } = winner;
  if (email === null) return [];
  const letter = {
    kind: 'contest_prize',
    recipient: email,
    locale: LOCALES.find((known) => known === winner.locale) ?? 'ru',
    payload: { userId, place, days, contestId: season.contest },
    dedupKey: `contest:${season.id}:${userId}`,
  } as const;
  return [letter];
}

/** One season per transaction: places, prizes and emails belong together. */
async function closeSeason(tx: Tx, season: ContestSeason, nowSeconds: number): Promise<Winner[]> {
  if (!(await claimClosing(tx, season.id, nowSeconds))) return [];
  await savePlaces(tx, season);
  const type = NOTIFICATION_TYPE.contestAndRating;
  const winners = await givePrizes(tx, season.id, type, nowSeconds);
  const letters = winners.flatMap((winner) => letterTo(season, winner));
  await enqueueMails(tx, letters, nowSeconds);
  return winners;
}

/**
 * Closes seasons that are over: stores final places and awards prizes, once each. Running it again,
 * or concurrently, changes nothing.
 * @returns ids of the seasons that were checked
 */
export async function closeContests({ db, bus, clock, sessions }: Parts): Promise<number[]> {
  const nowSeconds = clock();
  const due = (await findOpenSeasons(db)).flatMap((id) => contestSeason(id) ?? []);
  const over = due.filter(({ closesAt }) => closesAt <= nowSeconds);
  for (const season of over) {
    const winners = await tx(db, (trx) => closeSeason(trx, season, nowSeconds));
    for (const { user_id } of winners) sessions.changed(user_id);
    bus.publish([contestTopic(season.contest)]);
  }
  if (over.length > 0) wakeOutbox(bus);
  return over.map(({ id }) => id);
}
