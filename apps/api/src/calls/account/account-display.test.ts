import { cookiesIn } from '../../people/account/testing/answers.ts';
import { aPerson, PASSWORD, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: 1_795_262_400 });
}, 60_000);
afterAll(() => api.close());

const choose = ({ headers }: Person, display: unknown) =>
  api.app.inject({ method: 'PUT', url: '/account/display', headers, payload: { display } });

/** The cookie a later visit of some browser is answered with. */
async function visitWith({ headers, token }: Person, display: string) {
  const cookie = `token=${token}${display === '' ? '' : `; display=${display}`}`;
  const reply = await api.app.inject({ url: '/account/session', headers: { ...headers, cookie } });
  expect(reply.statusCode).toBe(200);
  return cookiesIn(reply.headers).get('display');
}

test('what a user chose applies in every browser, until it is chosen again', async () => {
  const person = await aPerson(api);
  const chosen = await choose(person, 'american.hidden');
  expect(chosen.json()).toEqual({ data: { display: 'american.hidden' } });
  expect(cookiesIn(chosen.headers).get('display')).toContain(
    'display=american.hidden; Max-Age=63072000',
  );
  expect(await visitWith(person, 'compact')).toContain('display=american.hidden;');
  expect(await visitWith(person, '')).toContain('display=american.hidden;');
  expect(await visitWith(person, 'american.hidden')).toBeUndefined();
  await choose(person, '');
  expect(await visitWith(person, 'american.hidden')).toContain('display=; Max-Age=0');
});

test('the choice of a guest becomes that of the account it signs in to', async () => {
  const person = await aPerson(api);
  expect(await visitWith(person, 'fractional')).toBeUndefined();
  expect(await visitWith(person, '')).toContain('display=fractional;');
});

test('the browser takes the settings of the account that signs in', async () => {
  const person = await aPerson(api);
  await choose(person, 'compact');
  const reply = await api.app.inject({
    method: 'POST',
    url: '/login',
    payload: { userEmail: person.email, userPassword: PASSWORD },
  });
  expect(cookiesIn(reply.headers).get('display')).toContain('display=compact;');
});

test.each([
  ['an unknown format', 'roman'],
  ['another order', 'hidden.american'],
  ['the default, which is empty', 'decimal'],
  ['nothing', undefined],
  ['a long text', 'x'.repeat(61)],
])('%s is refused with the name of the field', async (_, display) => {
  const reply = await choose(await aPerson(api), display);
  expect(reply.statusCode).toBe(400);
  expect(JSON.stringify(reply.json().error)).toContain('display');
});
