import { aFeedBookmaker, aFeedEvent, aFeedOdds, aFeedScore } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { KICK_OFF, POSTED_AT, sendPrices, someTippableMatches } from '../../testing/tips.ts';

const OPENED_AT = POSTED_AT - 600;

let api: TestApi;

/** Kappa opens first; a minute later Omega joins with a better price, then Kappa falls. */
beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, 1);
  await sendFeed(api, [
    aFeedBookmaker('Omega'),
    aFeedBookmaker('Market average', { isAggregate: true }),
    aFeedOdds(
      'Club 0-Club 1',
      [
        ['Kappa', '1x2.1', 2_000],
        ['Omega', '1x2.1', 2_100],
        ['Market average', '1x2.1', 9_000],
        ['Kappa', 'ou.o:3.5', 3_200],
      ],
      { at: OPENED_AT + 60 },
    ),
  ]);
  await sendPrices(api, 'Club 0-Club 1', { '1x2.1': 1_900 }, OPENED_AT + 120);
}, 60_000);

afterAll(() => api.close());

async function historyOf(market: string, language = 'ru') {
  const reply = await api.app.inject({
    url: `/soccer/events/odds-history/101-x/${market}`,
    headers: { 'accept-language': language },
  });
  return reply.json();
}

test('the site line has a step for every change, from first to last', async () => {
  const { data } = await historyOf('0');
  expect(data).toMatchObject({ market: '1x2', startsAt: KICK_OFF });
  const [home] = data.lines[0].outcomes;
  expect(home.points).toEqual([
    [OPENED_AT, 2],
    [OPENED_AT + 60, 2.05],
    [OPENED_AT + 120, 2],
  ]);
  expect(home).toMatchObject({ first: 2, current: 2, closing: null });
});

test('the best price is of a bookmaker, never of an aggregate', async () => {
  const { data } = await historyOf('1x2');
  expect(data.lines[0].outcomes[0].best).toEqual({ odds: 2.1, bookmaker: 'Omega' });
});

test.each([
  ['ru', 'Среднее по рынку'],
  ['en', 'Market average'],
])(
  'the market average is listed last, named in the requested language: %s',
  async (language, message) => {
    const { data } = await historyOf('1x2', language);
    const names = data.lines[0].bookmakers.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Kappa', 'Omega', message]);
  },
);

test('each bookmaker has its first, current and best price with the time of its last update', async () => {
  const { data } = await historyOf('1x2');
  const kappa = data.lines[0].bookmakers.find(({ name }: { name: string }) => name === 'Kappa');
  expect(kappa.prices[0]).toEqual({
    oddType: '1x2.1',
    first: 2,
    current: 1.9,
    best: 2,
    updatedAt: OPENED_AT + 120,
  });
});

test('margin and fair odds are computed from the whole market', async () => {
  const [line] = (await historyOf('1x2')).data.lines;
  const implied = line.outcomes.reduce(
    (sum: number, { current }: { current: number }) => sum + 1 / current,
    0,
  );
  expect(line.marginPercent).toBeCloseTo((implied - 1) * 100, 1);
  const fair = line.outcomes.map(({ fairPercent }: { fairPercent: number }) => fairPercent);
  expect(fair.reduce((sum: number, percent: number) => sum + percent, 0)).toBeCloseTo(100, 1);
});

test('the main line comes first; a line with half its outcomes has no margin and no fair odds', async () => {
  const { lines } = (await historyOf('ou')).data;
  expect(lines.map(({ line }: { line: number }) => line)).toEqual([2.5, 3.5]);
  expect(lines[1]).toMatchObject({ marginPercent: null, outcomes: [{ fairPercent: null }] });
});

test('a market without prices is empty, and the other markets are listed', async () => {
  const { data } = await historyOf('corn');
  expect(data.lines).toEqual([]);
  expect(data.markets).toEqual(['1x2', 'dc', 'dnb', 'ou', 'ah', 'btts', 'cs']);
});

test.each(['win', 'ougames', 'constructor', '1X2', 'x'])('market %s is refused', async (market) => {
  expect((await historyOf(market)).error).toMatchObject({ code: 'validation' });
});

test('the history of an unknown match is 404', async () => {
  const reply = await api.app.inject('/soccer/events/odds-history/9999-x/0');
  expect(reply.statusCode).toBe(404);
});

test('the price range covers all bookmakers with a price and names the one with the highest', async () => {
  const { data } = await historyOf('1x2');
  const [line] = data.lines;
  const idOf = (wanted: string) =>
    line.bookmakers.find(({ name }: { name: string }) => name === wanted).id;
  expect(line.outcomes[0].range).toEqual([
    [OPENED_AT, 2, 2, idOf('Kappa')],
    [OPENED_AT + 60, 2, 2.1, idOf('Omega')],
    [OPENED_AT + 120, 1.9, 2.1, idOf('Omega')],
  ]);
});

test('only a bookmaker that prices the whole line has a margin; no closing price before the start', async () => {
  const { data } = await historyOf('1x2');
  const [kappa, omega] = data.lines[0].bookmakers;
  const implied = kappa.prices.reduce(
    (sum: number, { current }: { current: number }) => sum + 1 / current,
    0,
  );
  expect(kappa.marginPercent).toBeCloseTo((implied - 1) * 100, 1);
  expect(omega).not.toHaveProperty('marginPercent');
  expect(kappa.prices[0]).not.toHaveProperty('closing');
  expect(data).not.toHaveProperty('moments');
});

test('after the start bookmakers have closing prices, and events with a known time are listed as moments', async () => {
  const later = await createTestApi({ now: KICK_OFF + 7_200 });
  try {
    await someTippableMatches(later, 1);
    await sendPrices(later, 'Club 0-Club 1', { '1x2.1': 1_900 }, KICK_OFF - 60);
    await sendFeed(later, [
      aFeedScore('Club 0-Club 1', 1, 1, { status: 2, liveState: '2H:70', at: KICK_OFF + 60 }),
      aFeedEvent('Club 0-Club 1', { key: 'first', minute: 20, type: 'goal', side: 'home' }),
      aFeedEvent('Club 0-Club 1', { key: 'unknown', minute: 60, type: 'goal', side: 'away' }),
      aFeedEvent('Club 0-Club 1', {
        key: 'timed',
        minute: 61,
        type: 'red',
        side: 'away',
        at: KICK_OFF + 4800,
      }),
    ]);
    const reply = await later.app.inject({ url: '/soccer/events/odds-history/101-x/1x2' });
    const { data } = reply.json();
    expect(data.lines[0].bookmakers[0].prices[0]).toMatchObject({ first: 2, closing: 1.9 });
    const known = { stoppage: null };
    expect(data.moments).toEqual([
      { ...known, at: KICK_OFF + 60 + 19.5 * 60, type: 'goal', side: 'home', minute: 20 },
      { ...known, at: KICK_OFF + 4_800, type: 'red', side: 'away', minute: 61 },
    ]);
  } finally {
    await later.close();
  }
});
