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

test('the next caller is answered', async () => {
  expect(await talk(`GET /health/live HTTP/1.1\r\n${HOST}\r\n`)).toMatch(/^HTTP\/1.1 200 /);
});
