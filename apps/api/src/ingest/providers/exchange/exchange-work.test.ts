import { setTimeout as pause } from 'node:timers/promises';
import {
  BUILT_IN_SETTINGS,
  createBetfairAccount,
  createHttpPost,
  openDispatcher,
  openSocket,
  PROVIDERS,
} from '@tipmark/providers';
import { aServedMarket, type BetfairServer, startBetfairServer } from '@tipmark/test-kit/providers';
import { sql } from 'kysely';
import { createLocalBus } from '../../../platform/bus/bus.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { readProviderStates } from '../../../platform/metrics/provider-state-queries.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/create-test-database.ts';
import { emptyWorld } from '../../testing/stored-world.ts';
import { startExchange } from './exchange-work.ts';

const ACCESS = {
  appKey: 'app-key-of-the-test',
  user: 'olga@example.org',
  password: 'a password that no log may contain',
};
const PATIENCE_MS = 20_000;
const clock = () => Math.floor(Date.now() / 1_000);
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();

let database: TestDatabase;
let server: BetfairServer;
let stop: (() => Promise<void>) | undefined;
const dispatcher = openDispatcher(500);

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

beforeEach(async () => {
  await emptyWorld(database.db);
  await sql`truncate provider_spends, provider_spend_hours, provider_tasks, provider_states, quarantine`.execute(
    database.db,
  );
  const known = { startsAt: inAnHour };
  server = await startBetfairServer(ACCESS, [
    aServedMarket(1, { ...known, home: 'Viking', away: 'Brann' }),
    aServedMarket(2, known),
  ]);
});

afterEach(async () => {
  await stop?.();
  stop = undefined;
  await server.close();
});

afterAll(async () => {
  await dispatcher.close();
  await database.close();
});

function follow(db: Db = database.db) {
  const errors: string[] = [];
  const roots = { api: server.root, login: server.root, certificateLogin: server.root };
  const { appKey, user, password } = ACCESS;
  stop = startExchange({
    db,
    bus: createLocalBus(),
    clock,
    reader: PROVIDERS.find(({ name }) => name === 'betfair') ?? never(),
    account: createBetfairAccount(
      { appKey, user, password, hasCertificate: false },
      createHttpPost(dispatcher),
      clock,
      roots,
    ),
    appKey,
    settings: () => BUILT_IN_SETTINGS,
    open: () => openSocket(server.stream),
    random: () => 0,
    onError: (_error, what) => errors.push(what),
    onState: () => undefined,
    heartbeatMs: 500,
    wait: () => pause(1),
  });
  return errors;
}

function never(): never {
  throw new Error('there is no reader');
}

async function until(isTrue: () => Promise<boolean>, what: string): Promise<void> {
  for (const endMs = Date.now() + PATIENCE_MS; Date.now() < endMs; await pause(50)) {
    if (await isTrue()) return;
  }
  throw new Error(`it did not happen in time: ${what}`);
}

/** The newest price of each outcome of the first match. */
async function oddsOf(home: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ type: string; milli: number }>`
    select distinct on (p.odd_type) p.odd_type as type, p.milli
    from odds_points p join matches m on m.id = p.match_id
    join source_keys k on k.kind = 'match' and k.id = m.id
    where k.source = 'betfair' and k.key = ${home}
    order by p.odd_type, p.at desc
  `.execute(database.db);
  return Object.fromEntries(rows.map(({ type, milli }) => [type, milli]));
}

const MATCH = '30001';

test('what the exchange streams is stored: matches, prices and their changes', async () => {
  const errors = follow();
  await until(async () => (await oddsOf(MATCH))['1x2.1'] === 2_500, 'the image is stored');
  expect(await oddsOf(MATCH)).toEqual({ '1x2.1': 2_500, '1x2.2': 3_100, '1x2.x': 3_400 });
  // A price is of a second: another one of the same second would take its place.
  await pause(1_100);
  server.exchange.price('1.1001', 0, 2.62, 50);
  await until(async () => (await oddsOf(MATCH))['1x2.1'] === 2_620, 'the change is stored');
  server.connections[0]?.drop();
  await pause(1_100);
  server.exchange.price('1.1001', 0, 2.7, 50);
  await until(async () => (await oddsOf(MATCH))['1x2.1'] === 2_700, 'it goes on after a loss');
  const { rows } = await sql<{ name: string }>`
    select t.name_en as name from matches m join teams t on t.id = m.home_id order by 1
  `.execute(database.db);
  expect(rows).toContainEqual({ name: 'Viking' });
  expect(rows).toHaveLength(2);
  expect(errors).toEqual([]);
});

test('its state is stored: its calls, its failures and until when it is paused', async () => {
  server.manners.refusals.push(
    { to: 'authentication', errorCode: 'UNEXPECTED_ERROR' },
    { to: 'authentication', errorCode: 'INVALID_APP_KEY' },
  );
  follow();
  const state = async () =>
    (await readProviderStates(database.db, clock())).find(({ provider }) => provider === 'betfair');
  await until(async () => (await oddsOf(MATCH))['1x2.1'] === 2_500, 'the image is stored');
  await until(async () => (await state())?.failures === 0, 'it is sound again');
  expect(await state()).toMatchObject({ callsToday: 1, closedUntil: 0 });
  expect((await state())?.answeredAt).toBeGreaterThan(clock() - 30);
  server.manners.refusals.push({ to: 'authentication', errorCode: 'INVALID_APP_KEY' });
  await stop?.();
  const { rows } = await sql<{ failure: string | null }>`
    select failure from provider_states where provider = 'betfair'
  `.execute(database.db);
  expect(rows).toEqual([{ failure: null }]);
});

test('prices that arrive while the database is away are stored once it is back', async () => {
  let isAway = false;
  const failing = new Proxy(database.db, {
    get(target, name) {
      if (isAway && name === 'transaction') throw new Error('the database is away');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const errors = follow(failing);
  await until(async () => (await oddsOf(MATCH))['1x2.1'] === 2_500, 'the image is stored');
  isAway = true;
  await pause(1_100);
  server.exchange.price('1.1001', 0, 2.9, 50);
  await until(async () => errors.length > 0, 'it could not be stored');
  expect(errors[0]).toBe('prices were not stored, they are tried again');
  isAway = false;
  await until(async () => (await oddsOf(MATCH))['1x2.1'] === 2_900, 'it is stored later');
});
