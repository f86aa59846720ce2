import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aPerson, PASSWORD } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0';

let receiver: Server;
let received: Record<string, unknown>[];
let status = 204;
let api: TestApi;

beforeAll(async () => {
  received = [];
  receiver = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    request.on('end', () => {
      received.push(JSON.parse(text));
      response.writeHead(status).end();
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  api = await createTestApi({ config: { STATISTICS_URL: `http://127.0.0.1:${port}/events` } });
}, 60_000);

afterAll(async () => {
  await api.close();
  receiver.closeAllConnections();
  receiver.close();
});

beforeEach(() => {
  received = [];
  status = 204;
});

async function report(event_type: string, path = '/', headers: Record<string, string> = {}) {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/statistics',
    headers: { 'user-agent': BROWSER, ...headers },
    payload: { event_type, event_properties: { path } },
  });
  expect(reply.statusCode).toBe(200);
}

const arrived = async (count: number) => {
  while (received.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
};

test.each([
  ['/Results', 'Soccer'],
  ['/en/hockey/Teams', 'Hockey'],
  ['/tennis', 'Tennis'],
])('an event on %s is forwarded with the sport %s', async (path, game_type) => {
  await report('tip_added', path);
  await arrived(1);
  expect(received).toEqual([
    { event_type: 'tip_added', event_properties: { path, game_type }, user_agent: BROWSER },
  ]);
});

test('views, filters and events of programs are not forwarded; views and filters are still stored', async () => {
  await api.services.db.deleteFrom('statistics_events').execute();
  await report('page_view');
  await report('screen_view');
  await report('filter_league');
  await report('gift_shown', '/', { 'user-agent': 'curl/8' });
  await report('gift_closed');
  await arrived(1);
  expect(received.map((event) => event['event_type'])).toEqual(['gift_closed']);
  const cached = await api.services.db
    .selectFrom('statistics_events')
    .select('event_type')
    .execute();
  expect(cached.map((event) => event.event_type).toSorted()).toEqual([
    'filter_league',
    'gift_closed',
    'page_view',
    'screen_view',
  ]);
});

test('events of a user who consented have a pseudonymous id, others have none', async () => {
  const { headers } = await aPerson(api);
  await report('scanner_run', '/', headers);
  await arrived(1);
  expect(received[0]).not.toHaveProperty('user_id');
  const [email, name] = ['agreed@example.com', 'Somebody Agreed'];
  const reply = await api.app.inject({
    method: 'POST',
    url: '/register',
    payload: {
      userEmail: email,
      userPassword: PASSWORD,
      userName: name,
      consents: { personalData: true, textVersion: '2026-10' },
    },
  });
  const { token: authorization, url } = reply.json().data;
  await report('scanner_run', '/', { authorization });
  await arrived(2);
  expect(received[1]?.['user_id']).toMatch(/^[0-9a-f]{16}$/);
  for (const reported of [url, email, name])
    expect(JSON.stringify(received)).not.toContain(reported);
});

test('secrets in paths are not forwarded, and a failing receiver does not fail the call', async () => {
  status = 500;
  await report('gift_shown', '/recover-password/s3cret?token=t0ken');
  await arrived(1);
  expect(JSON.stringify(received)).not.toMatch(/s3cret|t0ken/);
  await report('gift_shown');
  await arrived(2);
});
