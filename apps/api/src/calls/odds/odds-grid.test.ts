import type { OddsGridPage } from '@tipmark/contract';
import { aFeedBookmaker, aFeedMatch, aFeedOdds, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

/** 2024-01-13 14:00 in Moscow. */
const NOW = 1_705_143_600;
const HOUR = 3_600;

let api: TestApi;

type Price = [bookmaker: string, oddType: string, milli: number];

const result = (bookmaker: string, ...[home, draw, away]: readonly number[]): Price[] => [
  [bookmaker, '1x2.1', home ?? 0],
  [bookmaker, '1x2.x', draw ?? 0],
  [bookmaker, '1x2.2', away ?? 0],
];

const total = (bookmaker: string, line: number, over: number, under: number): Price[] => [
  [bookmaker, `ou.o:${line}`, over],
  [bookmaker, `ou.u:${line}`, under],
];

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await sendFeed(api, [
    ...aFeedSetting('A', 'B', 'C', 'D'),
    ...['Kappa', 'Lambda', 'Sigma'].map((name) => aFeedBookmaker(name)),
    aFeedMatch('A', 'B', { startsAt: NOW + 3 * HOUR }),
    aFeedMatch('A', 'C', { startsAt: NOW + HOUR }),
    // tomorrow, and without prices
    aFeedMatch('A', 'D', { startsAt: NOW + 24 * HOUR }),
    aFeedMatch('B', 'C', { startsAt: NOW + HOUR }),
    // silent for half an hour, with the highest price of all
    aFeedOdds('A-B', result('Sigma', 2_400, 3_600, 3_900), { at: NOW - 1_800 }),
    aFeedOdds(
      'A-B',
      [
        ...result('Kappa', 2_100, 3_400, 3_500),
        ...result('Lambda', 2_000, 3_300, 3_600),
        ...total('Kappa', 2.5, 1_900, 1_950),
        ...total('Kappa', 3.5, 2_900, 1_400),
      ],
      { at: NOW - 60 },
    ),
    aFeedOdds('A-C', result('Kappa', 1_900, 3_300, 4_200), { at: NOW - 30 }),
    aFeedOdds('A-D', result('Kappa', 2_000, 3_500, 4_500), { at: NOW - 30 }),
  ]);
  await api.services.scanner.settled();
}, 60_000);

afterAll(() => api.close());

async function read(query = ''): Promise<OddsGridPage> {
  const reply = await api.app.inject(`/soccer/odds-grid${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

test('the matches of the day that are to come, with the prices of every bookmaker', async () => {
  const { bookmakers, matches, countOfMatches, selections, leagueChoices } = await read();
  expect(countOfMatches).toBe(2);
  expect(selections).toEqual(['1', 'x', '2']);
  expect(matches.map(({ home, away }) => `${home}-${away}`)).toEqual(['A-C', 'A-B']);
  expect(leagueChoices).toMatchObject([{ count: 2 }]);
  const indexes = new Map(bookmakers.map(({ name }, index) => [name, index]));
  const [, match] = matches;
  expect(match?.prices[indexes.get('Lambda') ?? -1]).toEqual([2, 3.3, 3.6]);
  expect(matches[0]?.prices[indexes.get('Lambda') ?? -1]).toBeNull();
  expect(match?.confirmedAt).toBe(NOW - 60);
});

test('a silent bookmaker is stale: neither best, nor in the average, nor paid out', async () => {
  const { bookmakers, matches } = await read('?sort=1');
  const match = matches.find(({ away }) => away === 'B');
  const sigma = bookmakers.findIndex(({ name }) => name === 'Sigma');
  expect(match?.stale).toEqual([sigma]);
  expect(match?.prices[sigma]).toEqual([2.4, 3.6, 3.9]);
  expect(match?.best).toEqual([2.1, 3.4, 3.6]);
  expect(match?.average).toEqual([2.05, 3.35, 3.55]);
  // the test vector of 2.10/3.40/3.60
  expect(match?.payout).toBe(95.41);
  expect(bookmakers[sigma]?.payout).toBeNull();
});

test('a total is compared on the line of the sport', async () => {
  const { matches, selections } = await read('?market=ou');
  expect(selections).toEqual(['o', 'u']);
  expect(matches).toMatchObject([{ away: 'B', line: 2.5, best: [1.9, 1.95] }]);
});

test('by start and by payout, of one league', async () => {
  const order = async (query: string) => (await read(query)).matches.map(({ away }) => away);
  expect(await order('?sort=2')).toEqual(['C', 'B']);
  expect(await order('?sort=3')).toEqual(['B', 'C']);
  const { leagueChoices } = await read();
  const league = leagueChoices[0]?.id ?? 0;
  expect(await order(`?league=${league}`)).toHaveLength(2);
  expect(await order(`?league=${league + 1}`)).toHaveLength(0);
});

test('another day has its own matches; a day of the past has none', async () => {
  const tomorrow = await read(`?timestamp=${NOW + 24 * HOUR}`);
  expect(tomorrow.matches.map(({ away }) => away)).toEqual(['D']);
  expect(await read(`?timestamp=${NOW - 24 * HOUR}`)).toMatchObject({
    matches: [],
    countOfMatches: 0,
    bookmakers: [],
    nextPageNumber: null,
  });
});

test.each([
  ['?market=win', 'market'],
  ['?sort=4', 'sort'],
  ['?league=x', 'league'],
])('%s is refused because of %s', async (query, field) => {
  const reply = await api.app.inject(`/soccer/odds-grid${query}`);
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().error.details)).toEqual([field]);
});
