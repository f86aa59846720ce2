import { aPerson } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { type KeyedWrite, writeOnce } from './idempotency.ts';

const NOW = 1_795_262_400;
const DAY = 86_400;

let api: TestApi;
let runs: number;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  runs = 0;
  await api.services.db.deleteFrom('idempotency_keys').execute();
});

function write(more: Partial<KeyedWrite> = {}) {
  const keyed = { userId: 1, key: 'k', call: 'tips', request: { stake: 3 }, nowSeconds: NOW };
  return writeOnce(api.services.db, { ...keyed, ...more }, async () => {
    runs += 1;
    return { run: runs, я: 'ё' };
  });
}

test('the same request with the same key runs once, and all get the same answer', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => write()));
  expect(runs).toBe(1);
  for (const reply of replies) expect(reply).toEqual({ run: 1, я: 'ё' });
});

test('a key belongs to one user, and requests without a key all run', async () => {
  await write();
  await write({ userId: 2 });
  await write({ key: undefined });
  await write({ key: undefined });
  expect(runs).toBe(4);
});

test.each([{ request: { stake: 4 } }, { call: 'templates' }])(
  'the key is refused with the different request %j',
  async (other) => {
    await write();
    await expect(write(other)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    expect(runs).toBe(1);
  },
);

test('a failed write stores no key', async () => {
  const { db } = api.services;
  const keyed = { userId: 1, key: 'k', call: 'tips', request: {}, nowSeconds: NOW };
  const failing = writeOnce(db, keyed, async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await write();
  expect(runs).toBe(1);
});

test('a key is free again after a day', async () => {
  await write();
  await write({ nowSeconds: NOW + DAY - 1 });
  expect(runs).toBe(1);
  await write({ nowSeconds: NOW + DAY, request: { stake: 5 } });
  expect(runs).toBe(2);
});

test.each(['', 'x'.repeat(129), 'ключ'])('%j is not a key', async (key) => {
  const person = await aPerson(api);
  const reply = await api.app.inject({
    method: 'POST',
    url: '/profile/change-description',
    headers: { ...person.headers, 'idempotency-key': Buffer.from(key).toString('latin1') },
    payload: { description: 'x' },
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().error.details).toHaveProperty('Idempotency-Key');
});
