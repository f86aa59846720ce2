import { dayBounds, MATCH_STATUS, SPORT } from '@tipmark/domain';
import type { Services } from '../calls/handler/services.ts';
import { findMatchesOfDay } from '../matches/lists/day-queries.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { createApiLogger } from '../platform/http/request-log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { findSportsWithResults } from './backfill-queries.ts';
import { createServices } from './create-services.ts';
import { type StartedWorld, startWorld } from './start-world.ts';

/** A Saturday evening in Europe. */
const NOW = Date.parse('2026-11-21T17:00:00Z') / 1_000;

let database: TestDatabase;
let services: Services;
let world: StartedWorld | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: database.dataDir });
  const onError = (error: Error) => {
    throw error;
  };
  services = createServices({ config, database, clock: () => NOW, onError });
}, 60_000);
afterEach(() => world?.stop(), 60_000);
afterAll(() => database.close());

async function start(WORLD: Config['WORLD']) {
  const received: string[] = [];
  services.bus.subscribe((topics) => void received.push(...topics));
  const config = { ...services.config, WORLD };
  world = await startWorld({ ...services, config }, createApiLogger('silent'));
  return received;
}

const statusesOfToday = async () => {
  const today = dayBounds(NOW, 'Europe/Moscow');
  return (await findMatchesOfDay(database.db, SPORT.soccer, today, 'en')).map(
    ({ status }) => status,
  );
};

test('an empty world stays empty', async () => {
  await start('empty');
  expect(await statusesOfToday()).toEqual([]);
});

test('a new database is filled before the first answer, and caches are invalidated', async () => {
  const received = await start('simulated');
  const statuses = await statusesOfToday();
  for (const status of [MATCH_STATUS.finished, MATCH_STATUS.live, MATCH_STATUS.scheduled]) {
    expect(statuses.filter((one) => one === status).length).toBeGreaterThan(5);
  }
  expect(received).toContain(`day:${SPORT.soccer}:2026-11-21`);

  await world?.results();
  expect(await findSportsWithResults(database.db)).toEqual(new Set(Object.values(SPORT)));
  const { played } = await database.db
    .selectFrom('matches')
    .select((of) => of.fn.countAll<number>().as('played'))
    .where('status', '=', MATCH_STATUS.finished)
    .executeTakeFirstOrThrow();
  // 17 rounds of 32 leagues, and hockey and tennis
  expect(Number(played)).toBeGreaterThan(8_000);
}, 240_000);
