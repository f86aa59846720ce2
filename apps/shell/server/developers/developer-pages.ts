import { type Exchange, nodeExchange } from '@tipmark/api-client/server';
import { OPEN_ROOT } from '@tipmark/contract/open-limits';
import { LOCALES, type Locale } from '@tipmark/i18n';
import { createCache } from '@tipmark/server-kit';
import { type EncodedPage, encodePage, htmlText, sendShared } from '@tipmark/web-server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Head, ledgerBody, type Statement } from './ledger-page.ts';
import { numbersBody } from './numbers.ts';
import { addressIn, plainPage, plainPagePolicy, table } from './plain-page.ts';
import { type OpenDocument, referenceBody } from './reference.ts';
import { textsOf } from './texts.ts';

interface DeveloperPagesOptions {
  readonly apiUrl: string;
  /** Address of the site for visitors. */
  readonly publicUrl: string;
  readonly exchange?: Exchange;
}

type PageName = keyof ReturnType<typeof textsOf>['pages'];

const PATHS: Readonly<Record<PageName, string>> = {
  reference: '/developers/reference',
  changelog: '/developers/changelog',
  feeds: '/developers/feeds',
  numbers: '/developers/numbers',
  ledger: '/ledger',
};
const FEED_TYPES = [
  ['application/atom+xml', '.atom'],
  ['application/feed+json', '.json'],
] as const;

const FEED_ADDRESSES = [
  ['capper', '/feeds/profile/….atom'],
  ['league', '/feeds/Tournaments/….atom'],
  ['forecasts', '/feeds/math-analysis.atom'],
  ['ledger', '/feeds/ledger.atom'],
  ['team', '/calendars/Teams/….ics'],
  ['leagueCalendar', '/calendars/Tournaments/….ics'],
  ['favourites', '/calendars/favourites/….ics'],
] as const;

const UNAVAILABLE = 503;
const OK = 200;
const RETRY_AFTER_SECONDS = 30;
const FRESH_SECONDS = 60;
const TIMEOUT_MS = 5_000;
const MOST_HEADS = 30;
const MOST_STATEMENTS = 200;

/** The API gave no answer to show. */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

function changelogBody(locale: Locale): string {
  const { entries } = textsOf(locale).changelog;
  return Object.entries(entries)
    .map(([date, items]) => {
      const list = Object.values(items)
        .map((item) => `<li>${htmlText(item)}</li>`)
        .join('');
      return `<h2><time datetime="${date}">${date}</time></h2><ul>${list}</ul>`;
    })
    .join('');
}

function feedsBody(locale: Locale): string {
  const { feeds } = textsOf(locale);
  const rows = FEED_ADDRESSES.map(([name, address]) => [
    `<code>${htmlText(address)}</code>`,
    htmlText(feeds.rows[name]),
  ]);
  const texts = [feeds.formats, feeds.ids, feeds.fresh];
  return (
    table([feeds.address, feeds.content], rows) +
    texts.map((text) => `<p>${htmlText(text)}</p>`).join('')
  );
}

const feedLinks = FEED_TYPES.map(
  ([type, ending]) => `<link rel="alternate" type="${type}" href="/feeds/ledger${ending}">`,
).join('');

/**
 * Pages for developers that this server writes and no bundle has: the reference of the open API,
 * its changes, the format of feeds, how numbers are computed, and who saw which head of the ledger.
 */
export function registerDeveloperPages(app: FastifyInstance, options: DeveloperPagesOptions): void {
  const { apiUrl, publicUrl, exchange = nodeExchange } = options;
  const site = publicUrl.replace(/\/$/, '');
  const made = createCache<EncodedPage>({ maxEntries: 20, ttlMs: FRESH_SECONDS * 1_000 });

  async function read<Reply>(path: string): Promise<Reply> {
    const request = { method: 'GET', baseUrl: apiUrl, path: OPEN_ROOT + path, headers: {} };
    const answer = await exchange(request, AbortSignal.timeout(TIMEOUT_MS)).catch((cause) => {
      throw new NoAnswer(path, { cause });
    });
    if (answer.status !== OK) throw new NoAnswer(`${path}: ${answer.status}`);
    return answer.reply as Reply;
  }

  async function bodyOf(name: PageName, locale: Locale): Promise<string> {
    switch (name) {
      case 'reference':
        return referenceBody(await read<OpenDocument>('/openapi.json'), locale);
      case 'changelog':
        return changelogBody(locale);
      case 'feeds':
        return feedsBody(locale);
      case 'numbers':
        return numbersBody(locale);
      case 'ledger': {
        const [heads, statements] = await Promise.all([
          read<{ data: Head[] }>(`/ledger/heads?limit=${MOST_HEADS}`),
          read<{ data: Statement[] }>(`/ledger/witnesses?limit=${MOST_STATEMENTS}`),
        ]);
        return ledgerBody(heads.data, statements.data, locale);
      }
    }
  }

  const pageOf = (name: PageName, locale: Locale, body: string) =>
    plainPage({
      locale,
      site,
      path: PATHS[name],
      title: textsOf(locale).pages[name],
      lead: textsOf(locale)[name].lead,
      body,
      ...(name === 'ledger' && { links: feedLinks }),
    });

  const headers = (reply: FastifyReply) =>
    reply.header('Content-Security-Policy', plainPagePolicy).type('text/html; charset=utf-8');

  for (const name of Object.keys(PATHS) as PageName[]) {
    for (const locale of LOCALES) {
      app.get(addressIn(locale, PATHS[name]), async (request, reply) => {
        try {
          const page = await made.load(`${name} ${locale}`, async () =>
            encodePage(Buffer.from(pageOf(name, locale, await bodyOf(name, locale)))),
          );
          return await sendShared(request, headers(reply), page, FRESH_SECONDS);
        } catch (error) {
          if (!(error instanceof NoAnswer)) throw error;
          const busy = `<p role="status">${htmlText(textsOf(locale).busy)}</p>`;
          return headers(reply)
            .code(UNAVAILABLE)
            .header('Retry-After', String(RETRY_AFTER_SECONDS))
            .header('Cache-Control', 'no-store')
            .send(pageOf(name, locale, busy));
        }
      });
    }
  }
}
