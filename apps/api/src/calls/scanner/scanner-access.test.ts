import type { ScannerOutcome, ScannerResult } from '@tipmark/contract';
import { aSubscriber } from '../../discovery/scanner/testing/a-subscriber.ts';
import {
  aStatedMatch,
  MATCHES,
  NOW,
  pricesOf,
  SETTING,
} from '../../discovery/scanner/testing/random-odds.ts';
import { aPerson } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const HOUR = 3_600;

let api: TestApi;
let subscriber: Record<string, string>;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await sendFeed(api, [
    ...SETTING,
    ...MATCHES.flatMap((_, index) => [
      aStatedMatch(index, NOW + HOUR),
      pricesOf(index, NOW - 9 * HOUR, 1),
      pricesOf(index, NOW - HOUR, 0.85),
      // Too young for the demo; the other matches stay as they were in it.
      ...(index % 2 === 1 ? [pricesOf(index, NOW - 60, 0.84)] : []),
    ]),
  ]);
  subscriber = { ...(await aSubscriber(api)).headers };
}, 60_000);

afterAll(() => api.close());

const outcomesOf = ({ matches }: ScannerResult): ScannerOutcome[] =>
  matches.flatMap(({ outcomes }) => outcomes);

async function scan(payload: object, headers: Record<string, string>): Promise<ScannerResult> {
  const url = '/soccer/odds-scanner/parameters';
  const reply = await api.app.inject({ method: 'POST', url, headers, payload });
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

test('the premium preview shows prices of the demo that have moved, and how far', async () => {
  const reply = await api.app.inject({
    url: '/premium/preview',
    headers: { 'accept-language': 'en' },
  });
  const { data } = reply.json();
  expect(data).toMatchObject({ demoAt: NOW - 900, asOf: NOW });
  const demo = await scan({}, {});
  expect(data.rows).toHaveLength(7);
  const all = await scan({ templateId: 1 }, subscriber);
  expect(data).toMatchObject({
    countOfOutcomes: all.countOfOutcomes,
    countOfMatches: all.countOfMatches,
  });
  const prices = new Map(
    all.matches.flatMap(({ match, outcomes }) =>
      outcomes.map(({ oddType, odds }) => [`${match['3']} ${oddType}`, odds] as const),
    ),
  );
  for (const { link, oddType, demoOdds, odds, changePercent } of data.rows) {
    expect(prices.get(`${link} ${oddType}`)).toBe(odds);
    expect(changePercent).toBeCloseTo((odds / demoOdds - 1) * 100, 1);
    expect(odds).toBeLessThan(demoOdds);
  }
  const moved = demo.matches.flatMap(({ match, outcomes }) =>
    outcomes.flatMap(({ oddType, odds }) =>
      prices.get(`${match['3']} ${oddType}`) === odds ? [] : [[match['3'], oddType, odds]],
    ),
  );
  const shown = data.rows.map(({ link, oddType, demoOdds }: never) => [link, oddType, demoOdds]);
  expect(moved.length).toBeGreaterThan(0);
  expect(shown).toEqual(expect.arrayContaining(moved.slice(0, 3)));
});

describe('without a subscription', () => {
  const rejection = async (payload: object, headers: Record<string, string> = {}) => {
    const url = '/soccer/odds-scanner/parameters';
    const reply = await api.app.inject({ method: 'POST', url, payload, headers });
    return reply.statusCode;
  };

  test.each([{}, { templateId: 0 }, { templateId: 1, pageNumber: 3, minOdds: null }])(
    'the first preset is shown with a delay, ten outcomes and no values: %j',
    async (payload) => {
      const user = (await aPerson(api)).headers;
      for (const headers of [{}, { ...user }]) {
        const demo = await scan(payload, headers);
        expect(demo).toMatchObject({ isDemo: true, asOf: NOW - 900, nextPageNumber: null });
        expect(demo.lagMs).toBeGreaterThanOrEqual(900_000);
        expect(outcomesOf(demo)).toHaveLength(10);
        expect(demo.countOfOutcomes).toBeGreaterThan(10);
        for (const outcome of outcomesOf(demo)) {
          expect(outcome.changePercent).toBeLessThanOrEqual(-10);
          expect(outcome).toMatchObject({
            best: null,
            valuePercent: null,
            claimedPercent: null,
            modelValuePercent: null,
            modelClaimedPercent: null,
          });
          expect(outcome.changedAt).toBeLessThanOrEqual(NOW - 900);
          expect(outcome.points.at(-1)?.[1]).toBe(outcome.odds);
        }
      }
    },
  );

  test.each([
    { templateId: 2 },
    { minOdds: 1.5 },
    { templateId: 1, sortType: 4 },
    { templateId: 99 },
  ])('%j requires a subscription', async (payload) => {
    const { headers } = await aPerson(api);
    expect(await rejection(payload)).toBe(402);
    expect(await rejection(payload, { ...headers })).toBe(402);
    expect(await rejection(payload, { authorization: 'nobody-s-token' })).toBe(401);
  });

  test('the first preset requires a subscription when the demo is off', async () => {
    const strict = await createTestApi({ now: NOW, config: { SCANNER_DEMO: 'off' } });
    const url = '/soccer/odds-scanner/parameters';
    const reply = await strict.app.inject({ method: 'POST', url, payload: {} });
    await strict.close();
    expect(reply.statusCode).toBe(402);
    expect(reply.json().error.code).toBe('premium_required');
  });
});

describe('a hostile body', () => {
  const BODIES: readonly (readonly [string, string, string])[] = [
    ['that is not JSON', '{', 'body'],
    ['with NaN', '{"minOdds":NaN}', 'body'],
    ['that is an array', '[]', 'body'],
    ['that is null', 'null', 'body'],
    ['with text for a number', '{"minOdds":"1; drop table matches"}', 'minOdds'],
    ['with a huge number', '{"minOdds":1e308}', 'minOdds'],
    ['with an infinite number', '{"maxOdds":1e999}', 'maxOdds'],
    ['with a number above the safe integers', '{"matchIds":[9007199254740993]}', 'matchIds.0'],
    ['with an object for an array', '{"leagueIds":{"0":1,"length":1}}', 'leagueIds'],
    ['with a minimum above its maximum', '{"minOdds":3,"maxOdds":2}', 'maxOdds'],
    ['with an unpaired surrogate', '{"contestName":"\\ud800"}', 'contestName'],
    ['with a NUL character', '{"contestName":"\\u0000"}', 'contestName'],
    ['with deep nesting', `{"leagueIds":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 'body'],
    [
      'with too many ids',
      `{"matchIds":[${Array.from({ length: 501 }, (_, i) => i + 1)}]}`,
      'matchIds',
    ],
    ['with another sport than the path', '{"sportType":2}', 'sportType'],
    ['with page zero', '{"pageNumber":0}', 'pageNumber'],
  ];

  test.each(BODIES)('%s is refused, naming the field', async (_what, payload, field) => {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/soccer/odds-scanner/parameters',
      headers: { ...subscriber, 'content-type': 'application/json' },
      payload,
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.code).toBe('validation');
    expect(Object.keys(reply.json().error.details)).toEqual([field]);
  });

  test.each([
    ['an invalid outcome', { bkMatchId: 1, oddsTypes: ["1x2.1' or true --"] }, 400, 'oddsTypes.0'],
    ['an outcome of another sport', { bkMatchId: 1, oddsTypes: ['p1x2.1'] }, 400, 'oddsTypes.0'],
    ['no outcomes', { bkMatchId: 1, oddsTypes: [] }, 400, 'oddsTypes'],
    [
      'too many hours',
      { bkMatchId: 1, oddsTypes: ['1x2.1'], changesHours: 169 },
      400,
      'changesHours',
    ],
    ['an unknown match', { bkMatchId: 2_147_483_647, oddsTypes: ['1x2.1'] }, 404, undefined],
  ])('details of %s are refused', async (_what, payload, status, field) => {
    const url = '/soccer/odds-scanner/outcome-details';
    const reply = await api.app.inject({ method: 'POST', url, headers: subscriber, payload });
    expect(reply.statusCode).toBe(status);
    expect(Object.keys(reply.json().error.details ?? {})).toEqual(
      field === undefined ? [] : [field],
    );
  });

  test('above the size limit is refused with 413', async () => {
    const payload = JSON.stringify({ contestName: 'x'.repeat(70_000) });
    const reply = await api.app.inject({
      method: 'POST',
      url: '/soccer/odds-scanner/parameters',
      headers: { ...subscriber, 'content-type': 'application/json' },
      payload,
    });
    expect(reply.statusCode).toBe(413);
  });
});

test('the concurrent searches of one caller are limited, further ones get a retry time', async () => {
  const { headers } = await aSubscriber(api);
  const replies = await Promise.all(
    Array.from({ length: 24 }, () =>
      api.app.inject({
        method: 'POST',
        url: '/soccer/odds-scanner/parameters',
        headers: { ...headers },
        payload: { minOdds: 1.2 },
      }),
    ),
  );
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200)).toHaveLength(6);
  const refused = replies.find(({ statusCode }) => statusCode === 429);
  expect(refused?.headers['retry-after']).toBe('1');
});

describe('a template of the user', () => {
  const saved = async (headers: Record<string, string>): Promise<number> => {
    const payload = { name: 'Favourites', params: { maxOdds: 1.55, soccerOutcomeCategories: [1] } };
    const url = '/soccer/odds-scanner/templates';
    const reply = await api.app.inject({ method: 'POST', url, headers, payload });
    return reply.json().data.id;
  };

  test('applies to criteria that the body does not set', async () => {
    const headers = { ...(await aSubscriber(api)).headers };
    const templateId = await saved(headers);
    const found = outcomesOf(await scan({ templateId }, headers));
    expect(found.length).toBeGreaterThan(0);
    for (const { odds, category } of found) {
      expect(odds).toBeLessThanOrEqual(1.55);
      expect(category).toBe(1);
    }
    const wider = outcomesOf(await scan({ templateId, maxOdds: 1.9 }, headers));
    expect(wider.length).toBeGreaterThan(found.length);
  });

  test('is not found by another user or in another sport', async () => {
    const headers = { ...(await aSubscriber(api)).headers };
    const templateId = await saved(headers);
    const statusOf = async (sport: string, of: Record<string, string>) => {
      const url = `/${sport}/odds-scanner/parameters`;
      const payload = { templateId };
      return (await api.app.inject({ method: 'POST', url, headers: of, payload })).statusCode;
    };
    expect(await statusOf('soccer', subscriber)).toBe(404);
    expect(await statusOf('hockey', headers)).toBe(404);
    expect(await statusOf('soccer', { ...(await aPerson(api)).headers })).toBe(402);
  });
});
