import { aFormSite, type FormSite } from './testing/a-form-site.ts';
import { recordCalls, sendForm } from './testing/recording-api.ts';

const ID = '0b9f2f6e-5d1c-4c0a-9a53-0f6f1f7d9b11';

let site: FormSite;
beforeAll(async () => {
  site = await aFormSite();
});
afterAll(() => site.stop());

const post = (fields: Record<string, string>, url = '/en/webhooks') =>
  sendForm(site, url, fields, { cookie: 'token=abc' });
const anApi = (reply: object, status = 200) => recordCalls(site, reply, { status });

test('a webhook is made, and its secret is a file that no address contains', async () => {
  const calls = anApi({ data: { secret: 'whsec_abc', list: {} } });
  const { statusCode, headers, body } = await post({
    intent: 'make',
    address: 'https://hooks.example.org/',
    'search-tips:5': 'on',
    'capper-anton': 'on',
    'capper-maria': 'on',
    password: 'secret',
  });
  expect([statusCode, body]).toEqual([200, 'whsec_abc\n']);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': 'attachment; filename="tipmark-webhook-secret.txt"',
    'cache-control': 'no-store',
  });
  expect(calls).toMatchObject([
    {
      call: 'POST /account/webhooks',
      cookie: 'token=abc',
      body: {
        address: 'https://hooks.example.org/',
        searches: ['tips:5'],
        cappers: ['anton', 'maria'],
        allCappers: false,
        password: 'secret',
      },
    },
  ]);
});

test('a secret is replaced with the proof of the owner', async () => {
  const calls = anApi({ data: { secret: 'whsec_new', list: {} } });
  const { body } = await post({ intent: 'renew', id: ID, password: 'secret' });
  expect(body).toBe('whsec_new\n');
  expect(calls).toMatchObject([
    { call: 'POST /account/webhooks/secret', body: { id: ID, password: 'secret' } },
  ]);
});

test.each(['test', 'resend', 'enable', 'delete'])('%s leads back and says so', async (intent) => {
  const calls = anApi({ data: {} });
  const { statusCode, headers } = await post({ intent, id: ID });
  expect([statusCode, headers.location]).toEqual([303, `/en/webhooks?done=${intent}`]);
  expect(calls).toMatchObject([{ call: `POST /account/webhooks/${intent}`, body: { id: ID } }]);
});

test('a refusal names its fields, and a mailed link still proves the owner', async () => {
  anApi({ error: { code: 'validation', details: { address: 'no' } } }, 400);
  const { headers } = await post({ intent: 'make' }, '/en/webhooks?authHash=abc');
  expect(headers.location).toBe('/en/webhooks?wrong=address&authHash=abc');
});

test('the proof can be mailed; anything else is refused without a call', async () => {
  const calls = anApi({ data: {} });
  expect((await post({ reauth: '1' })).headers.location).toBe('/en/webhooks?mailed=1');
  expect(calls).toMatchObject([{ call: 'POST /account/reauth', body: { edit: 'webhooks' } }]);
  expect((await post({ intent: 'constructor', id: ID })).headers.location).toBe(
    '/en/webhooks?wrong=form',
  );
  expect(calls).toHaveLength(1);
});

test('a guest signs in first', async () => {
  anApi({ error: { code: 'unauthorized' } }, 401);
  const { headers } = await post({ intent: 'test', id: ID });
  expect(headers.location).toBe('/en/login?next=%2Fen%2Fwebhooks');
});
