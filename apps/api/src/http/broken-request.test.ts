import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';

let api: TestApi;
let port: number;

beforeAll(async () => {
  api = await createTestApi();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  port = (api.app.server.address() as AddressInfo).port;
}, 60_000);

afterAll(() => api.close());

/** Everything the server says to some bytes until it closes. */
function talk(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      said += String(chunk);
    });
    socket.on('close', () => resolve(said));
    socket.on('error', reject);
  });
}

const HOST = 'Host: x\r\nConnection: close\r\n';

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'validation'],
  [
    'headers beyond bounds',
    `GET / HTTP/1.1\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
    414,
    'uri_too_long',
  ],
  ['a path beyond bounds', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\n\r\n`, 414, 'uri_too_long'],
  [
    'two lengths of one body',
    `POST /statistics HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    400,
    'validation',
  ],
  [
    'a length and chunks together',
    `POST /statistics HTTP/1.1\r\n${HOST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    'validation',
  ],
  [
    'a method of another protocol',
    `PROPFIND /timezone HTTP/1.1\r\n${HOST}\r\n`,
    405,
    'method_not_allowed',
  ],
])('%s is answered in our form', async (_name, bytes, status, code) => {
  const said = await talk(bytes);
  expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(said.slice(said.indexOf('\r\n\r\n') + 4)).error.code).toBe(code);
});

test.each([
  ['en', /^The address is too long/],
  ['ru', /^Слишком длинный адрес/],
])('headers beyond bounds are refused in the language they ask for: %s', async (locale, words) => {
  const said = await talk(
    `GET / HTTP/1.1\r\nHost: x\r\nAccept-Language: ${locale}\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
  );
  const { error } = JSON.parse(said.slice(said.indexOf('\r\n\r\n') + 4));
  expect(error.message).toMatch(words);
  expect(said).toMatch(/\r\nCache-Control: no-store\r\n/);
});

test('what a client expects changes no answer', async () => {
  const said = await talk(`GET /health/live HTTP/1.1\r\n${HOST}Expect: wonders\r\n\r\n`);
  expect(said).toMatch(/^HTTP\/1.1 200 /);
});

test('a body that is broken off is no fault of ours', async () => {
  const { server } = api.app;
  const head = `POST /page-feedback HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(`${head}Content-Length: 100\r\n\r\n{"message":`);
  });
  const [connection] = await once(server, 'connection');
  const closed = once(connection, 'close');
  await once(server, 'request');
  socket.destroy();
  await closed;
  await talk(`GET /health/live HTTP/1.1\r\n${HOST}\r\n`);
  expect(api.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test.each([
  ['two', 'Host: a\r\nHost: b\r\n'],
  ['no', ''],
])('a request for %s hosts is refused by name', async (_count, hosts) => {
  const path = '/soccer/main/page';
  await talk(`GET ${path} HTTP/1.1\r\n${HOST}\r\n`);
  const said = await talk(`GET ${path} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
  expect(said).toMatch(/^HTTP\/1.1 400 /);
  const { error } = JSON.parse(said.slice(said.indexOf('\r\n\r\n') + 4));
  expect(Object.keys(error.details)).toEqual(['host']);
});

test('the next caller is answered', async () => {
  expect(await talk(`GET /health/live HTTP/1.1\r\n${HOST}\r\n`)).toMatch(/^HTTP\/1.1 200 /);
});
