import { resolveTimeZone } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { Job } from '../../platform/jobs/job.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { CONTENT_OF, digestContent } from '../mails/draft-notification.ts';
import { findWeeks } from '../mails/week-queries.ts';
import { announceNotices } from '../notices/announce.ts';
import { notificationTo } from '../notices/notification-to.ts';
import { notifyEach } from '../notices/notify-queries.ts';
import { findDigestReaders, findDigestZones, findSiteNewsReaders } from './digest-queries.ts';

type Parts = Pick<PeopleServices, 'db' | 'bus' | 'clock'>;

const AT_ONCE = 200;
const EVERY_MS = 10 * 60_000;
const FIRST_HOUR = 9;
const WEEK_SECONDS = 7 * 86_400;
/** 1970-01-05, a Monday; in no zone do weeks begin more than fourteen hours before it. */
const FIRST_MONDAY_SECONDS = 4 * 86_400 - 14 * 3_600;

/** Whether it is Monday, nine or later, in a zone; an unknown one counts as the default. */
function isMondayMorning(zone: string | null, nowSeconds: number): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: resolveTimeZone([zone ?? undefined]),
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(nowSeconds * 1_000);
  const valueOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return valueOf('weekday') === 'Mon' && Number(valueOf('hour')) >= FIRST_HOUR;
}

/** One letter a week on Monday morning where the reader is; several processes write it once. */
export async function sendDigest({ db, bus, clock }: Parts): Promise<number> {
  const nowSeconds = clock();
  const week = String(Math.floor((nowSeconds - FIRST_MONDAY_SECONDS) / WEEK_SECONDS));
  // Computed here: the database may not know a name that a browser uses.
  const zones = (await findDigestZones(db)).filter((zone) => isMondayMorning(zone, nowSeconds));
  let count = 0;
  for (;;) {
    const readers = await findDigestReaders(db, week, { zones, limit: AT_ONCE });
    const ids = readers.map(({ id }) => id);
    const weeks = await findWeeks(db, ids, nowSeconds);
    const notifications = readers.flatMap(({ id: userId, url, ...reader }) => {
      const summary = weeks.get(userId);
      if (summary === undefined) return [];
      const message = {
        payload: { endSeconds: nowSeconds },
        dedupKey: `digest:${week}:${userId}`,
        contentIn: (locale: Locale) => digestContent(summary, url, locale),
      };
      return [notificationTo('weekly_digest', { ...reader, userId }, message, nowSeconds)];
    });
    const notified = await notifyEach(db, 'weekly_digest', notifications, nowSeconds);
    announceNotices(bus, notified);
    count += notified.length;
    if (readers.length < AT_ONCE) return count;
  }
}

export interface SiteNews {
  /** The same message is never sent twice. */
  readonly id: string;
  readonly title: Readonly<Record<Locale, string>>;
  readonly text: Readonly<Record<Locale, string>>;
}

/** @returns how many read it */
export async function notifyOfSiteNews(
  { db, bus, clock }: Parts,
  siteNews: SiteNews,
): Promise<number> {
  let [count, afterId] = [0, 0];
  for (;;) {
    const nowSeconds = clock();
    const readers = await findSiteNewsReaders(db, afterId, AT_ONCE);
    const payloadIn = (locale: Locale) => ({
      title: siteNews.title[locale],
      text: siteNews.text[locale],
    });
    const notifications = readers.map(({ id: userId, ...reader }) => {
      const message = {
        payload: payloadIn(reader.locale === 'en' ? 'en' : 'ru'),
        dedupKey: `news:${siteNews.id}:${userId}`,
        contentIn: (locale: Locale) => CONTENT_OF.product_news(payloadIn(locale), locale),
      };
      return notificationTo('product_news', { ...reader, userId }, message, nowSeconds);
    });
    announceNotices(bus, await notifyEach(db, 'product_news', notifications, nowSeconds));
    count += readers.length;
    const last = readers.at(-1);
    if (last === undefined || readers.length < AT_ONCE) return count;
    afterId = last.id;
  }
}

export const digestJob: Job<Parts> = {
  name: 'weekly digest',
  everyMs: EVERY_MS,
  needs: ['db', 'bus', 'clock'],
  run: sendDigest,
};
