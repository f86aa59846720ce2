import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

/** A timeout for busy machines. */
const PATIENCE_MS = 120_000;

let api: TestApi;
let person: Person;

beforeAll(async () => {
  api = await createTestApi();
  person = await aPerson(api);
}, 60_000);

afterAll(() => api.close());

/** The parts of a response visible from outside, except those new in each. */
async function seen(url: string, payload: object) {
  const reply = await api.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { cookie: 'guest_id=AAAAAAAAAAAAAAAAAAAAAA' },
  });
  const { date: _date, 'x-request-id': _id, ...headers } = reply.headers;
  // Its cost: extra work for known addresses would be visible in the response time.
  const statements = api.log.findLast(({ msg }) => msg === 'request')?.['statements'];
  return { status: reply.statusCode, headers, body: reply.body, statements };
}

test.each([
  ['a wrong password', '/login', (userEmail: string) => ({ userEmail, userPassword: 'wrong one' })],
  ['a recovery', '/send-pass-recovery-message', (userEmail: string) => ({ userEmail })],
])(
  '%s is answered identically, with as many statements, for known and unknown addresses',
  async (_name, url, bodyOf) => {
    const unknown = await seen(url, bodyOf('nobody.here@example.com'));
    const known = await seen(url, bodyOf(person.email));
    expect(known).toEqual(unknown);
  },
  PATIENCE_MS,
);

test(
  'repeated wrong passwords are answered identically up to the rate limit, although the owner is mailed',
  async () => {
    const { email } = await aPerson(api);
    const guess = (userEmail: string) => seen('/login', { userEmail, userPassword: 'wrong one' });
    const answers = { known: [] as unknown[], unknown: [] as unknown[] };
    for (let count = 0; count < 12; count += 1) {
      answers.known.push(await guess(email));
      answers.unknown.push(await guess('nobody.else@example.com'));
    }
    expect(answers.known).toEqual(answers.unknown);
    expect(answers.known.at(-1)).toMatchObject({ status: 429 });
  },
  PATIENCE_MS,
);

test(
  'unknown recovery links are all answered with the same 404',
  async () => {
    const get = async (url: string) => {
      const { statusCode, body } = await api.app.inject(url);
      return { statusCode, body };
    };
    const made = await get(`/recover-password/${'A'.repeat(43)}`);
    expect(await get(`/recover-password/${'B'.repeat(43)}`)).toEqual(made);
    expect(made.statusCode).toBe(404);
  },
  PATIENCE_MS,
);
