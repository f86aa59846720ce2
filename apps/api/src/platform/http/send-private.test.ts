import { brotliDecompressSync } from 'node:zlib';
import { aPerson } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
}, 60_000);
afterAll(() => api.close());

test('a read is compressed for callers that accept it, with the same content', async () => {
  const { url, headers: mine } = await aPerson(api);
  const payload = { description: 'Форы и тоталы. '.repeat(60) };
  await api.app.inject({
    method: 'POST',
    url: '/profile/change-description',
    headers: mine,
    payload,
  });
  const path = `/page-profile/${url}`;
  const plain = await api.app.inject(path);
  const small = await api.app.inject({ url: path, headers: { 'accept-encoding': 'gzip, br' } });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'private, no-store',
    vary: expect.stringContaining('Accept-Encoding'),
  });
  expect(JSON.parse(brotliDecompressSync(small.rawPayload).toString())).toEqual(plain.json());
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length);
});

test('an answer to a write is not compressed, as it may hold a secret', async () => {
  const payload = {
    userEmail: 'x@post.example',
    userPassword: 'a long enough one',
    userName: 'Xenia',
  };
  const headers = { 'accept-encoding': 'br' };
  const reply = await api.app.inject({ method: 'POST', url: '/register', headers, payload });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).not.toHaveProperty('content-encoding');
});
