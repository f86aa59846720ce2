import { matchNews, momentTold } from '@tipmark/domain';
import { LOCALES } from '@tipmark/i18n/server';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { enqueueMails, type Letter, wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { NOTIFICATION_TYPE } from '../account/profile/notification-types.ts';
import { matchTexts } from './match-news-words.ts';
import {
  findMoment,
  type ListenerRow,
  lockListeners,
  type MomentRow,
  noteTold,
} from './match-notification-queries.ts';

type Parts = Pick<PeopleServices, 'db' | 'bus' | 'clock'>;

/** So many are told in one transaction, so that nobody waits long for the database. */
const AT_ONCE = 200;

/** What a listener is to read; nothing for whom nothing they want happened. */
function letterTo(match: MomentRow, listener: ListenerRow): Letter[] {
  const { user_id: userId, options, told, email } = listener;
  const news = matchNews(told, match.moment).filter(({ option }) => options.includes(option));
  if (news.length === 0 || email === null) return [];
  const locale = LOCALES.find((known) => known === listener.locale) ?? 'ru';
  const { match: name, headline, lines } = matchTexts(match, news, locale);
  const payload = {
    userId,
    match: name,
    headline,
    news: lines.join('\n'),
    sport: match.sport,
    matchUrl: `${match.id}-${match.slug}`,
  };
  const dedupKey = `match:${match.id}:${match.rev}:${userId}`;
  return [{ kind: 'match_news', recipient: email, locale, payload, dedupKey }];
}

/** @returns how many of the listeners there were, and how many letters were written */
async function tellSome(trx: Tx, match: MomentRow, nowSeconds: number) {
  const listeners = await lockListeners(trx, match, NOTIFICATION_TYPE.followedMatches, AT_ONCE);
  const letters = listeners.flatMap((listener) => letterTo(match, listener));
  await enqueueMails(trx, letters, nowSeconds);
  await noteTold(
    trx,
    match,
    listeners.map(({ user_id: userId, told }) => {
      const news = matchNews(told, match.moment);
      return { userId, moment: momentTold(told, match.moment, news) };
    }),
  );
  return { listeners: listeners.length, letters: letters.length };
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
