import { matchNews, momentNotified } from '@tipmark/domain';
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
  storeNotified,
} from './match-notification-queries.ts';

type Parts = Pick<PeopleServices, 'db' | 'bus' | 'clock'>;

/** Number of notifications in one transaction, so that nothing waits long for the database. */
const AT_ONCE = 200;

/** The text for a listener; undefined when nothing they chose has happened. */
function letterTo(match: MomentRow, listener: ListenerRow): Letter[] {
  const { user_id: userId, options, notified, email } = listener;
  const news = matchNews(notified, match.moment).filter(({ option }) => options.includes(option));
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
async function notifySome(trx: Tx, match: MomentRow, nowSeconds: number) {
  const listeners = await lockListeners(trx, match, NOTIFICATION_TYPE.followedMatches, AT_ONCE);
  const letters = listeners.flatMap((listener) => letterTo(match, listener));
  await enqueueMails(trx, letters, nowSeconds);
  await storeNotified(
    trx,
    match,
    listeners.map(({ user_id: userId, notified }) => {
      const news = matchNews(notified, match.moment);
      return { userId, moment: momentNotified(notified, match.moment, news) };
    }),
  );
  return { listeners: listeners.length, letters: letters.length };
}

/**
 * Notifies everybody who follows a match of what happened since their last notification, one
 * notification each. Several processes may run it: everybody is notified once.
 * @returns count of notifications
 */
export async function notifyOfMatch({ db, bus, clock }: Parts, matchId: number): Promise<number> {
  let letters = 0;
  for (;;) {
    const notified = await tx(db, async (trx) => {
      const match = await findMoment(trx, matchId);
      return match && notifySome(trx, match, clock());
    });
    letters += notified?.letters ?? 0;
    if (notified === undefined || notified.listeners < AT_ONCE) break;
  }
  if (letters > 0) wakeOutbox(bus);
  return letters;
}
