import type { IncomingMessage, ServerResponse } from 'node:http';
import { logout, timezone } from '@tipmark/contract';
import { firstValueFrom } from 'rxjs';
import { answeringServer, json } from './answering-server-fixture.ts';
import { createApiClient } from './create-api-client.ts';
import { nodeExchange } from './node-exchange.ts';
import { rawDataOf } from './raw-data.ts';

const api = answeringServer();
const client = () =>
  createApiClient({ baseUrl: api.baseUrl, locale: 'ru', exchange: nodeExchange });

test('provides the raw bytes of decoded data; not of a copy, nor of a reply with anything beside the data', async () => {
  const data = { timezone: 'Europe/Moscow', note: 'Зенит </script>' };
  api.answer = json(200, { data });
  const read = await firstValueFrom(client().call(timezone, {}));
  expect(rawDataOf(read)?.toString()).toBe(JSON.stringify(data));
  expect(rawDataOf({ ...read })).toBeUndefined();
  api.answer = json(200, { data, more: 1 });
  expect(rawDataOf(await firstValueFrom(client().call(timezone, {})))).toBeUndefined();
  api.answer = (_request, response) => response.end(`${JSON.stringify({ data })}\n`);
  expect(rawDataOf(await firstValueFrom(client().call(timezone, {})))).toBeUndefined();
});

test('reuses its connection, and retries once when it turns out to be closed', async () => {
  api.answer = json(200, { data: { timezone: 'UTC' } });
  await firstValueFrom(client().call(timezone, {}));
  await firstValueFrom(client().call(timezone, {}));
  expect(new Set(api.seen.map(({ socket }) => socket)).size).toBe(1);
  api.answer = (request, response) => {
    if (request.socket === api.seen[0]?.socket) request.socket.resetAndDestroy();
    else json(200, { data: { timezone: 'Europe/Moscow' } })(request, response);
  };
  expect(await firstValueFrom(client().call(timezone, {}))).toEqual({ timezone: 'Europe/Moscow' });
  expect(api.seen).toHaveLength(4);
});

test('connections that died silently while nobody used them are used by no request', async () => {
  const read = () => firstValueFrom(client().call(timezone, {}));
  await Promise.all(Array.from({ length: 8 }, read));
  await api.stallOpen();
  expect(await read()).toEqual({ timezone: 'UTC' });
  expect(new Set(api.seen.map(({ socket }) => socket)).size).toBe(9);
}, 15_000);

test('an answer may take longer than a connection that nobody uses stays open', async () => {
  const read = () => firstValueFrom(client().call(timezone, {}));
  await read();
  api.answer = (request, response) => {
    setTimeout(() => json(200, { data: { timezone: 'Europe/Moscow' } })(request, response), 5_000);
  };
  expect(await read()).toEqual({ timezone: 'Europe/Moscow' });
}, 15_000);

describe('an answer with an etag', () => {
  const shared =
    (zone: string, cacheControl = 'public, max-age=5') =>
    (request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('cache-control', cacheControl).setHeader('etag', `W/"${zone}"`);
      if (request.headers['if-none-match'] === `W/"${zone}"`) response.writeHead(304).end();
      else json(200, { data: { timezone: zone } })(request, response);
    };
  const read = () => firstValueFrom(client().call(timezone, {}));

  test('that has not changed is returned as the same object, with its bytes', async () => {
    api.answer = shared('UTC');
    const first = await read();
    const second = await read();
    expect(second).toBe(first);
    expect(rawDataOf(second)?.toString()).toBe('{"timezone":"UTC"}');
    expect(api.seen).toHaveLength(2);
  });

  test('that has changed is replaced by the new one', async () => {
    api.answer = shared('UTC');
    await read();
    api.answer = shared('Europe/Moscow');
    expect(await read()).toEqual({ timezone: 'Europe/Moscow' });
  });

  test('that is an error is requested in full each time', async () => {
    api.answer = (_request, response) => {
      response.setHeader('cache-control', 'public').setHeader('etag', 'W/"404"');
      response.writeHead(404).end('{"error":{"code":"not_found","message":"Nothing there"}}');
    };
    await expect(read()).rejects.toMatchObject({ status: 404 });
    await expect(read()).rejects.toMatchObject({ status: 404 });
    expect(api.seen[1]?.headers).not.toHaveProperty('if-none-match');
  });

  test('that is private is never cached', async () => {
    api.answer = shared('UTC', 'private, no-store');
    await read();
    await read();
    expect(api.seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
  });
});

test('does not retry a call that writes', async () => {
  api.answer = json(200, { data: { timezone: 'UTC' } });
  await firstValueFrom(client().call(timezone, {}));
  api.answer = (request) => request.socket.resetAndDestroy();
  await expect(firstValueFrom(client().call(logout, {}))).rejects.toMatchObject({
    code: 'network',
  });
  expect(api.seen).toHaveLength(2);
});

test('stops reading a reply that does not end', async () => {
  api.answer = (_request, response) => {
    const chunk = Buffer.alloc(1_000_000, ' ');
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more);
    more();
  };
  await expect(firstValueFrom(client().call(timezone, {}))).rejects.toMatchObject({
    code: 'network',
    message: 'the reply is too large',
  });
});

test('an answer that ends early is a network error', async () => {
  api.answer = (_request, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('{"data":');
    setImmediate(() => response.destroy());
  };
  await expect(firstValueFrom(client().call(timezone, {}))).rejects.toMatchObject({
    status: 0,
    code: 'network',
  });
});
