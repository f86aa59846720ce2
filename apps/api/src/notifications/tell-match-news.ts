import { matchNews, momentTold } from '@tipmark/domain';
import { LOCALES } from '@tipmark/i18n/server';
import { NOTIFICATION_TYPE } from '../account/profile/notification-types.ts';
import { type Tx, tx } from '../database/tx.ts';
import { enqueueMail, wakeOutbox } from '../outbox/enqueue.ts';
import type { Services } from '../services.ts';
import { matchTexts } from './match-news-words.ts';
import {
  findMoment,
  type ListenerRow,
  lockListeners,
  type MomentRow,
  noteTold,
} from './match-notification-queries.ts';

type Parts = Pick<Services, 'db' | 'bus' | 'clock'>;

/** So many are told in one transaction, so that nobody waits long for the database. */
const AT_ONCE = 200;

async function tellOne(
  trx: Tx,
  match: MomentRow,
  listener: ListenerRow,
  nowSeconds: number,
): Promise<boolean> {
  const { user_id: userId, options, told, email } = listener;
  const news = matchNews(told, match.moment).filter(({ option }) => options.includes(option));
  if (news.length === 0 || email === null) return false;
  const locale = LOCALES.find((known) => known === listener.locale) ?? 'ru';
  const { match: name, headline, lines } = matchTexts(match, news, locale);
  await enqueueMail(
    trx,
    {
      kind: 'match_news',
      recipient: email,
      locale,
      payload: {
        userId,
        match: name,
        headline,
        news: lines.join('\n'),
        sport: match.sport,
        matchUrl: `${match.id}-${match.slug}`,
      },
      dedupKey: `match:${match.id}:${match.rev}:${userId}`,
    },
    nowSeconds,
  );
  return true;
}

/** @returns how many of the listeners there were, and how many letters were written */
async function tellSome(trx: Tx, match: MomentRow, nowSeconds: number) {
  const listeners = await lockListeners(trx, match, NOTIFICATION_TYPE.followedMatches, AT_ONCE);
  let letters = 0;
  for (const listener of listeners) {
    if (await tellOne(trx, match, listener, nowSeconds)) letters += 1;
  }
  await noteTold(
    trx,
    match,
    listeners.map(({ user_id: userId, told }) => {
      const news = matchNews(told, match.moment);
      return { userId, moment: momentTold(told, match.moment, news) };
    }),
  );
  return { listeners: listeners.length, letters };
}

/**
 * Tells everybody who follows a match what happened since they were last told, one letter each.
 * Several processes may do it: everybody is told once.
 * @returns count of letters
 */
export async function tellMatchNews({ db, bus, clock }: Parts, matchId: number): Promise<number> {
  let letters = 0;
  for (;;) {
    const told = await tx(db, async (trx) => {
      const match = await findMoment(trx, matchId);
      return match && tellSome(trx, match, clock());
    });
    letters += told?.letters ?? 0;
    if (told === undefined || told.listeners < AT_ONCE) break;
  }
  if (letters > 0) wakeOutbox(bus);
  return letters;
}
