import { LOCALES, type Locale } from '@tipmark/i18n/server';
import type { Job } from '../../platform/jobs/job.ts';
import { enqueueMails, wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { findDigestReaders, findNewsReaders } from './digest-queries.ts';

type Parts = Pick<PeopleServices, 'db' | 'bus' | 'clock'>;

const AT_ONCE = 200;
const EVERY_MS = 10 * 60_000;
const WEEK_SECONDS = 7 * 86_400;
/** 1970-01-05, a Monday; in no zone do weeks begin more than fourteen hours before it. */
const FIRST_MONDAY_SECONDS = 4 * 86_400 - 14 * 3_600;

const localeOf = (text: string): Locale => LOCALES.find((known) => known === text) ?? 'ru';

/** One letter a week on Monday morning where the reader is; several processes write it once. */
export async function sendDigest({ db, bus, clock }: Parts): Promise<number> {
  const nowSeconds = clock();
  const week = String(Math.floor((nowSeconds - FIRST_MONDAY_SECONDS) / WEEK_SECONDS));
  let letters = 0;
  for (;;) {
    const readers = await findDigestReaders(db, week, { nowSeconds, limit: AT_ONCE });
    await enqueueMails(
      db,
      readers.map(({ id: userId, email: recipient, locale }) => ({
        kind: 'weekly_digest',
        recipient,
        locale: localeOf(locale),
        payload: { userId, endSeconds: nowSeconds },
        dedupKey: `digest:${week}:${userId}`,
      })),
      nowSeconds,
    );
    letters += readers.length;
    if (readers.length < AT_ONCE) break;
  }
  if (letters > 0) wakeOutbox(bus);
  return letters;
}

export type SiteNews = {
  /** The same news are never sent twice. */
  readonly id: string;
  readonly title: Readonly<Record<Locale, string>>;
  readonly text: Readonly<Record<Locale, string>>;
};

/** @returns how many are notified */
export async function notifyOfSiteNews({ db, bus, clock }: Parts, news: SiteNews): Promise<number> {
  let [count, afterId] = [0, 0];
  for (;;) {
    const readers = await findNewsReaders(db, afterId, AT_ONCE);
    await enqueueMails(
      db,
      readers.map(({ id: userId, email: recipient, locale: spoken }) => {
        const locale = localeOf(spoken);
        const payload = { userId, title: news.title[locale], text: news.text[locale] };
        const dedupKey = `news:${news.id}:${userId}`;
        return { kind: 'product_news', recipient, locale, payload, dedupKey };
      }),
      clock(),
    );
    count += readers.length;
    const last = readers.at(-1);
    if (last === undefined || readers.length < AT_ONCE) break;
    afterId = last.id;
  }
  if (count > 0) wakeOutbox(bus);
  return count;
}

export const digestJob: Job<Parts> = {
  name: 'weekly digest',
  everyMs: EVERY_MS,
  needs: ['db', 'bus', 'clock'],
  run: sendDigest,
};
