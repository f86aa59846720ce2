import { json } from '@tipmark/web-server/testing';
import { aFormSite, type FormSite } from './testing/a-form-site.ts';
import { recordCalls, sendForm } from './testing/recording-api.ts';

let site: FormSite;
beforeAll(async () => {
  site = await aFormSite();
});
afterAll(() => site.stop());

const FIELDS = {
  userEmail: 'olga@example.com',
  userName: 'Ольга',
  userPassword: 'a long enough secret',
  personalData: 'on',
  terms: 'on',
  textVersion: '2026-11',
};

const post = (
  fields: Record<string, string>,
  url = '/register',
  headers: Record<string, string> = {},
) => sendForm(site, url, fields, headers);

/** Replies like the API, and records what it was sent. */
function anApiThatSignsIn(): () => unknown[] {
  const reply = { data: { url: 'olga', isNew: true } };
  const calls = recordCalls(site, reply, { cookies: ['token=abc; HttpOnly', 'user_url=olga'] });
  return () => calls.map(({ body }) => body);
}

test('without scripts, registering creates an account, signs in and returns to the match', async () => {
  const bodies = anApiThatSignsIn();
  const { statusCode, headers } = await post(FIELDS, '/register?next=%2FEvents%2F5-a-b');
  expect([statusCode, headers.location]).toEqual([303, '/Events/5-a-b']);
  expect(headers['set-cookie']).toEqual(['token=abc; HttpOnly', 'user_url=olga']);
  expect(bodies()).toEqual([
    {
      userEmail: 'olga@example.com',
      userName: 'Ольга',
      userPassword: 'a long enough secret',
      consents: { personalData: true, isAdult: true, textVersion: '2026-11' },
      next: '/Events/5-a-b',
    },
  ]);
});

test('without an address of this site to return to, registering leads to the profile', async () => {
  anApiThatSignsIn();
  const { headers } = await post(FIELDS, '/en/register?next=%2F%2Fevil.example%2FResults');
  expect(headers.location).toMatch(/^\/en\/.*olga.*onboarding=1$/);
});

test('missing fields are named without asking the api', async () => {
  const bodies = anApiThatSignsIn();
  const { terms: _, userName: __, ...rest } = FIELDS;
  const { statusCode, headers } = await post(rest, '/register?next=%2FEvents%2F5-a-b');
  expect(statusCode).toBe(303);
  expect(headers.location).toBe('/register?next=%2FEvents%2F5-a-b&wrong=userName%2Cterms');
  expect(headers['set-cookie']).toBeUndefined();
  expect(bodies()).toEqual([]);
});

test.each([
  [{ error: { code: 'validation', details: { userEmail: 'taken' } } }, 400, 'userEmail'],
  [{ error: { code: 'rate_limited' } }, 429, 'form'],
  ['no object', 500, 'form'],
])('a refusal of the api is shown on the form: %j', async (body, status, wrong) => {
  site.api.answer = json(body, status);
  const { headers } = await post(FIELDS);
  expect(headers.location).toBe(`/register?wrong=${wrong}`);
});

test('forms of other sites create no accounts', async () => {
  const bodies = anApiThatSignsIn();
  const { statusCode } = await post(FIELDS, '/register', { 'sec-fetch-site': 'cross-site' });
  expect(statusCode).toBe(403);
  expect(bodies()).toEqual([]);
});
