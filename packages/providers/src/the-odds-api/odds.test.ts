import { MATCH_STATUS } from '@tipmark/domain';
import { AT, anAnswer, of, pricesIn } from '../testing/answers.ts';
import { aGameEvent, aMarket, anEvent } from '../testing/the-odds-api.ts';
import { openTheOddsApiReader } from './reader.ts';

const read = (body: unknown, known = {}) => openTheOddsApiReader().read(anAnswer(body, known));
const priced = (...markets: object[]) => pricesIn(read([anEvent(markets)]));
const hockey = (...markets: object[]) => pricesIn(read([aGameEvent(markets)]));
const seconds = (text: string) => Date.parse(text) / 1_000;

test('an event is its league, season, sides and match', () => {
  expect(read([anEvent()]).records).toMatchObject([
    { kind: 'league', key: 'soccer_epl', name: { en: 'Premier League' }, countryCode: 'GB-ENG' },
    { kind: 'season', key: 'soccer_epl-2026/27', name: '2026/27' },
    { kind: 'team', key: '1 GB-ENG Crystal Palace' },
    { kind: 'team', key: '1 GB-ENG Arsenal' },
    {
      kind: 'match',
      key: 'b8776637057325ea7faf2ab37b6e0bb0',
      seq: AT,
      startsAt: seconds('2026-10-09T15:00:00Z'),
      status: MATCH_STATUS.scheduled,
    },
    { kind: 'bookmaker', key: 'pinnacle', name: 'Pinnacle' },
  ]);
});

test('outcomes go by name, in any order, with or without accents', () => {
  const market = aMarket('h2h', [
    ['Buffalo Sabres', 2.1],
    ['Montreal Canadiens', 1.8],
  ]);
  expect(hockey(market)).toEqual({ 'pinnacle win.2': 2_100, 'pinnacle win.1': 1_800 });
  const draw = aMarket('h2h', [
    ['Draw', 3.05],
    ['Arsenal', 2.63],
    ['Crystal Palace', 3.08],
  ]);
  expect(priced(draw)).toEqual({
    'pinnacle 1x2.x': 3_050,
    'pinnacle 1x2.2': 2_630,
    'pinnacle 1x2.1': 3_080,
  });
});

test('three outcomes of hockey end with regular time, two with the game: one bookmaker has both', () => {
  const three = aMarket('h2h', [
    ['Montréal Canadiens', 2.2],
    ['Buffalo Sabres', 2.9],
    ['Draw', 4],
  ]);
  const two = aMarket('h2h', [
    ['Montréal Canadiens', 1.8],
    ['Buffalo Sabres', 2.1],
  ]);
  const event = aGameEvent([], {
    bookmakers: [
      { key: 'unibet_eu', title: 'Unibet', markets: [three] },
      { key: 'fanduel', title: 'FanDuel', markets: [two] },
    ],
  });
  expect(pricesIn(read([event]))).toEqual({
    'unibet_eu 1x2.1': 2_200,
    'unibet_eu 1x2.2': 2_900,
    'unibet_eu 1x2.x': 4_000,
    'fanduel win.1': 1_800,
    'fanduel win.2': 2_100,
  });
});

test('two outcomes of soccer are not known to be the result', () => {
  expect(
    priced(
      aMarket('h2h', [
        ['Arsenal', 1.4],
        ['Crystal Palace', 2.9],
      ]),
    ),
  ).toEqual({});
});

test('each outcome of a handicap has its own line, and lines of one market differ', () => {
  expect(
    priced(
      aMarket('spreads', [
        ['Arsenal', 1.9, -0.75],
        ['Crystal Palace', 1.95, 0.75],
      ]),
      aMarket('alternate_totals', [
        ['Over', 2.14, 3.75],
        ['Under', 1.76, 3.75],
        ['Over', 1.9, 3],
      ]),
    ),
  ).toEqual({
    'pinnacle ah.2:-0.75': 1_900,
    'pinnacle ah.1:0.75': 1_950,
    'pinnacle ou.o:3.75': 2_140,
    'pinnacle ou.u:3.75': 1_760,
    'pinnacle ou.o:3': 1_900,
  });
});

test('lines of hockey are those that overtime cannot decide', () => {
  const totals = aMarket('totals', [
    ['Over', 1.9, 5.5],
    ['Under', 1.9, 5.5],
    ['Over', 2, 6.5],
    ['Under', 1.8, 6],
  ]);
  const spreads = aMarket('spreads', [
    ['Montréal Canadiens', 2.4, -1.5],
    ['Buffalo Sabres', 1.57, 1.5],
  ]);
  expect(hockey(totals, spreads)).toEqual({
    'pinnacle ou.o:5.5': 1_900,
    'pinnacle ou.u:5.5': 1_900,
    'pinnacle ah.1:-1.5': 2_400,
    'pinnacle ah.2:1.5': 1_570,
  });
});

test('markets of one event', () => {
  const prices = priced(
    aMarket('btts', [
      ['Yes', 1.8],
      ['No', 2],
    ]),
    aMarket('draw_no_bet', [['Arsenal', 1.5]]),
    aMarket('double_chance', [
      ['Arsenal or Draw', 1.2],
      ['Draw or Crystal Palace', 2.1],
      ['Crystal Palace or Arsenal', 1.3],
    ]),
    aMarket('team_totals', [
      ['Over', 1.7, 1.5, 'Arsenal'],
      ['Under', 2.1, 0.5, 'Crystal Palace'],
    ]),
    aMarket('h2h_h1', [
      ['Arsenal', 2.2],
      ['Draw', 2.3],
      ['Crystal Palace', 4],
    ]),
    aMarket('totals_h1', [['Over', 1.4, 0.5]]),
    aMarket('alternate_totals_corners', [['Over', 1.9, 9.5]]),
    aMarket('player_goal_scorer_anytime', [['Yes', 3, undefined, 'B. Saka']]),
  );
  expect(Object.keys(prices).map((key) => key.slice('pinnacle '.length))).toEqual(
    'btts.y btts.n dnb.2 dc.x2 dc.1x dc.12 tt2.o:1.5 tt1.u:0.5 h1x2.2 h1x2.x h1x2.1 hou.o:0.5 corn.o:9.5'.split(
      ' ',
    ),
  );
});

test('lay prices are no offers', () => {
  const lay = aMarket('h2h_lay', [
    ['Arsenal', 2.7],
    ['Crystal Palace', 3.2],
    ['Draw', 3.1],
  ]);
  const reading = read([anEvent([lay])]);
  expect(of(reading, 'odds')).toEqual([]);
  expect(reading.notes).toEqual([]);
});

test('the age of a price is that of its market, then of its bookmaker', () => {
  const { last_update: _, ...old } = aMarket('totals', [['Over', 1.9, 2.5]]) as {
    last_update: string;
  };
  const reading = read([
    anEvent([aMarket('totals', [['Under', 1.9, 2.5]], '2026-10-09T13:50:00Z'), old]),
  ]);
  expect(of(reading, 'odds').map(({ at }) => at)).toEqual([
    seconds('2026-10-09T13:50:00Z'),
    seconds('2026-10-09T13:58:00Z'),
  ]);
});

test('what was seen after the start is a price in play, and the match runs', () => {
  const at = seconds('2026-10-09T16:10:00Z');
  const markets = [
    aMarket('totals', [['Over', 1.9, 2.5]], '2026-10-09T16:09:40Z'),
    aMarket('spreads', [['Arsenal', 1.9, -0.5]], '2026-10-09T14:59:00Z'),
  ];
  const reading = read([anEvent(markets)], { at });
  expect(of(reading, 'match')).toMatchObject([{ status: MATCH_STATUS.live }]);
  expect(of(reading, 'in-play')).toMatchObject([{ prices: [['pinnacle', 'ou.o:2.5', 1_900]] }]);
  expect(of(reading, 'odds')).toMatchObject([{ prices: [['pinnacle', 'ah.2:-0.5', 1_900]] }]);
});

test('American prices are exact, named by the call or seen by the prices', () => {
  const american = [
    aGameEvent([
      aMarket('h2h', [
        ['Montréal Canadiens', -120],
        ['Buffalo Sabres', 100],
      ]),
    ]),
  ];
  const expected = { 'pinnacle win.1': 1_833, 'pinnacle win.2': 2_000 };
  expect(pricesIn(read(american))).toEqual(expected);
  expect(
    pricesIn(read(american, { call: '/v4/sports/icehockey_nhl/odds?oddsFormat=american' })),
  ).toEqual(expected);
  const decimal = [anEvent([aMarket('totals', [['Over', 101, 7.5]])])];
  const call = '/v4/sports/soccer_epl/odds?oddsFormat=decimal';
  expect(pricesIn(read(decimal, { call }))).toEqual({ 'pinnacle ou.o:7.5': 101_000 });
});

test('bookmakers of several regions are apart, exchanges have their name', () => {
  const market = aMarket('totals', [['Over', 1.9, 2.5]]);
  const bookmakers = [
    ['unibet_uk', 'Unibet'],
    ['unibet_eu', 'Unibet'],
    ['betfair_ex_eu', 'Betfair'],
    ['onexbet', '1xBet'],
    ['williamhill_us', 'Caesars'],
    ['betonlineag', 'BetOnline.ag'],
  ].map(([key, title]) => ({ key, title, markets: [market] }));
  expect(of(read([anEvent([], { bookmakers })]), 'bookmaker').map(({ name }) => name)).toEqual([
    'Unibet (UK)',
    'Unibet (EU)',
    'Betfair Exchange (EU)',
    '1xBet',
    'Caesars',
    'BetOnline.ag',
  ]);
});

test('players are people of their tour, and tournaments have the name of archives', () => {
  const event = anEvent(
    [
      aMarket('h2h', [
        ['Borna Gojo', 8_500],
        ['Jurij Rodionov', -50_000],
      ]),
    ],
    {
      sport_key: 'tennis_atp_french_open',
      sport_title: 'ATP French Open',
      home_team: 'Jurij Rodionov',
      away_team: 'Borna Gojo',
    },
  );
  const reading = read([event]);
  expect(of(reading, 'league')).toMatchObject([{ name: { en: 'ATP Roland Garros' }, sport: 3 }]);
  expect(of(reading, 'season')).toMatchObject([{ name: '2026' }]);
  expect(of(reading, 'team')).toMatchObject([{ tour: 'ATP', key: '3 ATP Jurij Rodionov' }, {}]);
  expect(pricesIn(reading)).toEqual({ 'pinnacle win.2': 86_000, 'pinnacle win.1': 1_002 });
});

test('a historical answer is of its own time', () => {
  const then = '2026-10-08T10:00:00Z';
  const reading = read({
    timestamp: then,
    previous_timestamp: '2026-10-08T09:55:00Z',
    next_timestamp: '2026-10-08T10:05:00Z',
    data: [anEvent([aMarket('totals', [['Over', 1.9, 2.5]], '2026-10-08T09:59:00Z')])],
  });
  expect(of(reading, 'match')).toMatchObject([
    { seq: seconds(then), status: MATCH_STATUS.scheduled },
  ]);
  expect(of(reading, 'odds')).toMatchObject([{ at: seconds('2026-10-08T09:59:00Z') }]);
});

test('odds of one event are read like those of a list', () => {
  const event = anEvent([aMarket('totals', [['Over', 1.9, 2.5]])]);
  expect(pricesIn(read(event))).toEqual({ 'pinnacle ou.o:2.5': 1_900 });
});

const scored = (known: object) =>
  read(
    [{ ...anEvent([], { bookmakers: undefined }), last_update: '2026-10-09T17:00:00Z', ...known }],
    {
      at: seconds('2026-10-09T17:00:00Z'),
    },
  );
const SCORES = [
  { name: 'Arsenal', score: '2' },
  { name: 'Crystal Palace', score: '0' },
];

test('scores are texts by name', () => {
  expect(of(scored({ completed: true, scores: SCORES }), 'score')).toMatchObject([
    { status: MATCH_STATUS.finished, score: { home: 0, away: 2 } },
  ]);
  expect(of(scored({ completed: false, scores: SCORES }), 'score')).toMatchObject([
    { status: MATCH_STATUS.live, score: { home: 0, away: 2 } },
  ]);
  expect(of(scored({ completed: false, scores: null }), 'score')).toEqual([]);
});

test('a score of a cup may hold extra time', () => {
  const cup = { sport_key: 'soccer_uefa_champs_league', sport_title: 'UEFA Champions League' };
  const reading = scored({ ...cup, completed: true, scores: SCORES });
  expect(of(reading, 'score')).toEqual([]);
  expect(reading.notes).toMatchObject([{ isPart: true }]);
});

test('an event that is no longer listed is not canceled, and no events are no failure', () => {
  const reader = openTheOddsApiReader();
  reader.read(anAnswer([anEvent()]));
  expect(reader.read(anAnswer([], { at: AT + 600 }))).toEqual({ records: [], notes: [] });
});

test('sports without events give no records; other sports are noted', () => {
  const sport = {
    key: 'soccer_epl',
    group: 'Soccer',
    title: 'EPL',
    active: true,
    has_outrights: false,
  };
  expect(read([sport])).toEqual({ records: [], notes: [] });
  const reading = read([anEvent([], { sport_key: 'basketball_nba', sport_title: 'NBA' })]);
  expect(reading.records).toEqual([]);
  expect(reading.notes).toMatchObject([{ isPart: true }]);
});

test.each([
  [401, 'OUT_OF_USAGE_CREDITS', 'quota', Date.UTC(2026, 10, 1) / 1_000 - AT],
  [401, 'INVALID_KEY', 'key', undefined],
  [404, 'UNKNOWN_SPORT', 'absent', undefined],
  [404, 'EVENT_NOT_FOUND', 'absent', undefined],
  [422, 'INVALID_MARKET', 'call', undefined],
  [429, 'EXCEEDED_FREQ_LIMIT', 'rate', 1],
  [403, 'HISTORICAL_UNAVAILABLE_ON_FREE_USAGE_PLAN', 'plan', undefined],
])('%i %s is a failure of %s', (status, error_code, kind, retryAfterSeconds) => {
  const headers = {
    'x-requests-remaining': '-60',
    'x-requests-used': '560',
    'x-requests-last': '0',
  };
  const reading = read({ message: 'text', error_code }, { status, headers });
  expect(reading.failure?.kind).toBe(kind);
  expect(reading.failure?.retryAfterSeconds).toBe(retryAfterSeconds);
  expect(reading.quota).toEqual({ remaining: -60, used: 560, cost: 0 });
});
