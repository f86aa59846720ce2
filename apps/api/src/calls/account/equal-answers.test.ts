import { aPerson, hashFor, PASSWORD, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

/** A timeout for busy machines. */
const PATIENCE_MS = 120_000;
const NEVER_ISSUED = 'A'.repeat(43);
const NEW_PASSWORD = 'a new harbour at noon';

let api: TestApi;
let person: Person;

beforeAll(async () => {
  api = await createTestApi();
  person = await aPerson(api);
}, 60_000);

afterAll(() => api.close());

/** The parts of a response visible from outside, except those new in each. */
async function seen(url: string, payload?: object) {
  const reply = await api.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    ...(payload === undefined ? {} : { payload }),
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
  'a recovery link that was never issued is answered like a used one',
  async () => {
    const { email } = await aPerson(api);
    await seen('/send-pass-recovery-message', { userEmail: email });
    const used = await hashFor(api, email, 'recover-password');
    const recover = (passRecoveryHash: string) =>
      seen('/recover-password', {
        passRecoveryHash,
        password: NEW_PASSWORD,
        passwordConfirmation: NEW_PASSWORD,
      });
    expect(await recover(used)).toMatchObject({ status: 200 });
    const [looked, tried] = [
      await seen(`/recover-password/${NEVER_ISSUED}`),
      await recover(NEVER_ISSUED),
    ];
    expect([looked.status, tried.status]).toEqual([404, 404]);
    expect(await seen(`/recover-password/${used}`)).toEqual(looked);
    expect(await recover(used)).toEqual(tried);
  },
  PATIENCE_MS,
);

test(
  'a confirmation link that was never issued is answered like one of an address that was changed',
  async () => {
    const { email, headers } = await aPerson(api);
    const outdated = await hashFor(api, email, 'confirm-email');
    expect(await seen(`/confirm-email/${outdated}`)).toMatchObject({ status: 200 });
    await api.app.inject({
      method: 'POST',
      url: '/change-email',
      payload: { email: `later.${email}`, password: PASSWORD },
      headers,
    });
    const later = await hashFor(api, `later.${email}`, 'confirm-email');
    expect(await seen(`/confirm-email/${later}`)).toMatchObject({ status: 200 });
    // The outdated one costs a statement more, for its owner; nobody can guess a link.
    const { statements: _own, ...unknown } = await seen(`/confirm-email/${NEVER_ISSUED}`);
    const { statements: _other, ...known } = await seen(`/confirm-email/${outdated}`);
    expect(unknown.status).toBe(404);
    expect(known).toEqual(unknown);
  },
  PATIENCE_MS,
);
