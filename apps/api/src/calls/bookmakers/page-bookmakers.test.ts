import type { ListedBookmaker } from '@tipmark/contract';
import { aFeedBookmaker, aFeedMatch, aFeedOdds, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { measure } from '../../matches/bookmakers/measured-bookmakers.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const NOW = 1_705_500_000;
const STARTS_AT = NOW - 86_400;
const HOUR = 3600;

let api: TestApi;

type Prices = readonly [string, string, number][];
const prices = (bookmaker: string, home: number, draw: number, away: number): Prices => [
  [bookmaker, '1x2.1', home],
  [bookmaker, '1x2.x', draw],
  [bookmaker, '1x2.2', away],
];

/**
 * Rivalto has the best price at home, Forpost elsewhere; only the last hour counts as the close.
 */
beforeAll(async () => {
  api = await createTestApi({ now: STARTS_AT - 4 * HOUR });
  await sendFeed(api, [
    ...aFeedSetting('Club 0', 'Club 1'),
    ...['Rivalto', 'Forpost', 'Nordwind', 'Paddock & Sons', 'Average'].map((name) =>
      aFeedBookmaker(name, { isAggregate: name === 'Average' }),
    ),
    aFeedMatch('Club 0', 'Club 1', { key: 'past', startsAt: STARTS_AT }),
    aFeedOdds('past', [...prices('Rivalto', 2_000, 3_000, 4_000)], { at: STARTS_AT - 3 * HOUR }),
    aFeedOdds('past', [...prices('Forpost', 1_900, 3_300, 4_400)], { at: STARTS_AT - 2 * HOUR }),
    aFeedOdds('past', [['Rivalto', '1x2.1', 2_100]], { at: STARTS_AT - 2 * HOUR }),
    aFeedOdds('past', [['Rivalto', '1x2.1', 9_000]], { at: STARTS_AT - HOUR / 2 }),
  ]);
  api.setNow(NOW);
  await sendFeed(api, [aFeedScore('past', 1, 0)]);
}, 60_000);
afterAll(() => api.close());

const request = async (url: string, headers: Record<string, string> = {}) => {
  const reply = await api.app.inject({ url, headers });
  return { status: reply.statusCode, ...reply.json() };
};

/** Headers of a trusted proxy for a visitor from a country. */
const from = (country: string) => ({
  'x-forwarded-for': '203.0.113.9',
  'x-country-code': country,
});

test('lists the bookmakers of the data: those of the promotions file first, none without odds', async () => {
  const { data } = await request('/page-bookmakers');
  expect(
    data.bookmakers.map((one: Record<string, unknown>) => [one['name'], one['ratingLabel']]),
  ).toEqual([
    ['Ривалто', '5.0'],
    ['Форпост', '4.7'],
    ['Нордвинд', '4.5'],
    ['Kappa', ''],
    ['Paddock & Sons', ''],
  ]);
  expect(data.bookmakers[2].bonus).toEqual({ value: '+100%', linkId: 5, isInRoubles: false });
  expect(data.bookmakers[4]).toMatchObject({ bookieName: 'paddock-sons', bonus: null });
  expect(data.measured).toEqual({ days: 90, matches: 1, asOf: NOW, until: NOW });
});

test('one that only has odds has a page of its own, in every country', async () => {
  const { data } = await request('/page-bookmakers/paddock-sons', from('DE'));
  expect(data.bookmaker).toMatchObject({ name: 'Paddock & Sons', about: '' });
  expect(data.others).toHaveLength(4);
});

test('an archive is measured up to its last match', async () => {
  const until = STARTS_AT;
  api.setNow(NOW + 400 * 86_400);
  try {
    const { measured } = await measure(api.services.db, NOW + 400 * 86_400);
    expect(measured).toEqual({ days: 90, matches: 1, asOf: NOW + 400 * 86_400, until });
  } finally {
    api.setNow(NOW);
  }
});

test('statistics use the prices of an hour before the start, none later', async () => {
  const { data } = await request('/page-bookmakers/rivalto', { 'accept-language': 'en' });
  expect(data.bookmaker.name).toBe('Rivalto');
  const [soccer] = data.bookmaker.sports;
  expect(soccer).toMatchObject({ sport: 1, matches: 1, outcomes: 3 });
  expect(soccer.payout).toBeCloseTo(1 / (1 / 2.1 + 1 / 3 + 1 / 4), 6);
  expect(soccer.bestShare).toBeCloseTo(1 / 3, 6);
  const forpost = 1 / (1 / 1.9 + 1 / 3.3 + 1 / 4.4);
  expect(soccer.averagePayout).toBeCloseTo((soccer.payout + forpost) / 2, 6);
  expect(data.others.map(({ bookieName }: { bookieName: string }) => bookieName)).toEqual([
    'forpost',
    'nordwind',
    'kappa',
    'paddock-sons',
  ]);
});

test('an English page has no Russian text', async () => {
  const english = { 'accept-language': 'en' };
  for (const url of ['/page-bookmakers', '/page-bookmakers/rivalto']) {
    const { data } = await request(url, english);
    expect(JSON.stringify(data)).not.toMatch(/[а-яё]/i);
  }
  const bonusIn = async (headers: Record<string, string>) =>
    (await request('/page-bookmakers/rivalto', headers)).data.bookmaker.bonus.value;
  expect([await bonusIn({}), await bonusIn(english)]).toEqual(['15 000', '15,000']);
});

test('a bookmaker without stored prices has no statistics', async () => {
  const { data } = await request('/page-bookmakers/nordwind');
  expect(data.bookmaker).toMatchObject({ figures: null, sports: [] });
});

test('what is measured is shown in every country, offers only where the bookmaker operates', async () => {
  const all = ['rivalto', 'forpost', 'nordwind', 'kappa', 'paddock-sons'];
  const listIn = async (country: string): Promise<ListedBookmaker[]> =>
    (await request('/page-bookmakers', from(country))).data.bookmakers;
  const [german, kazakh] = [await listIn('DE'), await listIn('KZ')];
  for (const list of [german, kazakh]) {
    expect(list.map(({ bookieName }) => bookieName).toSorted()).toEqual(all.toSorted());
    expect(list.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  }
  expect(german.map(({ bonus, ratingLabel }) => bonus ?? ratingLabel)).toEqual(all.map(() => ''));
  expect(kazakh[0]).toMatchObject({ bookieName: 'rivalto', ratingLabel: '5.0' });
  const payouts = german.map(({ figures }) => figures?.payout ?? 0);
  expect(payouts).toEqual(payouts.toSorted((one, other) => other - one));
  const { data } = await request('/page-bookmakers/rivalto', from('DE'));
  expect(data.bookmaker).toMatchObject({ name: 'Ривалто', about: '', bonus: null });
  expect(data.bookmaker.figures).not.toBeNull();
});

test.each([
  ['/page-bookmakers/nobody', {}],
  ['/page-bookmakers/quartz', {}],
  ['/page-bookmakers/__proto__', {}],
])('%s with the headers %j is not found', async (url, headers) => {
  expect(await request(url, headers)).toMatchObject({ status: 404, error: { code: 'not_found' } });
});
