import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { printProviderStatus } from './provider-status.ts';
import { saveState } from './work/provider-queries.ts';
import { addSpend } from './work/spend-queries.ts';

const NOW = Date.UTC(2026, 8, 19, 12) / 1_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await sql`truncate provider_spends, provider_spend_hours, provider_states`.execute(database.db);
}, 60_000);
afterAll(() => database.close());

test('an operator sees what each provider costs, how old it is and which are left alone', async () => {
  const { db } = database;
  let text = '';
  const write = (part: string) => {
    text += part;
  };
  expect(await printProviderStatus(db, NOW, write)).toBe(0);
  expect(text).toMatch(/^No provider was called yet/);
  text = '';
  await saveState(db, 'the-odds-api', { answeredAt: NOW - 45, failures: 0, closedUntil: 0 });
  await addSpend(db, 'the-odds-api', NOW - 45, 3);
  await saveState(db, 'betfair', {
    failures: 2,
    closedUntil: NOW + 1_800,
    failure: 'key: INVALID_APP_KEY',
  });
  expect(await printProviderStatus(db, NOW, write)).toBe(1);
  const [, betfair, odds] = text.split('\n').map((line) => line.trim().split(/\s{2,}/));
  expect(betfair).toEqual(['betfair', 'never', '0', '0', '30 min', '2: key: INVALID_APP_KEY']);
  expect(odds).toEqual(['the-odds-api', '45 s ago', '1', '3']);
  expect(text).toContain('Left alone: betfair');
});
