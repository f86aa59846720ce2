import { AT, anAnswer, of, pricesIn } from '../testing/answers.ts';
import { anEnvelope } from '../testing/api-football.ts';
import { openApiFootballReader } from './reader.ts';

const bet = (id: number, values: Record<string, string>) => ({
  id,
  name: 'any name',
  values: Object.entries(values).map(([value, odd]) => ({ value, odd })),
});
const row = (...bets: object[]) => ({
  league: { id: 135, season: 2025 },
  fixture: { id: 7, timestamp: 1_791_558_000 },
  update: '2026-10-09T08:00:38+00:00',
  bookmakers: [{ id: 4, name: 'Pinnacle', bets }],
});
const read = (...bets: object[]) =>
  openApiFootballReader().read(anAnswer(anEnvelope('odds', [row(...bets)])));

test('prices have the time of their update, not that of the answer', () => {
  const reading = read(bet(1, { Home: '3.78', Draw: '3.03', Away: '2.28' }));
  expect(of(reading, 'odds')).toEqual([
    {
      kind: 'odds',
      source: 'api-football',
      matchKey: '7',
      at: Date.parse('2026-10-09T08:00:38Z') / 1_000,
      prices: [
        ['4', '1x2.1', 3_780],
        ['4', '1x2.x', 3_030],
        ['4', '1x2.2', 2_280],
      ],
    },
  ]);
  expect(of(reading, 'bookmaker')).toMatchObject([{ key: '4', name: 'Pinnacle' }]);
});

test('the away label of a handicap carries the home line', () => {
  const values = {
    'Home +0.25': '1.98',
    'Away +0.25': '1.92',
    'Home -1': '7',
    'Away -1': '1.1',
    'Home +0': '2.59',
    'Away +0': '1.55',
  };
  expect(pricesIn(read(bet(4, values)))).toEqual({
    '4 ah.1:0.25': 1_980,
    '4 ah.2:-0.25': 1_920,
    '4 ah.1:-1': 7_000,
    '4 ah.2:1': 1_100,
    '4 ah.1:0': 2_590,
    '4 ah.2:0': 1_550,
  });
});

test('markets by id; those without an outcome of ours are left out', () => {
  const prices = pricesIn(
    read(
      bet(2, { Home: '2.57', Away: '1.54' }),
      bet(5, { 'Over 2.5': '2.67', 'Under 2.5': '1.50', 'Over 2.0': '1.97' }),
      bet(6, { 'Over 0.5': '1.35' }),
      bet(8, { Yes: '2.19', No: '1.71' }),
      bet(9, { 'Home -1': '9.94', 'Draw -1': '5.54', 'Away -1': '1.30' }),
      bet(10, { '2:1': '7.75' }),
      bet(12, { 'Home/Draw': '1.68', 'Home/Away': '1.42', 'Draw/Away': '1.30' }),
      bet(13, { Home: '2.2', Draw: '2.25', Away: '4.6' }),
      bet(16, { 'Over 1.5': '1.73' }),
      bet(17, { 'Under 1.5': '1.26' }),
      bet(45, { 'Over 9': '2.02', 'Under 9.5': '1.63' }),
      bet(21, { Odd: '1.85', Even: '1.85' }),
    ),
  );
  expect(Object.keys(prices).map((key) => key.slice(2))).toEqual(
    'dnb.1 dnb.2 ou.o:2.5 ou.u:2.5 ou.o:2 hou.o:0.5 btts.y btts.n cs.2-1 dc.1x dc.12 dc.x2 h1x2.1 h1x2.x h1x2.2 tt1.o:1.5 tt2.u:1.5 corn.o:9 corn.u:9.5'.split(
      ' ',
    ),
  );
});

test('prices of 1 are none, and an outcome with two prices has none', () => {
  const reading = read(
    bet(5, { 'Over 6.5': '51.00', 'Under 6.5': '1.00', 'Over 2.0': '1.97', 'Over 2': '2.05' }),
  );
  expect(pricesIn(reading)).toEqual({ '4 ou.o:6.5': 51_000 });
  expect(reading.notes).toMatchObject([
    { isPart: true, text: expect.stringContaining('two prices') },
  ]);
});

const value = (label: string, odd: string, more: object = {}) => ({
  value: label,
  odd,
  handicap: null,
  main: null,
  suspended: false,
  ...more,
});
const live = (odds: object[], status: object = {}) =>
  openApiFootballReader().read(
    anAnswer(
      anEnvelope('odds/live', [
        {
          fixture: { id: 7, status: { elapsed: 62, seconds: '62:14' } },
          teams: { home: { id: 1, goals: 1 }, away: { id: 2, goals: 0 } },
          status: { stopped: false, blocked: false, finished: false, ...status },
          update: '2026-10-09T16:10:01+00:00',
          odds,
        },
      ]),
    ),
  );
const RESULT = {
  id: 59,
  values: [value('Home', '1.3'), value('Draw', '4.333'), value('Away', '17')],
};

test('prices during a match are of one feed, and each side has its own line', () => {
  const lines = [
    value('Home', '1.95', { handicap: '0.25', main: true }),
    value('Away', '1.9', { handicap: '-0.25', main: true }),
    value('Home', '2.4', { handicap: '0', main: false }),
    value('Away', '1.55', { handicap: '-0', main: false }),
  ];
  const reading = live([RESULT, { id: 33, values: lines }]);
  expect(of(reading, 'odds')).toEqual([]);
  expect(of(reading, 'in-play')).toMatchObject([
    { at: Date.parse('2026-10-09T16:10:01Z') / 1_000 },
  ]);
  expect(pricesIn(reading)).toEqual({
    'in-play 1x2.1': 1_300,
    'in-play 1x2.x': 4_333,
    'in-play 1x2.2': 17_000,
    'in-play ah.1:0.25': 1_950,
    'in-play ah.2:-0.25': 1_900,
    'in-play ah.1:0': 2_400,
    'in-play ah.2:0': 1_550,
  });
});

test('what is suspended takes its price back, and so does all of a blocked match', () => {
  const suspended = {
    id: 69,
    values: [value('Yes', '2.5', { suspended: true }), value('No', '0')],
  };
  expect(pricesIn(live([suspended]))).toEqual({ 'in-play btts.y': null, 'in-play btts.n': null });
  expect(pricesIn(live([RESULT], { blocked: true }))).toEqual({
    'in-play 1x2.1': null,
    'in-play 1x2.x': null,
    'in-play 1x2.2': null,
  });
});

test('of a value that repeats, only the main one is read', () => {
  const line = (odd: string, main: boolean) => value('Over', odd, { handicap: '2', main });
  const reading = live([
    { id: 36, values: [line('1.625', false), line('2.675', false), line('1.975', true)] },
    { id: 25, values: [value('Over', '11', { handicap: '4' })] },
  ]);
  expect(pricesIn(reading)).toEqual({ 'in-play ou.o:2': 1_975 });
});

test('three-way corners and the ids before a match mean something else during it', () => {
  const corners = [
    value('Over', '2.5', { handicap: '8' }),
    value('Exactly', '4.333', { handicap: '8' }),
  ];
  const first = [value('Home', '2', {}), value('Away', '3', {})];
  expect(
    live([
      { id: 20, values: corners },
      { id: 4, values: first },
    ]).records,
  ).toEqual([]);
});

test('an answer of the pages of a day names its page', () => {
  const envelope = { ...anEnvelope('odds', [row()]), paging: { current: 2, total: 7 } };
  expect(openApiFootballReader().read(anAnswer(envelope)).page).toEqual({ current: 2, total: 7 });
});

test.each([
  [
    { requests: 'You have reached the request limit for the day.' },
    'quota',
    86_400 - (AT % 86_400),
  ],
  [{ rateLimit: 'Too many requests. Your rate limit is 10 requests per minute.' }, 'rate', 60],
  [{ token: 'Error/Missing application key.' }, 'key', undefined],
  [{ plan: 'Free plans do not have access to this season.' }, 'plan', undefined],
  [{ required: 'At least one parameter is required.' }, 'call', undefined],
  [{ league: 'The League field cannot be used with the Search field.' }, 'call', undefined],
  [['something'], 'call', undefined],
])('the error %j inside a 200 is a failure of %s', (errors, kind, retryAfterSeconds) => {
  const { failure, records } = openApiFootballReader().read(
    anAnswer(anEnvelope('odds', [], { errors })),
  );
  expect(records).toEqual([]);
  expect(failure?.kind).toBe(kind);
  expect(failure?.retryAfterSeconds).toBe(retryAfterSeconds);
});

test('no errors are none, whether as a list or as an object', () => {
  for (const errors of [[], {}]) {
    const answer = anAnswer(anEnvelope('odds', [], { errors }));
    expect(openApiFootballReader().read(answer)).toEqual({
      records: [],
      notes: [],
      page: { current: 1, total: 1 },
    });
  }
});

test('headers name the quota of the day and of the minute', () => {
  const headers = {
    'x-ratelimit-requests-limit': '100',
    'x-ratelimit-requests-remaining': '37',
    'x-ratelimit-remaining': '9',
  };
  const { quota } = openApiFootballReader().read(anAnswer(anEnvelope('odds', []), { headers }));
  expect(quota).toEqual({ limit: 100, remaining: 37, minuteRemaining: 9 });
});
