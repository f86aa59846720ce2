import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { LIVE_LIMITS } from '@tipmark/contract/live';
import { aPerson } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { listenTo } from '../../testing/live-events.ts';

let api: TestApi;
let url: string;

beforeAll(async () => {
  api = await createTestApi();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/live?topics=day:1:2026-11-21`;
}, 60_000);
afterAll(() => api.close());

const countOfListeners = async (): Promise<string | undefined> => {
  const { body } = await api.app.inject('/metrics');
  return /^live_listeners (\d+)$/m.exec(body)?.[1];
};

test('a client that disconnects before the response begins does not count as a listener', async () => {
  const headers = { ...(await aPerson(api)).headers };
  const { sessions } = api.services;
  const resolve = sessions.resolve.bind(sessions);
  const answered = Promise.withResolvers<void>();
  const requested = jest.spyOn(sessions, 'resolve').mockImplementation(async (token) => {
    await answered.promise;
    return resolve(token);
  });
  const closed: Promise<unknown>[] = [];
  api.app.server.on('connection', (socket) => closed.push(once(socket, 'close')));
  const leaving = Array.from({ length: LIVE_LIMITS.connectionsOfCaller }, () =>
    get(url, { headers, agent: false }).on('error', () => {}),
  );
  while (requested.mock.calls.length < leaving.length) await delay(5);
  for (const request of leaving) request.destroy();
  await Promise.all(closed);
  answered.resolve();
  requested.mockRestore();
  const client = await listenTo(url, headers);
  expect(client.status).toBe(200);
  await client.next('beat');
  expect(await countOfListeners()).toBe('1');
  client.close();
});
