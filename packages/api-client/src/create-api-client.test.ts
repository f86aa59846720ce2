import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logout, statistics, timezone } from '@tipmark/contract';
import { firstValueFrom, lastValueFrom, toArray } from 'rxjs';
import { axiosExchange } from './axios-exchange.ts';
import { createApiClient } from './create-api-client.ts';
import { nodeExchange } from './node-exchange.ts';
import { rawDataOf } from './raw-data.ts';

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let seen: IncomingMessage[];

const json = (status: number, body: unknown) => (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const baseUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const exchanges = { axios: axiosExchange, node: nodeExchange };

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

describe.each(Object.entries(exchanges))('over %s', (_name, exchange) => {
  const client = () => createApiClient({ baseUrl: baseUrl(), locale: 'ru', exchange });

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
      const error = {
        code: 'validation',
        message: 'Check it',
        details: { event_type: 'is empty' },
      };
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
      const closed = Promise.all(seen.map(({ socket }) => once(socket, 'close')));
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
        exchange,
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
        exchange,
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

    test('the key of a write goes as a header, never in the body', async () => {
      answer = json(200, { data: {} });
      const body = { event_type: 'x' };
      await firstValueFrom(client().call(statistics, { body, idempotencyKey: 'one-write' }));
      expect(seen[0]?.headers).toMatchObject({
        'idempotency-key': 'one-write',
        'content-length': String(JSON.stringify(body).length),
      });
      await firstValueFrom(client().call(statistics, { body }));
      expect(seen[1]?.headers).not.toHaveProperty('idempotency-key');
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
});

describe('the exchange of a rendering server', () => {
  const api = () => createApiClient({ baseUrl: baseUrl(), locale: 'ru', exchange: nodeExchange });

  test('hands out the bytes its data was read from, and only those', async () => {
    const data = { timezone: 'Europe/Moscow', note: 'Зенит </script>' };
    answer = json(200, { data });
    const read = await firstValueFrom(api().call(timezone, {}));
    expect(rawDataOf(read)?.toString()).toBe(JSON.stringify(data));
    expect(rawDataOf({ ...read })).toBeUndefined();
    answer = json(200, { data, more: 1 });
    expect(rawDataOf(await firstValueFrom(api().call(timezone, {})))).toBeUndefined();
    answer = (_request, response) => response.end(`${JSON.stringify({ data })}\n`);
    expect(rawDataOf(await firstValueFrom(api().call(timezone, {})))).toBeUndefined();
  });

  test('keeps its connection, and asks once more when a kept one turns out to be closed', async () => {
    answer = json(200, { data: { timezone: 'UTC' } });
    await firstValueFrom(api().call(timezone, {}));
    await firstValueFrom(api().call(timezone, {}));
    expect(new Set(seen.map(({ socket }) => socket)).size).toBe(1);
    answer = (request, response) => {
      if (request.socket === seen[0]?.socket) request.socket.resetAndDestroy();
      else json(200, { data: { timezone: 'Europe/Moscow' } })(request, response);
    };
    expect(await firstValueFrom(api().call(timezone, {}))).toEqual({ timezone: 'Europe/Moscow' });
    expect(seen).toHaveLength(4);
  });

  describe('an answer for everybody', () => {
    const shared =
      (zone: string, cacheControl = 'public, max-age=5') =>
      (request: IncomingMessage, response: ServerResponse) => {
        response.setHeader('cache-control', cacheControl).setHeader('etag', `W/"${zone}"`);
        if (request.headers['if-none-match'] === `W/"${zone}"`) response.writeHead(304).end();
        else json(200, { data: { timezone: zone } })(request, response);
      };
    const read = () => firstValueFrom(api().call(timezone, {}));

    test('that has not changed is the very same object, with its bytes', async () => {
      answer = shared('UTC');
      const first = await read();
      const second = await read();
      expect(second).toBe(first);
      expect(rawDataOf(second)?.toString()).toBe('{"timezone":"UTC"}');
      expect(seen).toHaveLength(2);
    });

    test('that has changed is read anew', async () => {
      answer = shared('UTC');
      await read();
      answer = shared('Europe/Moscow');
      expect(await read()).toEqual({ timezone: 'Europe/Moscow' });
    });

    test("is told from a visitor's own, which is never kept", async () => {
      answer = shared('UTC', 'private, no-store');
      await read();
      await read();
      expect(seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
    });
  });

  test('never sends a change twice', async () => {
    answer = json(200, { data: { timezone: 'UTC' } });
    await firstValueFrom(api().call(timezone, {}));
    answer = (request) => request.socket.resetAndDestroy();
    await expect(firstValueFrom(api().call(logout, {}))).rejects.toMatchObject({
      code: 'network',
    });
    expect(seen).toHaveLength(2);
  });

  test('reads no reply without end', async () => {
    answer = (_request, response) => {
      const chunk = Buffer.alloc(1_000_000, ' ');
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', more);
      more();
    };
    await expect(firstValueFrom(api().call(timezone, {}))).rejects.toMatchObject({
      code: 'network',
      message: 'the reply is too large',
    });
  });

  test('an answer that breaks off is no answer', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{"data":');
      setImmediate(() => response.destroy());
    };
    await expect(firstValueFrom(api().call(timezone, {}))).rejects.toMatchObject({
      status: 0,
      code: 'network',
    });
  });
});

/** Requests a browser's exchange makes, as `fetch` gets them. */
async function fetchedBy(call: () => Promise<unknown>): Promise<Request[]> {
  const requests: Request[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    requests.push(input instanceof Request ? input : new Request(input, init));
    return fetch(input, init);
  };
  await call().finally(() => {
    globalThis.fetch = fetch;
  });
  return requests;
}

test('what a visitor did is sent on when the page is left; another call ends with it', async () => {
  answer = json(200, { data: {} });
  const client = createApiClient({ baseUrl: baseUrl(), locale: 'ru' });
  const told = await fetchedBy(() =>
    firstValueFrom(client.call(statistics, { body: { event_type: 'page_view' } })),
  );
  const asked = await fetchedBy(() => firstValueFrom(client.call(timezone, {})));
  expect(
    [...told, ...asked].map(({ url, keepalive }) => [new URL(url).pathname, keepalive]),
  ).toEqual([
    ['/statistics', true],
    ['/timezone', false],
  ]);
});
