import type { AddressInfo } from 'node:net';
import { LIVE_LIMITS } from '@tipmark/contract/live';
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

/** A stream of a guest nobody has seen before. */
const listen = (address?: string) =>
  listenTo(url, {
    cookie: `token=${api.services.guests.issue().token}`,
    ...(address === undefined ? {} : { 'x-forwarded-for': address }),
  });

test('one network has a share of the streams, however many guests it invents', async () => {
  const { connectionsOfNetwork } = LIVE_LIMITS;
  const host = (at: number) => `2600:3c00::${at.toString(16)}`;
  const open = await Promise.all(
    Array.from({ length: connectionsOfNetwork }, (_, at) => listen(host(at + 1))),
  );
  expect(open.map(({ status }) => status)).toEqual(open.map(() => 200));
  expect((await listen(host(0xffff))).status).toBe(429);
  for (const other of ['2600:3c00:0:1::1', '203.0.113.9', undefined]) {
    const stream = await listen(other);
    expect(stream.status).toBe(200);
    stream.close();
  }
  for (const stream of open) stream.close();
}, 60_000);
