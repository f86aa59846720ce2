import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logout, statistics, timezone } from '@tipmark/contract';
import { firstValueFrom, lastValueFrom, toArray } from 'rxjs';
import { createApiClient } from './create-api-client.ts';

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let seen: IncomingMessage[];

const json = (status: number, body: unknown) => (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const baseUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const client = () => createApiClient({ baseUrl: baseUrl(), locale: 'ru' });

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    seen.push(request);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

describe('an answer', () => {
  test('is unwrapped and ends the stream', async () => {
    answer = json(200, { data: { timezone: 'Europe/Moscow' } });
    const all = await lastValueFrom(client().call(timezone, {}).pipe(toArray()));
    expect(all).toEqual([{ timezone: 'Europe/Moscow' }]);
  });

  test('nothing is sent before subscription, once per subscription after', async () => {
    answer = json(200, { data: { timezone: 'Europe/Moscow' } });
    const call = client().call(timezone, {});
    expect(seen).toHaveLength(0);
    await firstValueFrom(call);
    await firstValueFrom(call);
    expect(seen).toHaveLength(2);
  });

  test('a refusal becomes a failure with code, message and details', async () => {
    const error = { code: 'validation', message: 'Check it', details: { event_type: 'is empty' } };
    answer = json(400, { error });
    await expect(
      firstValueFrom(client().call(statistics, { body: { event_type: '' } })),
    ).rejects.toEqual({ status: 400, ...error });
  });

  test.each([
    ['a page of a proxy', 502, '<html>Bad gateway</html>'],
    ['an empty answer', 200, ''],
    ['an answer without data', 200, '{"timezone":"UTC"}'],
    ['broken json', 200, '{"data":'],
  ])('%s is unreadable, not data', async (_, status, text) => {
    answer = (_request, response) => response.writeHead(status).end(text);
    await expect(firstValueFrom(client().call(timezone, {}))).rejects.toMatchObject({
      status,
      code: 'unreadable',
    });
  });

  test('cancel as the answer is no error and no value', async () => {
    answer = json(499, 'cancel');
    expect(await lastValueFrom(client().call(timezone, {}).pipe(toArray()))).toEqual([]);
  });

  test('no connection is status 0 with the message', async () => {
    answer = (request) => request.socket.destroy();
    const failure = await firstValueFrom(client().call(timezone, {})).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ status: 0, code: 'network' });
    expect((failure as { message: string }).message).not.toBe('');
  });
});

describe('unsubscribing', () => {
  test('closes the socket of an open request, once, and reports nothing', async () => {
    let closes = 0;
    const arrived = new Promise<void>((resolve) => {
      answer = (_request, response) => {
        response.on('close', () => {
          closes += 1;
        });
        resolve();
      };
    });
    const outcome = jest.fn();
    const subscription = client().call(timezone, {}).subscribe({ next: outcome, error: outcome });
    await arrived;
    const closed = once(seen[0]!.socket, 'close');
    subscription.unsubscribe();
    subscription.unsubscribe();
    await closed;
    expect(closes).toBe(1);
    expect(outcome).not.toHaveBeenCalled();
  });

  test('at once sends nothing', async () => {
    answer = json(200, { data: { timezone: 'UTC' } });
    client().call(timezone, {}).subscribe().unsubscribe();
    await firstValueFrom(client().call(timezone, {}));
    expect(seen).toHaveLength(1);
  });

  test('after the answer aborts nothing', async () => {
    answer = json(200, { data: { timezone: 'UTC' } });
    const abort = jest.spyOn(AbortController.prototype, 'abort');
    await firstValueFrom(client().call(timezone, {}));
    expect(abort).not.toHaveBeenCalled();
    abort.mockRestore();
  });
});

describe('headers', () => {
  beforeEach(() => {
    answer = json(200, { data: { timezone: 'UTC' } });
  });

  test('of a guest in a browser: empty Authorization, language, no offset', async () => {
    await firstValueFrom(client().call(timezone, {}));
    expect(seen[0]?.headers).toMatchObject({ authorization: '', 'accept-language': 'ru' });
    expect(seen[0]?.headers).not.toHaveProperty('timezone-offset');
    expect(seen[0]?.headers).not.toHaveProperty('x-client-url');
  });

  test('of a signed-in visitor: raw token and minutes east, read anew at every call', async () => {
    let token = 'first';
    const api = createApiClient({
      baseUrl: baseUrl(),
      locale: 'en',
      session: () => ({ token, isSignedIn: true, timeZoneOffsetMinutes: 180 }),
    });
    await firstValueFrom(api.call(timezone, {}));
    token = 'second';
    await firstValueFrom(api.call(timezone, {}));
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['first', 'second']);
    expect(seen[0]?.headers['timezone-offset']).toBe('180');
  });

  test('on the server the visitor’s own request is passed on', async () => {
    const api = createApiClient({
      baseUrl: baseUrl(),
      locale: 'ru',
      visitor: {
        clientUrl: '/Results?timestamp=1\r\nX-Evil: 1',
        ip: '203.0.113.9',
        httpVersion: '1.1',
        userAgent: 'Browser/1',
        cookie: 'theme=dark',
        referer: undefined,
      },
    });
    await firstValueFrom(api.call(timezone, {}));
    expect(seen[0]?.headers).toMatchObject({
      'x-client-url': '/Results?timestamp=1X-Evil: 1',
      'x-forwarded-for': '203.0.113.9',
      'x-http-version': '1.1',
      'user-agent': 'Browser/1',
      cookie: 'theme=dark',
    });
    expect(seen[0]?.headers).not.toHaveProperty('referer');
    expect(seen[0]?.headers).not.toHaveProperty('x-evil');
  });

  test('a call without a body names no type of one', async () => {
    answer = json(200, { data: {} });
    await firstValueFrom(client().call(logout, {}));
    expect(seen[0]?.method).toBe('POST');
    expect(seen[0]?.headers['content-type']).toBeUndefined();
  });

  test('a body goes as json', async () => {
    const body = new Promise<string>((resolve) => {
      answer = (request, response) => {
        request.setEncoding('utf8').once('data', resolve);
        json(200, { data: {} })(request, response);
      };
    });
    await firstValueFrom(client().call(statistics, { body: { event_type: 'page_view' } }));
    expect(JSON.parse(await body)).toEqual({ event_type: 'page_view' });
    expect(seen[0]?.headers['content-type']).toMatch(/^application\/json/);
  });
});
