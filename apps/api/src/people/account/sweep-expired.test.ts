import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { storeEvent } from '../analytics/statistics-queries.ts';
import { sweepExpired } from './expired-queries.ts';
import { aPerson, hashFor, type Person } from './testing/people.ts';

const NOW = 1_795_262_400;
const DAY = 86_400;

let api: TestApi;
let olga: Person;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  olga = await aPerson(api);
  await hashFor(api, olga.email, 'confirm-email');
}, 60_000);
afterAll(() => api.close());

async function counts() {
  const { db } = api.services;
  const tables = ['users', 'sessions', 'auth_hashes', 'outbox'] as const;
  const found = tables.map(async (table) => {
    const rows = await db.selectFrom(table).selectAll().execute();
    return [table, rows.length] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

test('sessions, links and mails are deleted once expired, users never', async () => {
  const all = { users: 1, sessions: 1, auth_hashes: 2, outbox: 1 };
  // The confirmation link expires first; the link to unsubscribe is valid for a year.
  await sweepExpired(api.services.db, NOW + 9 * DAY);
  expect(await counts()).toEqual(all);
  await sweepExpired(api.services.db, NOW + 11 * DAY);
  expect(await counts()).toEqual({ ...all, auth_hashes: 1 });
  await sweepExpired(api.services.db, NOW + 31 * DAY);
  expect(await counts()).toEqual({ ...all, auth_hashes: 1, outbox: 0 });
  await sweepExpired(api.services.db, NOW + 365 * DAY);
  expect(await counts()).toEqual({ users: 1, sessions: 0, auth_hashes: 1, outbox: 0 });
});

test('views and events of visitors end with age, events also with their number', async () => {
  const { db } = api.services;
  const event = (name: string, atSeconds: number) =>
    storeEvent(db, { eventType: name, eventProperties: {}, userAgent: '', atSeconds });
  for (let day = 0; day < 6; day += 1) await event(`day ${day}`, NOW + day * DAY);
  const names = async () => {
    const rows = await db.selectFrom('statistics_events').select('event_type').execute();
    return rows.map(({ event_type: name }) => name).toSorted();
  };
  await sweepExpired(db, NOW + 399 * DAY);
  expect(await names()).toHaveLength(6);
  await sweepExpired(db, NOW + 401 * DAY);
  expect(await names()).toEqual(['day 2', 'day 3', 'day 4', 'day 5']);
  await sweepExpired(db, NOW + 401 * DAY, { mostEvents: 3 });
  expect(await names()).toEqual(['day 3', 'day 4', 'day 5']);
});
