import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aFeedMatch, aFeedSetting, toNdjson } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
}, 60_000);

afterAll(() => api.close());

describe('feed records', () => {
  const records = [...aFeedSetting('Arsenal', 'Everton'), aFeedMatch('Arsenal', 'Everton')];

  function send(payload: string, authorization: string, more: Record<string, string> = {}) {
    return api.app.inject({
      method: 'POST',
      url: '/feed/records',
      headers: { authorization, 'content-type': 'application/x-ndjson', ...more },
      payload,
    });
  }

  test('are applied and counted, and skipped when they are sent again', async () => {
    const first = await sendFeed(api, records);
    expect(first).toMatchObject({ status: 200, receipt: { imported: 1, quarantined: 0 } });
    const again = await sendFeed(api, records);
    expect(again.receipt).toMatchObject({ imported: 0, updated: 0, skipped: 1, quarantined: 0 });
  });

  test('are quarantined with their line numbers when they are invalid; the others are applied', async () => {
    const valid = [...aFeedSetting('Arsenal', 'Fulham'), aFeedMatch('Arsenal', 'Fulham')];
    const payload = `{"kind":"match"}\n${toNdjson(valid)}nonsense\n`;
    const reply = await send(payload, api.services.feedKey);
    const { imported, quarantined, errors } = reply.json().data;
    expect({ imported, quarantined }).toEqual({ imported: 1, quarantined: 2 });
    expect(errors.map(({ line }: { line: number }) => line)).toEqual([1, valid.length + 2]);
    const teams = await api.services.db.selectFrom('teams').select('slug').execute();
    expect(teams.map(({ slug }) => slug)).toContain('fulham');
  });

  test.each(['', 'wrong', 'x'.repeat(43)])('are refused with the key %p', async (key) => {
    expect((await send(toNdjson(records), key)).statusCode).toBe(401);
  });

  test('are not accepted through a proxy', async () => {
    const reply = await send(toNdjson(records), api.services.feedKey, {
      'x-forwarded-for': '127.0.0.1',
    });
    expect(reply.json().error.code).toBe('route_not_found');
  });
});

describe('local calls', () => {
  test.each(['/health/live', '/health/ready', '/metrics'])(
    '%s is answered directly, but not found through a proxy or the shell',
    async (url) => {
      expect((await api.app.inject(url)).statusCode).toBe(200);
      const forwarded = { 'x-forwarded-for': '203.0.113.7' };
      expect((await api.app.inject({ url, headers: forwarded })).statusCode).toBe(404);
      const throughShell = { 'x-client-url': '/metrics' };
      expect((await api.app.inject({ url, headers: throughShell })).statusCode).toBe(404);
    },
  );

  test.each(['/health/live', '/health/ready', '/metrics', '/purge-stream', '/feed/records'])(
    '%s is not found from another machine',
    async (url) => {
      const method = url === '/feed/records' ? 'POST' : 'GET';
      for (const remoteAddress of ['203.0.113.7', '2001:db8::7', '10.0.0.7', '::ffff:10.0.0.7']) {
        const reply = await api.app.inject({ method, url, remoteAddress });
        expect([remoteAddress, reply.json().error?.code]).toEqual([
          remoteAddress,
          'route_not_found',
        ]);
      }
    },
  );

  test('are answered to the networks of the operator', async () => {
    const config = { OPERATOR_NETWORKS: ['10.0.0.0/8', '2001:db8::/32'] };
    const other = await createTestApi({ database: api.database, config });
    const statusOf = async (remoteAddress: string) =>
      (await other.app.inject({ url: '/metrics', remoteAddress })).statusCode;
    expect(await statusOf('10.3.2.1')).toBe(200);
    expect(await statusOf('::ffff:10.3.2.1')).toBe(200);
    expect(await statusOf('2001:db8::5')).toBe(200);
    expect(await statusOf('127.0.0.1')).toBe(404);
    await other.close();
  });

  test('ready does not wait behind the statements of visitors', async () => {
    await api.app.inject('/health/ready');
    const { promise, resolve } = Promise.withResolvers<void>();
    const others = Array.from({ length: 20 }, () =>
      api.database.db.connection().execute(() => promise),
    );
    expect((await api.app.inject('/health/ready')).statusCode).toBe(200);
    resolve();
    await Promise.all(others);
  });

  test('metrics state the sizes of the tables, months of prices together', async () => {
    const { body } = await api.app.inject('/metrics');
    expect(body).toMatch(/database_table_bytes\{table="statistics_events"\} [1-9]/);
    expect(body).not.toMatch(/table="odds_points_/);
  });

  test('metrics count requests by route and status', async () => {
    await api.app.inject('/timezone');
    await api.app.inject('/nowhere');
    const { body } = await api.app.inject('/metrics');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{route="\/timezone",status="200"\} \d+/,
    );
    expect(body).not.toContain('nowhere');
  });
});

describe('purge stream', () => {
  let origin: string;

  beforeAll(async () => {
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  });

  async function listen(headers: Record<string, string> = {}): Promise<IncomingMessage> {
    const [response] = await once(get(`${origin}/purge-stream`, { headers }), 'response');
    return response as IncomingMessage;
  }

  async function readUntil(response: IncomingMessage, wanted: string): Promise<string> {
    let text = '';
    for await (const chunk of response) {
      text += String(chunk);
      if (text.includes(wanted)) break;
    }
    return text;
  }

  test('sends a local listener the topics that feed records change', async () => {
    const response = await listen();
    expect(response.headers['content-type']).toMatch('text/event-stream');
    const received = readUntil(response, 'day:1:2024-01-13');
    await sendFeed(api, [aFeedMatch('Everton', 'Arsenal')]);
    expect(await received).toContain('event: purge\ndata: {"topics":["*"]}\n\n');
  });

  test('does not expose internal messages between API processes', async () => {
    const response = await listen();
    const received = readUntil(response, 'day:1:2024-01-14');
    api.services.sessions.changed(7);
    api.services.bus.publish(['day:1:2024-01-14']);
    expect(await received).not.toContain('user');
  });

  test('is not found through a proxy', async () => {
    const response = await listen({ 'x-forwarded-for': '127.0.0.1' });
    expect(response.statusCode).toBe(404);
    response.destroy();
  });
});
