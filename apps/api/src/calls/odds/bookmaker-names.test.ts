import { aFeedBookmaker, aFeedMatch, aFeedOdds, aFeedSetting } from '@tipmark/test-kit';
import { aBet } from '../../betting/bets/testing/bet-calls.ts';
import { aSubscriber } from '../../discovery/scanner/testing/a-subscriber.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

/** 2024-01-13 14:00 in Moscow. */
const NOW = 1_705_143_600;
const HOUR = 3_600;

const RUSSIAN = /Ривалто|Форпост/;
const ENGLISH = /Rivalto|Forpost/;

let api: TestApi;
let subscriber: Record<string, string>;

/** Rivalto and Forpost have an arbitrage in the totals. */
beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await sendFeed(api, [
    ...aFeedSetting('A', 'B'),
    ...['Rivalto', 'Forpost'].map((name) => aFeedBookmaker(name)),
    aFeedMatch('A', 'B', { startsAt: NOW + 3 * HOUR }),
    aFeedOdds(
      'A-B',
      [
        ['Rivalto', '1x2.1', 2_000],
        ['Rivalto', '1x2.x', 3_300],
        ['Rivalto', '1x2.2', 3_600],
        ['Rivalto', 'ou.o:2.5', 2_050],
        ['Rivalto', 'ou.u:2.5', 1_800],
        ['Forpost', 'ou.o:2.5', 1_800],
        ['Forpost', 'ou.u:2.5', 2_030],
      ],
      { at: NOW - 60 },
    ),
  ]);
  subscriber = { ...(await aSubscriber(api)).headers };
  await api.services.scanner.settled();
}, 60_000);

afterAll(() => api.close());

async function read(locale: 'ru' | 'en', url: string, payload?: object): Promise<string> {
  const reply = await api.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    headers: { ...subscriber, 'accept-language': locale },
    ...(payload && { payload }),
  });
  expect(reply.statusCode).toBe(200);
  return reply.body;
}

const DETAILS = { bkMatchId: 101, oddsTypes: ['ou.o:2.5'] };

const CALLS: readonly { readonly url: string; readonly payload?: object }[] = [
  { url: '/soccer/odds-grid' },
  { url: '/soccer/arbitrage' },
  { url: '/soccer/events/page/101-a-b/10/12/0/0/0/0/1/0' },
  { url: '/soccer/events/odds-history/101-a-b/ou' },
  { url: '/soccer/tip-maker/101-a-b/0' },
  { url: '/soccer/odds-scanner/parameters', payload: {} },
  { url: '/soccer/odds-scanner/outcome-details', payload: DETAILS },
  { url: '/page-bookmakers' },
  { url: '/bet-book/form' },
];

test.each(CALLS)(
  '$url names bookmakers in the language of its reader',
  async ({ url, payload }) => {
    const russian = await read('ru', url, payload);
    expect(russian).toMatch(RUSSIAN);
    expect(russian.replaceAll(/"(?:link|bookieName)":"[^"]*"/g, '')).not.toMatch(ENGLISH);
    const english = await read('en', url, payload);
    expect(english).toMatch(ENGLISH);
    expect(english).not.toMatch(RUSSIAN);
  },
);

test('a bet has one bookmaker, whatever language it was written and is read in', async () => {
  for (const [locale, bookmaker] of [
    ['ru', 'Ривалто'],
    ['en', 'Rivalto'],
    ['en', 'My own'],
  ] as const) {
    await read(locale, '/bet-book/bets', aBet({ bookmaker, status: 'won' }));
  }
  const namesIn = async (locale: 'ru' | 'en') => {
    const { bets, record } = JSON.parse(await read(locale, '/bet-book')).data;
    return {
      bets: bets.map((bet: { bookmaker: string }) => bet.bookmaker).toSorted(),
      split: record.bookmakers.map(({ key, bets: count }: { key: string; bets: number }) => [
        key,
        count,
      ]),
    };
  };
  expect(await namesIn('en')).toEqual({
    bets: ['My own', 'Rivalto', 'Rivalto'],
    split: expect.arrayContaining([
      ['My own', 1],
      ['Rivalto', 2],
    ]),
  });
  expect(await namesIn('ru')).toEqual({
    bets: ['My own', 'Ривалто', 'Ривалто'],
    split: expect.arrayContaining([
      ['My own', 1],
      ['Ривалто', 2],
    ]),
  });
});
