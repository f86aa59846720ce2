import { matchNotifications, momentNotified } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { type Tx, tx } from '../../platform/database/tx.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { NOTIFICATION_TYPE } from '../account/profile/notification-types.ts';
import { CONTENT_OF } from '../mails/draft-notification.ts';
import { announceNotices } from '../notices/announce.ts';
import { notificationTo } from '../notices/notification-to.ts';
import { notifyEach } from '../notices/notify-queries.ts';
import {
  findMoment,
  type ListenerRow,
  lockListeners,
  type MomentRow,
  storeNotified,
} from './match-notification-queries.ts';
import { matchTexts } from './match-notification-texts.ts';

type Parts = Pick<PeopleServices, 'db' | 'bus' | 'clock'>;

/** Number of notifications in one transaction, so that nothing waits long for the database. */
const AT_ONCE = 200;

/** The notification of a listener; none when nothing they chose has happened. */
function notificationOf(match: MomentRow, listener: ListenerRow, nowSeconds: number) {
  const { user_id: userId, options, notified, is_reader: isReader } = listener;
  const events = matchNotifications(notified, match.moment).filter(({ option }) =>
    options.includes(option),
  );
  if (events.length === 0 || !isReader) return [];
  const payloadIn = (locale: Locale) => {
    const { match: name, headline, lines } = matchTexts(match, events, locale);
    const matchUrl = `${match.id}-${match.slug}`;
    return { match: name, headline, news: lines.join('\n'), sport: match.sport, matchUrl };
  };
  const message = {
    payload: payloadIn(listener.locale === 'en' ? 'en' : 'ru'),
    dedupKey: `match:${match.id}:${match.rev}:${userId}`,
    contentIn: (locale: Locale) => CONTENT_OF.match_news(payloadIn(locale), locale),
  };
  return [notificationTo('match_news', { ...listener, userId }, message, nowSeconds)];
}

/** @returns how many of the listeners there were, and ids of the notified */
async function notifySome(trx: Tx, match: MomentRow, nowSeconds: number) {
  const listeners = await lockListeners(trx, match, NOTIFICATION_TYPE.followedMatches, AT_ONCE);
  const notifications = listeners.flatMap((one) => notificationOf(match, one, nowSeconds));
  const notified = await notifyEach(trx, 'match_news', notifications, nowSeconds);
  await storeNotified(
    trx,
    match,
    listeners.map(({ user_id: userId, notified: before }) => {
      const events = matchNotifications(before, match.moment);
      return { userId, moment: momentNotified(before, match.moment, events) };
    }),
  );
  return { listeners: listeners.length, notified };
}

/**
 * Notifies everybody who follows a match of what happened since their last notification, one
 * notification each. Several processes may run it: everybody is notified once.
 * @returns count of notifications
 */
export async function notifyOfMatch({ db, bus, clock }: Parts, matchId: number): Promise<number> {
  let count = 0;
  for (;;) {
    const step = await tx(db, async (trx) => {
      const match = await findMoment(trx, matchId);
      return match && notifySome(trx, match, clock());
    });
    announceNotices(bus, step?.notified ?? []);
    count += step?.notified.length ?? 0;
    if (step === undefined || step.listeners < AT_ONCE) return count;
  }
}
