import { setTimeout as pause } from 'node:timers/promises';
import {
  BUILT_IN_SETTINGS,
  createBetfairAccount,
  createHttpPost,
  openDispatcher,
  openSocket,
} from '@tipmark/providers';
import { aServedMarket, type BetfairServer, startBetfairServer } from '@tipmark/test-kit/providers';
import { checkExchange } from './check-exchange.ts';

const ACCESS = { appKey: 'app-key-of-the-test', user: 'olga', password: 'a password' };
const NOW = Date.UTC(2026, 10, 21, 12) / 1_000;
const dispatcher = openDispatcher(500);
let server: BetfairServer;

beforeEach(async () => {
  const markets = Array.from({ length: 120 }, (_, index) => aServedMarket(index + 1));
  server = await startBetfairServer(ACCESS, markets);
});
afterEach(() => server.close());
afterAll(() => dispatcher.close());

async function check(known: Partial<typeof ACCESS> = {}) {
  const lines: string[] = [];
  const { appKey, user, password } = { ...ACCESS, ...known };
  const isUsable = await checkExchange({
    account: createBetfairAccount(
      { appKey, user, password, hasCertificate: false },
      createHttpPost(dispatcher),
      () => NOW,
      { api: server.root, login: server.root, certificateLogin: server.root },
    ),
    appKey,
    settings: BUILT_IN_SETTINGS,
    open: () => openSocket(server.stream),
    nowSeconds: NOW,
    say: (line) => lines.push(line),
  });
  return { isUsable, lines };
}

test('an account that works is listed with the markets it may follow', async () => {
  expect(await check()).toEqual({
    isUsable: true,
    lines: [
      'betfair: works; its stream sends prices; this check cost one call and one connection',
      '  120 markets within a day and a half, MATCH_ODDS, MONEY_LINE, OVER_UNDER_25, BOTH_TEAMS_TO_SCORE',
    ],
  });
  // The other side notices a moment later that it was closed.
  await pause(200);
  expect(server.connections).toHaveLength(0);
  server.manners.mostMarkets = 100;
  expect((await check()).lines.at(-1)).toBe(
    '  its key may follow 100 of them: those that start soonest are followed',
  );
});

test('a wrong password, and a stream that refuses, are named', async () => {
  expect(await check({ password: 'wrong' })).toEqual({
    isUsable: false,
    lines: ['betfair: cannot be used: the login was refused: INVALID_USERNAME_OR_PASSWORD'],
  });
  server.manners.refusals.push({ to: 'authentication', errorCode: 'NOT_AUTHORIZED' });
  expect((await check()).lines).toEqual([
    'betfair: cannot be used: NOT_AUTHORIZED (NOT_AUTHORIZED of the test)',
  ]);
});
