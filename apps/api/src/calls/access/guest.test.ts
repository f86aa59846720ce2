import { createGuestTokens } from '../../platform/access/guest-tokens.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
}, 60_000);

afterAll(() => api.close());

function cookiesOf(headers: { 'set-cookie'?: string | string[] | undefined }): string[] {
  return [headers['set-cookie'] ?? []].flat();
}

test('a private response gives a new visitor a guest id and token', async () => {
  const { headers } = await api.app.inject('/timezone');
  const [guest = '', token = ''] = cookiesOf(headers);
  const attributes = '; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax';
  expect(guest).toMatch(/^guest_id=[\w-]{22}; /);
  expect(guest.endsWith(attributes)).toBe(true);
  expect(token).toMatch(/^token=g\.[\w-]{22}\.[\w-]{43}; /);
  expect(token.endsWith(attributes)).toBe(true);
  expect(headers['cache-control']).toBe('private, no-store');
  const value = token.slice('token='.length, token.indexOf(';'));
  expect(guest).toContain(`=${api.services.guests.verify(value)};`);
});

test('a visitor with a guest id is sent no new cookies', async () => {
  const reply = await api.app.inject({ url: '/timezone', headers: { cookie: 'guest_id=abc' } });
  expect(cookiesOf(reply.headers)).toEqual([]);
});

test("a user's token is not replaced by a guest's", async () => {
  const reply = await api.app.inject({
    url: '/timezone',
    headers: { cookie: 'token=user-session' },
  });
  expect(cookiesOf(reply.headers)).toEqual([expect.stringMatching(/^guest_id=/)]);
});

test.each(['/soccer/results/page', '/soccer/main/page', '/page-empty?hasSidebar=1'])(
  'the shared response of %s sets no guest cookies',
  async (url) => {
    const { headers } = await api.app.inject(url);
    expect(cookiesOf(headers)).toEqual([]);
  },
);

test('a failed call sets no guest cookies', async () => {
  const { headers } = await api.app.inject({ method: 'POST', url: '/statistics', payload: {} });
  expect(cookiesOf(headers)).toEqual([]);
});

test('on https the guest cookies have the __Host- prefix and are secure', async () => {
  const secure = await createTestApi({ config: { PUBLIC_URL: 'https://tipmark.example' } });
  const { headers } = await secure.app.inject('/timezone');
  for (const cookie of cookiesOf(headers)) {
    expect(cookie).toMatch(/^__Host-(?:guest_id|token)=.*; Secure; /);
  }
  await secure.close();
});

test('only tokens with our own signature are accepted as guest tokens', () => {
  const ours = createGuestTokens('a'.repeat(32));
  const { guestId, token } = ours.issue();
  expect(ours.verify(token)).toBe(guestId);
  expect(createGuestTokens('b'.repeat(32)).verify(token)).toBeUndefined();
  const [, , signature] = token.split('.');
  expect(ours.verify(`g.${'A'.repeat(22)}.${signature}`)).toBeUndefined();
  for (const other of ['', 'g..', 'g.x.y', `${token}x`, 'user-session']) {
    expect(ours.verify(other)).toBeUndefined();
  }
});
