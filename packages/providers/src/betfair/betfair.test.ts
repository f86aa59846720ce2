import { anAnswer, readingOf, recordsOf } from '../testing/readings.ts';
import { betfair } from './betfair.ts';
import { authenticationLine, clocksAfter, subscriptionLine } from './stream-lines.ts';

type Row = Record<string, unknown>;

const START = '2026-11-21T15:00:00.000Z';
const PT = Date.parse('2026-11-21T14:00:00Z');
const seconds = (ms: number) => Math.floor(ms / 1_000);
const MARKET = '1.200';
const [HOME, AWAY, DRAW] = [11, 22, 58805];

const aDefinition = (known: Row = {}): Row => ({
  eventId: '900',
  eventTypeId: '1',
  bettingType: 'ODDS',
  marketType: 'MATCH_ODDS',
  marketTime: START,
  status: 'OPEN',
  inPlay: false,
  version: 100,
  runners: [HOME, AWAY, DRAW].map((id) => ({ id, status: 'ACTIVE', sortPriority: 1 })),
  ...known,
});

const back = (id: number, price: number, size = 10, level = 0): Row => ({
  id,
  batb: [[level, price, size]],
});
const allBacks = [back(HOME, 2.5), back(AWAY, 3.1), back(DRAW, 3.4)];

const line = (mc: Row[], known: Row = {}): Row => ({
  op: 'mcm',
  id: 2,
  clk: 'a',
  pt: PT,
  mc,
  ...known,
});
const image = (known: Row = {}, ofLine: Row = {}): Row =>
  line([{ id: MARKET, img: true, marketDefinition: aDefinition(), rc: allBacks, ...known }], {
    ct: 'SUB_IMAGE',
    initialClk: 'i',
    ...ofLine,
  });
const delta = (known: Row, ofLine: Row = {}): Row => line([{ id: MARKET, ...known }], ofLine);

const aCatalogue = (known: Row = {}): Row => ({
  marketId: MARKET,
  marketName: 'Match Odds',
  marketStartTime: START,
  description: { marketType: 'MATCH_ODDS' },
  eventType: { id: '1', name: 'Soccer' },
  competition: { id: '10932509', name: 'Norwegian Eliteserien' },
  event: { id: '900', name: 'Viking v Sogndal', countryCode: 'NO', openDate: START },
  runners: [
    { selectionId: HOME, runnerName: 'Viking', handicap: 0 },
    { selectionId: AWAY, runnerName: 'Sogndal', handicap: 0 },
    { selectionId: DRAW, runnerName: 'The Draw', handicap: 0 },
  ],
  ...known,
});

/** Reads bodies one after the other; returns what the last one gave. */
function readAll(...bodies: unknown[]) {
  const reader = betfair.openReader();
  const readings = bodies.map((body) => reader.read(anAnswer(body, { at: seconds(PT) - 3_600 })));
  return readings.at(-1) ?? { records: [], notes: [] };
}
const lastOf = (...lines: unknown[]) => readAll([aCatalogue()], ...lines);
const oddsOf = (...lines: unknown[]) => recordsOf(lastOf(...lines), 'odds').at(-1)?.prices;
const inPlayOf = (...lines: unknown[]) => recordsOf(lastOf(...lines), 'in-play').at(-1)?.prices;
const priced = (home: number | null, away: number | null, draw: number | null) => [
  ['betfair-exchange', '1x2.1', home],
  ['betfair-exchange', '1x2.2', away],
  ['betfair-exchange', '1x2.x', draw],
];

test('a catalogue gives the match, an image its best prices to back at', () => {
  expect(readAll([aCatalogue()]).records).toMatchObject([
    { kind: 'league', key: '10932509', name: { en: 'Norwegian Eliteserien' }, countryCode: 'NO' },
    { kind: 'season', name: '2026' },
    { kind: 'team', key: '1 Viking', name: { en: 'Viking' } },
    { kind: 'team', key: '1 Sogndal' },
    { kind: 'match', key: '900', status: 1, startsAt: Date.parse(START) / 1_000 },
  ]);
  expect(lastOf(image()).records).toEqual([
    { kind: 'bookmaker', source: 'betfair', key: 'betfair-exchange', name: 'Betfair Exchange' },
    {
      kind: 'odds',
      source: 'betfair',
      matchKey: '900',
      at: seconds(PT),
      prices: priced(2500, 3100, 3400),
    },
  ]);
});

test('the stream alone has no names: prices wait for the catalogue', () => {
  expect(readAll(image()).records).toEqual([]);
  expect(recordsOf(readAll(image(), [aCatalogue()]), 'odds')[0]).toMatchObject({
    at: seconds(PT),
    prices: priced(2500, 3100, 3400),
  });
});

test('a difference changes one price, size 0 removes it', () => {
  expect(oddsOf(image(), delta({ rc: [back(HOME, 2.6)] }))).toEqual(priced(2600, 3100, 3400));
  expect(oddsOf(image(), delta({ rc: [back(HOME, 0, 0)] }))).toEqual([
    ['betfair-exchange', '1x2.2', 3100],
    ['betfair-exchange', '1x2.x', 3400],
  ]);
});

test('of a full ladder the highest price counts, whatever the order', () => {
  const ladder = image({
    rc: [
      {
        id: HOME,
        atb: [
          [2.4, 5],
          [2.6, 3],
          [2.5, 9],
        ],
      },
      ...allBacks.slice(1),
    ],
  });
  expect(oddsOf(ladder)).toEqual(priced(2600, 3100, 3400));
  expect(oddsOf(ladder, delta({ rc: [{ id: HOME, atb: [[2.6, 0]] }] }))).toEqual(
    priced(2500, 3100, 3400),
  );
});

test('lay prices and the last price traded are no prices', () => {
  const rc = [{ id: HOME, batl: [[0, 2.7, 9]], atl: [[2.7, 9]], ltp: 2.6 }, ...allBacks.slice(1)];
  expect(oddsOf(image({ rc }))).toEqual(priced(null, 3100, 3400).slice(1));
});

test('an image replaces what was known, also in the middle of the stream', () => {
  const again = image({ rc: [back(AWAY, 3.2)] }, { pt: PT + 1_000 });
  expect(oddsOf(image(), again)).toEqual([['betfair-exchange', '1x2.2', 3200]]);
  const one = delta({ img: true, rc: [back(DRAW, 3.5)] });
  expect(oddsOf(image(), one)).toEqual([['betfair-exchange', '1x2.x', 3500]]);
});

test('a difference before the image is dropped with one note', () => {
  const reader = betfair.openReader();
  reader.read(anAnswer([aCatalogue()]));
  const first = reader.read(anAnswer(delta({ rc: [back(HOME, 9)] })));
  expect(first.records).toEqual([]);
  expect(first.notes).toEqual([
    { path: MARKET, text: 'a change of a market without an image is dropped', isPart: false },
  ]);
  expect(reader.read(anAnswer(delta({ rc: [back(HOME, 9)] }))).notes).toEqual([]);
  const [odds] = recordsOf(reader.read(anAnswer(image())), 'odds');
  expect(odds?.prices).toEqual(priced(2500, 3100, 3400));
});

test('a new image drops markets that are not in it: later differences of them are dropped', () => {
  const other = line([{ id: '1.300', img: true, marketDefinition: aDefinition(), rc: [] }], {
    ct: 'SUB_IMAGE',
  });
  expect(lastOf(image(), other, delta({ rc: [back(HOME, 9)] })).records).toEqual([]);
});

test('an image in segments is one image', () => {
  const first = image({}, { segmentType: 'SEG_START' });
  const second = line(
    [
      {
        id: '1.300',
        img: true,
        marketDefinition: aDefinition({ marketType: 'DRAW_NO_BET' }),
        rc: [],
      },
    ],
    { ct: 'SUB_IMAGE', segmentType: 'SEG_END' },
  );
  expect(oddsOf(first, second, delta({ rc: [back(HOME, 2.6)] }))).toEqual(priced(2600, 3100, 3400));
});

test('after a new connection the stream goes on under another id', () => {
  const resumed = delta({ rc: [back(HOME, 2.7)] }, { id: 7, ct: 'RESUB_DELTA', pt: PT + 5_000 });
  expect(oddsOf(image(), resumed)).toEqual(priced(2700, 3100, 3400));
  const later = delta({ rc: [back(AWAY, 3)] }, { id: 7, pt: PT + 6_000 });
  expect(oddsOf(image(), resumed, later)).toEqual(priced(2700, 3000, 3400));
});

test('a runner is its id and handicap', () => {
  const handicaps = [-0.5, 0.5].flatMap((hc) =>
    [HOME, AWAY].map((id) => ({ id, hc, status: 'ACTIVE' })),
  );
  const names = aCatalogue({
    runners: [HOME, AWAY].flatMap((selectionId) =>
      [-0.5, 0.5].map((handicap) => ({
        selectionId,
        handicap,
        runnerName: selectionId === HOME ? 'Viking' : 'Sogndal',
      })),
    ),
  });
  const market = image({
    marketDefinition: aDefinition({ marketType: 'ASIAN_HANDICAP', runners: handicaps }),
    rc: [
      { ...back(HOME, 2.1), hc: -0.5 },
      { ...back(HOME, 1.5), hc: 0.5 },
      { ...back(AWAY, 1.8), hc: 0.5 },
    ],
  });
  expect(recordsOf(readAll([names], market), 'odds')[0]?.prices).toEqual([
    ['betfair-exchange', 'ah.1:-0.5', 2100],
    ['betfair-exchange', 'ah.1:0.5', 1500],
    ['betfair-exchange', 'ah.2:0.5', 1800],
  ]);
});

test.each([
  ['OVER_UNDER_25', 'Over/Under 2.5 Goals', 'Over 2.5 Goals', 'ou.o:2.5'],
  ['OVER_UNDER_25', 'Over/Under 2.5 Goals', 'Under 2.5 Goals', 'ou.u:2.5'],
  ['FIRST_HALF_GOALS_15', 'First Half Goals 1.5', 'Over 1.5 Goals', 'hou.o:1.5'],
  ['BOTH_TEAMS_TO_SCORE', 'Both teams to Score?', 'Yes', 'btts.y'],
  ['DOUBLE_CHANCE', 'Double Chance', 'Draw or Away', 'dc.x2'],
  ['DRAW_NO_BET', 'Draw no Bet', 'Sogndal', 'dnb.2'],
  ['HALF_TIME', 'Half Time', 'The Draw', 'h1x2.x'],
  ['CORRECT_SCORE', 'Correct Score', '2 - 1', 'cs.2-1'],
  ['CORRECT_SCORE', 'Correct Score', 'Any Other Home Win', undefined],
])('%s: %s, %s is %s', (marketType, marketName, runnerName, outcome) => {
  const names = aCatalogue({
    marketName,
    runners: [{ selectionId: HOME, runnerName, handicap: 0 }],
  });
  const market = image({ marketDefinition: aDefinition({ marketType }), rc: [back(HOME, 2)] });
  expect(recordsOf(readAll([names], market), 'odds')[0]?.prices).toEqual(
    outcome === undefined ? undefined : [['betfair-exchange', outcome, 2000]],
  );
});

test('a match of tennis has two sides, and an American event names the home side last', () => {
  const tennis = aCatalogue({
    eventType: { id: '2', name: 'Tennis' },
    competition: { id: '5', name: "Women's Wimbledon 2026" },
    event: { id: '900', name: 'A Berg v I Dahl' },
    runners: [
      { selectionId: HOME, runnerName: 'A Berg' },
      { selectionId: AWAY, runnerName: 'I Dahl' },
    ],
  });
  const market = image({ marketDefinition: aDefinition({ eventTypeId: '2' }) });
  expect(recordsOf(readAll([tennis], market), 'odds')[0]?.prices).toEqual([
    ['betfair-exchange', 'win.1', 2500],
    ['betfair-exchange', 'win.2', 3100],
  ]);
  const hockey = aCatalogue({
    eventType: { id: '7524', name: 'Ice Hockey' },
    event: { id: '900', name: 'Viking @ Sogndal' },
  });
  const ofHockey = image({ marketDefinition: aDefinition({ eventTypeId: '7524' }) });
  expect(recordsOf(readAll([hockey], ofHockey), 'odds')[0]?.prices).toEqual([
    ['betfair-exchange', '1x2.2', 2500],
    ['betfair-exchange', '1x2.1', 3100],
    ['betfair-exchange', '1x2.x', 3400],
  ]);
});

const inPlay = (known: Row = {}) => ({
  marketDefinition: aDefinition({ inPlay: true, version: 101, ...known }),
});

test('in play the same prices are of another kind, and the match is live', () => {
  const reading = lastOf(image(), delta(inPlay()));
  expect(recordsOf(reading, 'odds')).toEqual([]);
  expect(recordsOf(reading, 'in-play')[0]?.prices).toEqual(priced(2500, 3100, 3400));
  expect(recordsOf(reading, 'match')[0]?.status).toBe(2);
});

test('a suspended market takes its prices back in play, and repeats none before', () => {
  const suspended = delta(inPlay({ status: 'SUSPENDED', version: 102 }));
  expect(inPlayOf(image(), delta(inPlay()), suspended)).toEqual(priced(null, null, null));
  const before = delta({ marketDefinition: aDefinition({ status: 'SUSPENDED', version: 101 }) });
  expect(lastOf(image(), before).records).toEqual([]);
  const open = delta({ marketDefinition: aDefinition({ version: 102 }) });
  expect(oddsOf(image(), before, open)).toEqual(priced(2500, 3100, 3400));
});

test('a closed market is over: in play its prices are taken back, later lines are dropped', () => {
  const closed = delta(inPlay({ status: 'CLOSED', version: 103 }));
  expect(inPlayOf(image(), delta(inPlay()), closed)).toEqual(priced(null, null, null));
  const after = lastOf(image(), delta(inPlay()), closed, delta({ rc: [back(HOME, 9)] }));
  expect(after.records).toEqual([]);
});

test('a removed runner has no price', () => {
  const runners = [
    { id: HOME, status: 'REMOVED' },
    { id: AWAY, status: 'ACTIVE' },
    { id: DRAW, status: 'ACTIVE' },
  ];
  expect(inPlayOf(image(), delta(inPlay()), delta(inPlay({ runners, version: 102 })))).toEqual(
    priced(null, 3100, 3400),
  );
  const without = { runners: runners.slice(1), version: 102 };
  expect(inPlayOf(image(), delta(inPlay()), delta(inPlay(without)))).toEqual(
    priced(null, 3100, 3400),
  );
});

test('of two definitions of a market the higher version is right', () => {
  const old = delta({
    marketDefinition: aDefinition({ eventId: '901', inPlay: true, version: 99 }),
  });
  expect(recordsOf(lastOf(image(), old), 'match')).toEqual([]);
  const newer = delta({ marketDefinition: aDefinition({ eventId: '901', version: 105 }) });
  expect(recordsOf(lastOf(image(), newer), 'match')[0]?.key).toBe('901');
  expect(recordsOf(lastOf(image(), newer), 'odds')[0]?.matchKey).toBe('901');
});

test('an image without a definition waits for it', () => {
  const bare = line([{ id: MARKET, img: true, rc: allBacks }], { ct: 'SUB_IMAGE' });
  expect(recordsOf(lastOf(bare), 'odds')).toEqual([]);
  expect(oddsOf(bare, delta({ marketDefinition: aDefinition() }))).toEqual(
    priced(2500, 3100, 3400),
  );
});

test('unchanged prices are repeated before they expire, but not by late data', () => {
  const beat = (ms: number, known: Row = {}) => ({
    op: 'mcm',
    id: 2,
    ct: 'HEARTBEAT',
    pt: PT + ms,
    ...known,
  });
  expect(oddsOf(image(), beat(60_000))).toBeUndefined();
  expect(oddsOf(image(), beat(301_000))).toEqual(priced(2500, 3100, 3400));
  expect(oddsOf(image(), beat(301_000, { status: 503 }))).toBeUndefined();
  expect(oddsOf(image(), beat(301_000, { id: 8 }))).toBeUndefined();
  expect(inPlayOf(image(), delta(inPlay()), beat(61_000))).toEqual(priced(2500, 3100, 3400));
});

test('a start that moves is reported again', () => {
  const later = '2026-11-21T17:00:00.000Z';
  const moved = delta({ marketDefinition: aDefinition({ marketTime: later, version: 101 }) });
  expect(recordsOf(lastOf(image(), moved), 'match')[0]).toMatchObject({
    startsAt: Date.parse(later) / 1_000,
    status: 1,
  });
});

test('a historical file names its runners; its last prices traded are none', () => {
  const definition = aDefinition({
    eventName: 'Viking v Sogndal',
    name: 'Match Odds',
    countryCode: 'NO',
    runners: [
      { id: HOME, status: 'ACTIVE', name: 'Viking' },
      { id: AWAY, status: 'ACTIVE', name: 'Sogndal' },
      { id: DRAW, status: 'ACTIVE', name: 'The Draw' },
    ],
  });
  const ofFile = (mc: Row) => ({ op: 'mcm', clk: '1', pt: PT, mc: [{ id: MARKET, ...mc }] });
  const lines = [
    ofFile({ marketDefinition: definition }),
    ofFile({ rc: [{ id: HOME, ltp: 2.4 }] }),
    ofFile({ rc: allBacks }),
  ];
  const whole = lines.map((one) => JSON.stringify(one)).join('\n');
  const reading = readingOf(betfair, whole);
  expect(recordsOf(reading, 'match')).toHaveLength(1);
  expect(recordsOf(reading, 'odds').map(({ prices }) => prices)).toEqual([
    priced(2500, 3100, 3400),
  ]);
});

test('markets of other sports, outrights and unknown kinds give nothing but a note', () => {
  const races = image({ marketDefinition: aDefinition({ eventTypeId: '7' }) });
  const outright = aCatalogue({ event: { id: '5', name: 'Austrian Bundesliga' } });
  expect(lastOf(races).records).toEqual([]);
  expect(lastOf(races).notes).toHaveLength(1);
  expect(readAll([outright], image()).records).toEqual([]);
});

test.each([
  ['INVALID_SESSION_INFORMATION', 'key'],
  ['NOT_AUTHORIZED', 'plan'],
  ['SUBSCRIPTION_LIMIT_EXCEEDED', 'plan'],
  ['MAX_CONNECTION_LIMIT_EXCEEDED', 'rate'],
  ['TOO_MANY_REQUESTS', 'rate'],
  ['INVALID_CLOCK', 'call'],
  ['TIMEOUT', 'down'],
])('the refusal %s is of the kind %s', (errorCode, kind) => {
  const status = { op: 'status', id: 1, statusCode: 'FAILURE', errorCode, connectionClosed: true };
  expect(readAll(status).failure?.kind).toBe(kind);
  const api = { jsonrpc: '2.0', error: { code: -32099, data: { APINGException: { errorCode } } } };
  expect(readAll(api).failure?.kind).toBe(kind);
});

test('a connection that succeeds is no failure; half a line is one', () => {
  expect(readAll({ op: 'status', id: 1, statusCode: 'SUCCESS', connectionClosed: false })).toEqual({
    records: [],
    notes: [],
  });
  expect(readAll('{"op":"mcm","id":2,"mc":[{"i').failure?.kind).toBe('body');
});

test('lines to send: a key and session, then a subscription that goes on from its clocks', () => {
  expect(JSON.parse(authenticationLine(1, 'app', 'session'))).toEqual({
    op: 'authentication',
    id: 1,
    appKey: 'app',
    session: 'session',
  });
  const clocks = [image(), line([], { clk: 'b' }), { op: 'status' }].reduce<object>(
    clocksAfter,
    {},
  );
  const wanted = {
    id: 3,
    eventTypeIds: ['1'],
    marketTypes: ['MATCH_ODDS'],
    heartbeatMs: 5_000,
    conflateMs: 0,
  };
  const text = subscriptionLine(wanted, clocks);
  expect(text.endsWith('\r\n')).toBe(true);
  expect(JSON.parse(text)).toMatchObject({ op: 'marketSubscription', initialClk: 'i', clk: 'b' });
  expect(JSON.parse(subscriptionLine(wanted, {}))).not.toHaveProperty('clk');
});
