import { aFormSite, type FormSite } from './testing/a-form-site.ts';

let site: FormSite;
beforeAll(async () => {
  site = await aFormSite();
});
afterAll(() => site.stop());

const post = (
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  url = '/time-zone',
) =>
  site.ask({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

test('a chosen zone is stored for a year, and the form redirects to the page before', async () => {
  const { statusCode, headers } = await post({
    zone: 'America/New_York',
    next: '/Results?tab=live',
  });
  expect([statusCode, headers.location]).toEqual([303, '/Results?tab=live']);
  expect(headers['set-cookie']).toEqual([
    'timezone=America/New_York; Max-Age=31536000; Path=/; SameSite=Lax',
    'timezone_manual=1; Max-Age=31536000; Path=/; SameSite=Lax',
  ]);
});

test.each(['//evil.example/Results', 'https://evil.example/', '/\\evil.example', 'Results', ''])(
  'never redirects to %p',
  async (next) => {
    const { headers } = await post({ zone: 'Asia/Omsk', next }, {}, '/en/time-zone');
    expect(headers.location).toBe('/en/time-zone');
  },
);

test('rejects invalid zones and forms of other sites', async () => {
  expect(await post({ zone: 'Middle/Earth' })).toMatchObject({ statusCode: 400 });
  const foreign = await post({ zone: 'Asia/Omsk' }, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.statusCode).toBe(403);
  expect(foreign.headers['set-cookie']).toBeUndefined();
});
