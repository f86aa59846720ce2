import {
  aServedMarket,
  type BetfairServer,
  type ServedMarket,
  startBetfairServer,
} from '@tipmark/test-kit/providers';
import type { Failure } from '../answers/reading.ts';
import { ACCESS, type BetfairWatch, until, watchBetfair } from '../testing/betfair-watch.ts';

let server: BetfairServer;
let watch: BetfairWatch | undefined;

const start = async (markets: readonly ServedMarket[] = [aServedMarket(1), aServedMarket(2)]) => {
  server = await startBetfairServer(ACCESS, markets);
};
const follow = (known?: Parameters<typeof watchBetfair>[1]): BetfairWatch => {
  watch = watchBetfair(server, known);
  return watch;
};
const home = (number: number, market = 1): [string, number] => [
  `${30_000 + market} 1x2.1`,
  number * 1_000,
];
const isPriced = (known: BetfairWatch, price: number, market = 1) => {
  const [key, milli] = home(price, market);
  return until(() => known.odds.get(key) === milli, `${key} is ${milli}`);
};
const failures = ({ states }: BetfairWatch): Failure[] =>
  states.flatMap((state) => (state.kind === 'away' ? [state.failure] : []));
const subscriptions = () => server.messages.filter(({ op }) => op === 'marketSubscription');

afterEach(async () => {
  await watch?.stop();
  watch = undefined;
  await server.close();
});

test('signs in, subscribes and follows the prices to back at, and no others', async () => {
  await start();
  const known = follow();
  await isPriced(known, 2.5);
  server.exchange.price('1.1001', 0, 2.6, 50);
  await isPriced(known, 2.6);
  server.exchange.lay('1.1001', 0, 2.62, 50);
  server.exchange.price('1.1001', 0, 2.6, 0);
  await isPriced(known, 2.5);
  expect(server.messages[0]).toEqual({
    op: 'authentication',
    id: 1,
    appKey: ACCESS.appKey,
    session: 'session-1-of-the-test',
  });
  expect(subscriptions()).toMatchObject([
    { marketFilter: { eventTypeIds: ['1'] }, segmentationEnabled: true, heartbeatMs: 40 },
  ]);
  expect(subscriptions()[0]).not.toHaveProperty('clk');
  expect(known.inPlay.size).toBe(0);
});

test('prices in play are apart, and a suspension takes them back', async () => {
  await start();
  const known = follow();
  await isPriced(known, 2.5);
  server.exchange.define('1.1001', { isInPlay: true });
  const [key] = home(0);
  await until(() => known.inPlay.get(key) === 2_500, 'the price is one in play');
  server.exchange.define('1.1001', { status: 'SUSPENDED' });
  await until(() => known.inPlay.get(key) === null, 'the price is taken back');
  expect(known.odds.get(key)).toBe(2_500);
});

test('after a lost connection the stream resumes from its clocks with what changed meanwhile', async () => {
  await start();
  const known = follow();
  await isPriced(known, 2.5);
  server.manners.refusals.push({ to: 'authentication', errorCode: 'TIMEOUT' });
  server.connections[0]?.drop();
  server.exchange.price('1.1001', 0, 2.7, 50);
  await isPriced(known, 2.7);
  const [first, second] = subscriptions();
  expect(first).not.toHaveProperty('initialClk');
  expect(second).toMatchObject({ initialClk: 'i1', clk: expect.stringMatching(/^c\d+$/) });
  expect(failures(known).map(({ kind }) => kind)).toEqual(['down', 'down']);
  // Longer after the second failure in a row.
  expect(known.pauses).toEqual([1_000, 2_000]);
  expect(server.counts.logins).toBe(1);
});

test('clocks that the exchange has forgotten are replaced by an image, on the same connection', async () => {
  await start();
  const known = follow();
  await isPriced(known, 2.5);
  server.manners.knowsClocks = false;
  server.exchange.price('1.1001', 0, 2.9, 50);
  await isPriced(known, 2.9);
  server.connections[0]?.drop();
  await until(() => subscriptions().length === 3, 'subscribed without clocks');
  server.exchange.price('1.1001', 0, 3, 50);
  await isPriced(known, 3);
  expect(server.counts.connections).toBe(2);
});

test('a connection that falls silent is replaced by another one', async () => {
  await start();
  const known = follow();
  await isPriced(known, 2.5);
  server.manners.isMute = true;
  await until(() => failures(known).length > 0, 'the silence is noticed');
  expect(failures(known)[0]?.text).toMatch(/^silent for \d+ ms$/);
  server.manners.isMute = false;
  server.exchange.price('1.1001', 0, 2.8, 50);
  await isPriced(known, 2.8);
});

test('heartbeats alone keep a quiet connection open', async () => {
  await start();
  const known = follow();
  await isPriced(known, 2.5);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(failures(known)).toEqual([]);
  expect(server.counts.connections).toBe(1);
});

test.each(['a broken line', 'half a line'])('%s loses nothing of what was in it', async (what) => {
  await start();
  const known = follow();
  await isPriced(known, 2.5);
  if (what === 'a broken line') server.connections[0]?.breakNextLine();
  else server.connections[0]?.dropInNextLine();
  server.exchange.price('1.1001', 0, 2.8, 50);
  await isPriced(known, 2.8);
  expect(server.counts.connections).toBe(2);
});

test('an image in segments that breaks off is asked for again from its beginning', async () => {
  const markets = Array.from({ length: 7 }, (_, index) => aServedMarket(index + 1));
  await start(markets);
  server.manners.marketsALine = 2;
  server.manners.pieces = { bytes: 900, ms: 1 };
  const known = follow();
  await until(() => known.odds.size > 0, 'the first segments are there');
  server.connections[0]?.drop();
  server.manners.pieces = undefined;
  await isPriced(known, 2.5, 7);
  expect(known.odds.size).toBe(21);
});

test.each(['NO_SESSION', 'INVALID_SESSION_INFORMATION'])(
  'after %s it signs in again; a second refusal in a row waits for the operator',
  async (errorCode) => {
    await start();
    server.manners.refusals.push({ to: 'authentication', errorCode });
    const known = follow();
    await isPriced(known, 2.5);
    expect(server.counts.logins).toBe(2);
    expect(known.pauses).toEqual([1_000]);
    server.manners.refusals.push({ to: 'authentication', errorCode });
    server.sessions.clear();
    server.connections[0]?.fail('INVALID_SESSION_INFORMATION');
    await until(() => known.pauses.includes(1_800_000), 'it waits for the operator');
    expect(failures(known).at(-1)?.kind).toBe('key');
  },
);

test.each([
  ['INVALID_APP_KEY', 'key', 1_800_000],
  ['NOT_AUTHORIZED', 'plan', 1_800_000],
  ['MAX_CONNECTION_LIMIT_EXCEEDED', 'rate', 122_000],
  ['TOO_MANY_REQUESTS', 'rate', 122_000],
  ['UNEXPECTED_ERROR', 'down', 1_000],
  ['A_CODE_OF_TOMORROW', 'call', 1_000],
])('%s is a failure of the kind %s, and is left alone for %i ms', async (errorCode, kind, ms) => {
  await start();
  server.manners.refusals.push({ to: 'authentication', errorCode });
  const known = follow();
  await isPriced(known, 2.5);
  expect(failures(known)).toMatchObject([
    { kind, text: `${errorCode} (${errorCode} of the test)` },
  ]);
  expect(known.pauses).toEqual([ms]);
});

test('a subscription that is too wide becomes that of the matches that start soonest', async () => {
  const markets = Array.from({ length: 60 }, (_, index) =>
    aServedMarket(index + 1, { startsAt: `2026-11-21T${10 + (index % 10)}:00:00.000Z` }),
  );
  await start(markets);
  server.manners.mostMarkets = 50;
  const known = follow();
  await until(() => known.odds.size === 150, 'fifty markets have prices');
  const last = subscriptions().at(-1)?.marketFilter?.marketIds;
  expect(last).toHaveLength(50);
  // Those of ten o'clock are in it, those of the evening are not all.
  expect(last).toEqual(expect.arrayContaining(['1.1001', '1.1011', '1.1051']));
  expect(server.counts.connections).toBe(1);
  expect(failures(known)).toEqual([]);
});

test('a wrong password is not tried again at once, and is in nothing that is written', async () => {
  await start();
  const known = follow({ password: 'another password of the test' });
  await until(() => known.pauses.length > 0, 'the login was refused');
  expect(failures(known)[0]).toEqual({
    kind: 'key',
    text: 'the login was refused: INVALID_USERNAME_OR_PASSWORD',
  });
  expect(known.pauses[0]).toBe(1_800_000);
  expect(known.written()).not.toMatch(/password of the test|app-key-of-the-test/);
  expect(server.counts.connections).toBe(0);
});

test('a given session is used without a login, and its end is the task of the operator', async () => {
  await start();
  server.sessions.add('a-session-of-another-program');
  const known = follow({ session: 'a-session-of-another-program' });
  await isPriced(known, 2.5);
  expect(server.counts.logins).toBe(0);
  await known.account.keepAlive();
  expect(server.counts.extended).toBe(1);
  server.sessions.clear();
  server.connections[0]?.fail('NO_SESSION');
  await until(() => known.pauses.includes(1_800_000), 'it waits for the operator');
  expect(failures(known).at(-1)?.text).toMatch(/set a new BETFAIR_SESSION/);
});
