import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

let api: TestApi;
let port: number;

beforeAll(async () => {
  api = await createTestApi();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  port = (api.app.server.address() as AddressInfo).port;
}, 60_000);

afterAll(() => api.close());

/** Everything the server sends in response to some bytes until it closes. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const HOST = 'Host: x\r\nConnection: close\r\n';

test.each([
  ['text that is not HTTP', 'hello\r\n\r\n', 400, 'validation'],
  [
    'an oversized header',
    `GET / HTTP/1.1\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
    414,
    'uri_too_long',
  ],
  ['an oversized path', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\n\r\n`, 414, 'uri_too_long'],
  [
    'a body with two lengths',
    `POST /statistics HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    400,
    'validation',
  ],
  [
    'a body with both a length and chunks',
    `POST /statistics HTTP/1.1\r\n${HOST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    'validation',
  ],
  ['a WebDAV method', `PROPFIND /timezone HTTP/1.1\r\n${HOST}\r\n`, 405, 'method_not_allowed'],
])('%s is answered with our error format', async (_name, bytes, status, code) => {
  const answer = await exchange(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)).error.code).toBe(code);
});

test.each([
  ['en', /^The address is too long/],
  ['ru', /^Слишком длинный адрес/],
])('an oversized header is refused in the requested language: %s', async (locale, text) => {
  const answer = await exchange(
    `GET / HTTP/1.1\r\nHost: x\r\nAccept-Language: ${locale}\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
  );
  const { error } = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
  expect(error.message).toMatch(text);
  expect(answer).toMatch(/\r\nCache-Control: no-store\r\n/);
});

test('an unknown Expect header is ignored', async () => {
  const answer = await exchange(`GET /health/live HTTP/1.1\r\n${HOST}Expect: wonders\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
});

test('an aborted body is not logged as an error', async () => {
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
  await exchange(`GET /health/live HTTP/1.1\r\n${HOST}\r\n`);
  expect(api.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test.each([
  ['two Host headers', 'Host: a\r\nHost: b\r\n'],
  ['no Host header', ''],
])('a request with %s is refused, naming the host', async (_count, hosts) => {
  const path = '/soccer/main/page';
  await exchange(`GET ${path} HTTP/1.1\r\n${HOST}\r\n`);
  const answer = await exchange(`GET ${path} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  const { error } = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
  expect(Object.keys(error.details)).toEqual(['host']);
});

test('requests after broken ones are answered', async () => {
  expect(await exchange(`GET /health/live HTTP/1.1\r\n${HOST}\r\n`)).toMatch(/^HTTP\/1.1 200 /);
});

const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4);

test.each([
  [
    'a length that is not a number',
    `POST /statistics HTTP/1.1\r\nHost: x\r\nContent-Length: two\r\n\r\n{}`,
  ],
  ['a negative length', `POST /statistics HTTP/1.1\r\nHost: x\r\nContent-Length: -2\r\n\r\n{}`],
  [
    'a length too large for a number',
    `POST /statistics HTTP/1.1\r\nHost: x\r\nContent-Length: ${'9'.repeat(30)}\r\n\r\n{}`,
  ],
  ['lines that end with only a line feed', 'GET /timezone HTTP/1.1\nHost: x\n\n'],
  ['one line that ends with only a line feed', 'GET /timezone HTTP/1.1\r\nHost: x\nX-A: b\r\n\r\n'],
  ['a folded header', 'GET /timezone HTTP/1.1\r\nHost: x\r\nX-A: b\r\n c\r\n\r\n'],
  ['a blank before the colon', 'GET /timezone HTTP/1.1\r\nHost: x\r\nContent-Length : 0\r\n\r\n'],
  [
    'a chunk without a size',
    'POST /statistics HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nz\r\n{}\r\n0\r\n\r\n',
  ],
  [
    'chunked as not the last transfer coding',
    'POST /statistics HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n',
  ],
])('%s is answered with our error format and closes the connection', async (_name, bytes) => {
  const answer = await exchange(bytes);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer.match(/HTTP\/1.1 /g)).toHaveLength(1);
  expect(JSON.parse(bodyOf(answer)).error.code).toBe('validation');
});

test.each([
  ['an absolute URL', 'GET http://x/timezone HTTP/1.1'],
  ['an asterisk', 'OPTIONS * HTTP/1.1'],
  ['a tunnel', 'CONNECT x:443 HTTP/1.1'],
])('%s as the target is answered or refused, but never a server error', async (_name, line) => {
  const answer = await exchange(`${line}\r\n${HOST}\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 (?:200|4\d\d) /);
  if (!answer.startsWith('HTTP/1.1 200'))
    expect(JSON.parse(bodyOf(answer)).error.code).toMatch(/./);
});

test('OPTIONS is refused with the allowed methods, HEAD is answered without a body', async () => {
  const options = await exchange(`OPTIONS /timezone HTTP/1.1\r\n${HOST}\r\n`);
  expect(options).toMatch(/^HTTP\/1.1 405 /);
  expect(options).toMatch(/\r\nallow: GET, HEAD\r\n/i);
  expect(JSON.parse(bodyOf(options)).error.code).toBe('method_not_allowed');
  for (const [path, status] of [
    ['/timezone', 200],
    ['/soccer/main/page', 200],
    ['/soccer/events/page/9/10/12/0/0/0/0/1/0', 404],
    ['/statistics', 405],
    ['/nowhere', 404],
  ] as const) {
    const head = await exchange(`HEAD ${path} HTTP/1.1\r\n${HOST}\r\n`);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(bodyOf(head)).toBe('');
  }
});
