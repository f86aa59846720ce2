import type { DroppingOddsPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { aFeedBookmaker, aFeedMatch, aFeedOdds, aFeedSetting } from '@tipmark/test-kit';
import { aSubscriber } from '../../discovery/scanner/testing/a-subscriber.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const NOW = 1_705_154_400;
const HOUR = 3_600;
const BOOKS = ['Kappa', 'Lambda', 'Sigma'];

let api: TestApi;
let subscriber: Record<string, string>;

/** Prices of an outcome at the bookmakers at one instant. */
const prices = (match: string, oddType: string, milli: readonly number[], at: number) =>
  aFeedOdds(
    match,
    milli.map((price, index) => [BOOKS[index] ?? '', oddType, price] as const),
    { at },
  );

const three = (price: number) => [price, price, price];

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  const match = (away: string, hours: number) =>
    aFeedMatch('A', away, { startsAt: NOW + hours * HOUR });
  await sendFeed(api, [
    ...aFeedSetting('A', 'C', 'D', 'E'),
    ...BOOKS.map((name) => aFeedBookmaker(name)),
    match('C', 5),
    match('D', 3),
    match('E', 4),
    // two lines of one market fall, and a little later another market
    prices('A-C', '1x2.1', three(2_000), NOW - 20 * HOUR),
    prices('A-C', 'ou.o:2.5', three(2_000), NOW - 20 * HOUR),
    prices('A-C', 'ou.o:3.5', three(3_000), NOW - 20 * HOUR),
    prices('A-C', '1x2.1', three(1_800), NOW - 2 * HOUR),
    prices('A-C', 'ou.o:2.5', three(1_800), NOW - 2 * HOUR),
    prices('A-C', 'ou.o:3.5', three(2_400), NOW - 2 * HOUR),
    // five minutes ago
    prices('A-D', '1x2.2', three(4_000), NOW - 20 * HOUR),
    prices('A-D', '1x2.2', three(3_000), NOW - 300),
    // one bookmaker alone
    prices('A-E', '1x2.1', [2_500], NOW - 20 * HOUR),
    prices('A-E', '1x2.1', [1_500], NOW - HOUR),
  ]);
  await api.services.scanner.settled();
  subscriber = { ...(await aSubscriber(api)).headers };
}, 60_000);

afterAll(() => api.close());

async function read(query = '', headers: Record<string, string> = subscriber) {
  const reply = await api.app.inject({ url: `/soccer/dropping-odds${query}`, headers });
  expect(reply.statusCode).toBe(200);
  const page: DroppingOddsPage = reply.json().data;
  const falls = page.matches.flatMap(({ match, outcomes }) =>
    outcomes.map((outcome) => ({ ...outcome, away: decodeMatch(match).away.name })),
  );
  return { page, falls };
}

const named = (falls: readonly { readonly away: string; readonly oddType: string }[]) =>
  falls.map(({ away, oddType }) => `${away} ${oddType}`);

test('the largest fall of each market, at three bookmakers or more, largest first', async () => {
  const { page, falls } = await read();
  expect(named(falls)).toEqual(['D 1x2.2', 'C ou.o:3.5', 'C 1x2.1']);
  expect(falls[0]).toMatchObject({
    first: 4,
    was: 4,
    odds: 3,
    changePercent: -25,
    countOfBookmakers: 3,
  });
  expect(falls[0]?.best).toEqual({ odds: 3, bookmaker: 'Kappa' });
  expect(page).toMatchObject({ countOfOutcomes: 3, countOfMatches: 2, isDemo: false, asOf: NOW });
});

test('guests see prices as they were 15 minutes ago, and no best one of now', async () => {
  const { page, falls } = await read('', {});
  expect(named(falls)).toEqual(['C ou.o:3.5', 'C 1x2.1']);
  expect(falls.map(({ best }) => best)).toEqual([null, null]);
  expect(page).toMatchObject({ isDemo: true, asOf: NOW - 900 });
  expect(page.lagMs).toBeGreaterThanOrEqual(900_000);
});

test('within an hour only what fell then', async () => {
  expect(named((await read('?hours=1')).falls)).toEqual(['D 1x2.2']);
});

test('criteria narrow the falls, and the choices are those the other criteria leave', async () => {
  const { page, falls } = await read('?category=3');
  expect(named(falls)).toEqual(['C ou.o:3.5']);
  expect(page.outcomesCategories).toEqual([
    { id: 1, countOfOutcomes: 2 },
    { id: 3, countOfOutcomes: 1 },
  ]);
  expect(page.leagueChoices).toMatchObject([{ countOfOutcomes: 1 }]);
  const league = page.leagueChoices[0]?.id ?? 0;
  expect((await read(`?league=${league}`)).falls).toHaveLength(3);
  expect((await read(`?league=${league + 1}`)).falls).toHaveLength(0);
  expect(named((await read('?change=21')).falls)).toEqual(['D 1x2.2']);
  expect(named((await read('?maxOdds=1.9')).falls)).toEqual(['C 1x2.1', 'C ou.o:2.5']);
});

test('by start and by the last change', async () => {
  const orderOf = async (sort: number) =>
    (await read(`?sort=${sort}`)).page.matches.map(({ match }) => decodeMatch(match).away.name);
  expect(await orderOf(4)).toEqual(['D', 'C']);
  expect(await orderOf(5)).toEqual(['D', 'C']);
});

test.each([
  ['?hours=2', 'hours'],
  ['?change=0', 'change'],
  ['?category=12', 'category'],
  ['?sort=2', 'sort'],
  ['?minOdds=3&maxOdds=2', 'maxOdds'],
  ['?page=0', 'page'],
])('%s is refused because of %s', async (query, field) => {
  const reply = await api.app.inject(`/soccer/dropping-odds${query}`);
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().error.details)).toEqual([field]);
});
