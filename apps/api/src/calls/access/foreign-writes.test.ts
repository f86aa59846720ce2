import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ config: { PUBLIC_URL: 'http://localhost:3000' } });
}, 60_000);

afterAll(() => api.close());

async function write(headers: Record<string, string>): Promise<number> {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/statistics',
    payload: { event_type: 'tip_added' },
    headers,
  });
  return reply.statusCode;
}

const cookie = 'guest_id=abc';

test.each([
  ['from our own page is accepted', { cookie, 'sec-fetch-site': 'same-origin' }, 200],
  ['from our own origin is accepted', { cookie, origin: 'http://localhost:3000' }, 200],
  ['without a cookie is accepted from any origin', { origin: 'https://evil.example' }, 200],
  ['from a client without browser headers is accepted', { cookie }, 200],
  ['from another site is refused', { cookie, 'sec-fetch-site': 'cross-site' }, 403],
  ['from another port of the host is refused', { cookie, 'sec-fetch-site': 'same-site' }, 403],
  ['from another origin is refused', { cookie, origin: 'https://evil.example' }, 403],
  ['from a frame with the origin null is refused', { cookie, origin: 'null' }, 403],
])('a write %s', async (_name, headers, status) => {
  expect(await write(headers as Record<string, string>)).toBe(status);
});
