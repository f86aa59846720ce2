import { logout, statistics, timezone } from '@tipmark/contract';
import { firstValueFrom } from 'rxjs';
import { answeringServer, json } from './answering-server-fixture.ts';
import { axiosExchange } from './axios-exchange.ts';
import { createApiClient } from './create-api-client.ts';
import { nodeExchange } from './node-exchange.ts';

const api = answeringServer();

describe.each([
  ['axios', axiosExchange],
  ['node', nodeExchange],
])('over %s', (_name, exchange) => {
  const client = () => createApiClient({ baseUrl: api.baseUrl, locale: 'ru', exchange });

  test('sends an empty Authorization, the language and no offset for a guest in a browser', async () => {
    await firstValueFrom(client().call(timezone, {}));
    expect(api.seen[0]?.headers).toMatchObject({ authorization: '', 'accept-language': 'ru' });
    expect(api.seen[0]?.headers).not.toHaveProperty('timezone-offset');
    expect(api.seen[0]?.headers).not.toHaveProperty('x-client-url');
  });

  test('sends the raw token and the offset of a signed-in visitor, read again at every call', async () => {
    let token = 'first';
    const client = createApiClient({
      baseUrl: api.baseUrl,
      locale: 'en',
      exchange,
      session: () => ({ token, isSignedIn: true, timeZoneOffsetMinutes: 180 }),
    });
    await firstValueFrom(client.call(timezone, {}));
    token = 'second';
    await firstValueFrom(client.call(timezone, {}));
    expect(api.seen.map(({ headers }) => headers.authorization)).toEqual(['first', 'second']);
    expect(api.seen[0]?.headers['timezone-offset']).toBe('180');
  });

  test('sends no offset for a guest, even if the session has one', async () => {
    const session = () => ({ isSignedIn: false, timeZoneOffsetMinutes: 180 });
    const guest = createApiClient({ baseUrl: api.baseUrl, locale: 'ru', exchange, session });
    await firstValueFrom(guest.call(timezone, {}));
    expect(api.seen[0]?.headers).not.toHaveProperty('timezone-offset');
  });

  test('on the server passes on the headers of the visitor’s request', async () => {
    const client = createApiClient({
      baseUrl: api.baseUrl,
      locale: 'ru',
      exchange,
      visitor: {
        clientUrl: '/Results?timestamp=1\r\nX-Evil: 1',
        ip: '203.0.113.9',
        httpVersion: '1.1',
        userAgent: 'Browser/1',
        cookie: 'theme=dark',
        referer: undefined,
        deadlineMs: 3_000,
      },
    });
    await firstValueFrom(client.call(timezone, {}));
    expect(api.seen[0]?.headers).toMatchObject({
      'x-deadline-ms': '3000',
      'x-client-url': '/Results?timestamp=1X-Evil: 1',
      'x-forwarded-for': '203.0.113.9',
      'x-http-version': '1.1',
      'user-agent': 'Browser/1',
      cookie: 'theme=dark',
      'accept-encoding': 'identity',
    });
    expect(api.seen[0]?.headers).not.toHaveProperty('referer');
    expect(api.seen[0]?.headers).not.toHaveProperty('x-evil');
  });

  test('sends an idempotency key as a header, never in the body', async () => {
    api.answer = json(200, { data: {} });
    const body = { event_type: 'x' };
    await firstValueFrom(client().call(statistics, { body, idempotencyKey: 'one-write' }));
    expect(api.seen[0]?.headers).toMatchObject({
      'idempotency-key': 'one-write',
      'content-length': String(JSON.stringify(body).length),
    });
    await firstValueFrom(client().call(statistics, { body }));
    expect(api.seen[1]?.headers).not.toHaveProperty('idempotency-key');
  });

  test('sends no content type without a body', async () => {
    api.answer = json(200, { data: {} });
    await firstValueFrom(client().call(logout, {}));
    expect(api.seen[0]?.method).toBe('POST');
    expect(api.seen[0]?.headers['content-type']).toBeUndefined();
  });

  test('sends a body as JSON', async () => {
    const body = new Promise<string>((resolve) => {
      api.answer = (request, response) => {
        request.setEncoding('utf8').once('data', resolve);
        json(200, { data: {} })(request, response);
      };
    });
    await firstValueFrom(client().call(statistics, { body: { event_type: 'page_view' } }));
    expect(JSON.parse(await body)).toEqual({ event_type: 'page_view' });
    expect(api.seen[0]?.headers['content-type']).toMatch(/^application\/json/);
  });
});
