import { tx } from '../../../platform/database/tx.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { aPerson } from '../testing/people.ts';
import { deleteSessionsOf } from './session-queries.ts';
import { createSessions, type Sessions } from './sessions.ts';

const NOW = 1_795_262_400;

let api: TestApi;
let nowSeconds = NOW;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);
afterAll(() => api.close());

/** Another process of the same site. */
function anotherProcess(): Sessions {
  const { db, bus } = api.services;
  return createSessions({ db, bus, clock: () => nowSeconds, nowMs: () => nowSeconds * 1_000 });
}

async function endSessionsOf(token: string, isPublished: boolean): Promise<void> {
  const { sessions, db } = api.services;
  const userId = (await sessions.resolve(token))?.user.id ?? 0;
  await tx(db, (transaction) => deleteSessionsOf(transaction, userId, undefined));
  if (isPublished) sessions.changed(userId);
}

test('an ended session is rejected by every notified process', async () => {
  const [one, other] = [anotherProcess(), anotherProcess()];
  const { token, name } = await aPerson(api);
  expect((await one.resolve(token))?.user.name).toBe(name);
  expect((await other.resolve(token))?.user.name).toBe(name);
  await endSessionsOf(token, true);
  expect(await one.resolve(token)).toBeUndefined();
  expect(await other.resolve(token)).toBeUndefined();
});

test('an operator ends the sessions of one account, or of all', async () => {
  const other = anotherProcess();
  const [one, two, three] = [await aPerson(api), await aPerson(api), await aPerson(api)];
  const people = [one, two, three];
  const signedIn = async () => {
    const found = await Promise.all(people.map(({ token }) => other.resolve(token)));
    return found.map((one) => one !== undefined);
  };
  const end = async (userUrl: string | null, authorization = api.services.operatorKey) => {
    const url = '/moderation/sessions/end';
    const reply = await api.app.inject({
      method: 'POST',
      url,
      headers: { authorization },
      payload: { userUrl },
    });
    return { status: reply.statusCode, ended: reply.json().data?.ended };
  };
  expect(await signedIn()).toEqual([true, true, true]);
  expect((await end(two.url, one.token)).status).toBe(401);
  expect((await end(null, api.services.feedKey)).status).toBe(401);
  expect((await end('nobody-of-this-name')).status).toBe(404);
  expect(await signedIn()).toEqual([true, true, true]);
  expect(await end(two.url)).toEqual({ status: 200, ended: 1 });
  expect(await end(two.url)).toEqual({ status: 200, ended: 0 });
  expect(await signedIn()).toEqual([true, false, true]);
  expect((await end(null)).ended).toBeGreaterThanOrEqual(2);
  expect(await signedIn()).toEqual([false, false, false]);
});

test('a process that was not notified rejects an ended session after half a minute', async () => {
  const unnotified = createSessions({
    db: api.services.db,
    bus: {
      connected: Promise.resolve(),
      publish() {},
      subscribe: () => () => {},
      async close() {},
    },
    clock: () => nowSeconds,
    nowMs: () => nowSeconds * 1_000,
  });
  const { token } = await aPerson(api);
  expect(await unnotified.resolve(token)).toBeDefined();
  await endSessionsOf(token, false);
  nowSeconds += 29;
  expect(await unnotified.resolve(token)).toBeDefined();
  nowSeconds += 1;
  expect(await unnotified.resolve(token)).toBeUndefined();
});

test('a lookup that began before the end of a session is not cached', async () => {
  const sessions = anotherProcess();
  const { token } = await aPerson(api);
  const looking = sessions.resolve(token);
  await endSessionsOf(token, true);
  await looking;
  expect(await sessions.resolve(token)).toBeUndefined();
});

test('a change of a user applies at once', async () => {
  const sessions = anotherProcess();
  const { token, url } = await aPerson(api);
  const id = (await sessions.resolve(token))?.user.id ?? 0;
  const { db } = api.services;
  await db.updateTable('users').set({ name: 'Renamed' }).where('url', '=', url).execute();
  api.services.sessions.changed(id);
  expect((await sessions.resolve(token))?.user.name).toBe('Renamed');
});
