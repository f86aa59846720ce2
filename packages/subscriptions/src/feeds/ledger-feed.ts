import { type Exchange, nodeExchange } from '@tipmark/api-client/server';
import { OPEN_ROOT } from '@tipmark/contract/open-limits';
import { DAY_SECONDS, type SignedHead } from '@tipmark/domain';
import { LOCALES, type Locale } from '@tipmark/route-builder';
import type { Feed, FeedEntry } from './feed.ts';
import { newestFirst } from './feed.ts';
import { FEED_TEXTS } from './feed-texts.ts';

interface LedgerFeedOptions {
  readonly apiUrl: string;
  readonly publicUrl: string;
  readonly exchange?: Exchange | undefined;
}

const PAGE = '/ledger';
const MOST = 60;
const OK = 200;
const TIMEOUT_MS = 5_000;

const pathIn = (locale: Locale) => (locale === 'ru' ? PAGE : `/${locale}${PAGE}`);

function entryOf(head: SignedHead, site: string, locale: Locale): FeedEntry {
  const t = FEED_TEXTS[locale];
  const { date, seq, hash, signature } = head;
  const signedSeconds = Date.parse(date) / 1_000 + DAY_SECONDS;
  return {
    id: `${site}/#ledger-${date}`,
    title: t('ledger.head', { day: date, number: seq }),
    lines: [`SHA-256: ${hash}`, t('ledger.signature', { signature })],
    address: site + pathIn(locale),
    publishedSeconds: signedSeconds,
    changedSeconds: signedSeconds,
  };
}

/** The feed of the signed heads of the ledger; undefined for any other path. */
export function createLedgerFeed({
  apiUrl,
  publicUrl,
  exchange = nodeExchange,
}: LedgerFeedOptions): (path: string) => Promise<Omit<Feed, 'ownAddress'>> | undefined {
  const site = publicUrl.replace(/\/$/, '');

  async function feedIn(locale: Locale): Promise<Omit<Feed, 'ownAddress'>> {
    const path = `${OPEN_ROOT}/ledger/heads?limit=${MOST}`;
    const request = { method: 'GET', baseUrl: apiUrl, path, headers: {} };
    const { status, reply } = await exchange(request, AbortSignal.timeout(TIMEOUT_MS)).catch(
      () => ({
        status: 0,
        reply: undefined,
      }),
    );
    if (status !== OK)
      throw Object.assign(new Error(`heads of the ledger: ${status}`), { status: 0 });
    const { data } = reply as { readonly data: readonly SignedHead[] };
    return {
      title: FEED_TEXTS[locale]('ledger.title'),
      language: locale,
      author: { name: new URL(site).host, address: site },
      pageAddress: site + pathIn(locale),
      entries: newestFirst(data.map((head) => entryOf(head, site, locale))),
    };
  }

  return (path) => {
    const locale = LOCALES.find((one) => pathIn(one) === path);
    return locale && feedIn(locale);
  };
}
