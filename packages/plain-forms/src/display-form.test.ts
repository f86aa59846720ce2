import { aFormSite, type FormSite } from './testing/a-form-site.ts';
import { recordCalls, sendForm } from './testing/recording-api.ts';

let site: FormSite;
beforeAll(async () => {
  site = await aFormSite();
});
afterAll(() => site.stop());

const send = (fields: Record<string, string>, headers = {}, url = '/display') =>
  sendForm(site, url, fields, headers);

test('what was chosen is stored for two years, and the form leads back to the page before', async () => {
  const { statusCode, headers } = await send({
    odds: 'american',
    hidden: '1',
    next: '/Results?tab=live',
  });
  expect([statusCode, headers.location]).toEqual([303, '/Results?tab=live']);
  expect(headers['set-cookie']).toBe(
    'display=american.hidden; Max-Age=63072000; Path=/; SameSite=Lax',
  );
});

test('the settings of a first visit need no cookie', async () => {
  const { headers } = await send({ odds: 'decimal', next: '//evil.example/' }, {}, '/en/display');
  expect(headers['set-cookie']).toBe('display=; Max-Age=0; Path=/; SameSite=Lax');
  expect(headers.location).toBe('/en/display');
});

test('the account of a signed-in visitor takes them too', async () => {
  const calls = recordCalls(site, { data: {} });
  const cookie = 'user_url=ivan; token=abc';
  const { headers } = await send({ odds: 'fractional', compact: '1' }, { cookie });
  expect(calls).toEqual([
    { call: 'PUT /account/display', body: { display: 'fractional.compact' }, cookie },
  ]);
  expect(headers['set-cookie']).toMatch(/^display=fractional\.compact;/);
});

test('an account that refuses leaves the choice to the cookie', async () => {
  recordCalls(site, { error: { code: 'unauthorized' } }, { status: 401 });
  const { statusCode, headers } = await send(
    { odds: 'american' },
    { cookie: 'user_url=ivan; token=old' },
  );
  expect([statusCode, headers['set-cookie']]).toEqual([
    303,
    expect.stringMatching(/^display=american;/),
  ]);
});

test('rejects unknown formats and forms of other sites', async () => {
  expect(await send({ odds: 'roman' })).toMatchObject({ statusCode: 400 });
  const foreign = await send({ odds: 'american' }, { 'sec-fetch-site': 'cross-site' });
  expect([foreign.statusCode, foreign.headers['set-cookie']]).toEqual([403, undefined]);
});
