import { aPerson, PASSWORD } from '../../people/account/testing/people.ts';
import { A_LETTER } from '../../people/feedback/testing/feedback-calls.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

let api: TestApi;
let now = 1_795_262_400;

beforeAll(async () => {
  api = await createTestApi({ now });
}, 60_000);
beforeEach(() => {
  now += 3_601;
  api.setNow(now);
});
afterAll(() => api.close());

async function send(change: object = {}, headers: Record<string, string> = {}) {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/page-feedback',
    headers: { 'accept-language': 'en', ...headers },
    payload: { ...A_LETTER, ...change },
  });
  return { status: reply.statusCode, ...reply.json() };
}

const operator = () => ({ authorization: api.services.operatorKey });

async function inbox() {
  const reply = await api.app.inject({ url: '/moderation/feedback', headers: operator() });
  return reply.json().data.letters;
}

test('the form has its topics in both languages and the email of a signed-in user', async () => {
  const { headers, email } = await aPerson(api);
  const request = async (more: object) =>
    (await api.app.inject({ url: '/page-feedback', headers: { ...more } })).json().data;
  expect(await request({ 'accept-language': 'en' })).toMatchObject({
    topics: [
      { id: 1, name: 'Something is broken' },
      {},
      {},
      {},
      {},
      { id: 6, name: 'Advertising' },
    ],
    email: '',
  });
  expect(await request({ ...headers, 'accept-language': 'ru' })).toMatchObject({
    topics: expect.arrayContaining([{ id: 4, name: 'Идея' }]),
    email,
  });
});

test('a message appears in the operator’s inbox and leaves it once it is answered', async () => {
  const { headers, url } = await aPerson(api);
  const message = '  Спам\u200b в описании.\r\nСмотрите сами.  ';
  const first = await send({ topic: 5, message }, headers);
  now += 1;
  api.setNow(now);
  const second = await send({ url: 'javascript:alert(1)', email: 'Guest@Example.com' });
  expect(first.data.ticketId).toMatch(/^[2-9A-Z]{8}$/);
  expect(await inbox()).toEqual([
    {
      ticketId: first.data.ticketId,
      topic: 5,
      email: A_LETTER.email,
      userUrl: url,
      message: 'Спам в описании.\nСмотрите сами.',
      url: '/Events/101',
      locale: 'en',
      writtenAt: now - 1,
    },
    expect.objectContaining({ ticketId: second.data.ticketId, userUrl: null, url: null }),
  ]);
  const answered = async (ticketId: string, headersOf: Record<string, string> = operator()) => {
    const path = `/moderation/feedback/${ticketId}/answered`;
    return api.app.inject({ method: 'POST', url: path, headers: headersOf });
  };
  expect((await answered(first.data.ticketId)).json().data).toEqual({ isAnsweredNow: true });
  expect((await answered(first.data.ticketId)).json().data).toEqual({ isAnsweredNow: false });
  expect((await answered('NOBODY22')).statusCode).toBe(404);
  expect((await answered(second.data.ticketId, headers)).statusCode).toBe(401);
  expect(await inbox()).toHaveLength(1);
});

test.each<[object, string, string]>([
  [{ message: '  short      ' }, 'message', 'at least 10'],
  [{ message: 'ы'.repeat(5_001) }, 'message', 'at most 5000'],
  [{ email: 'nobody' }, 'email', 'not a valid email'],
  [{ topic: 7 }, 'topic', 'one of'],
  [{ message: undefined }, 'message', 'missing'],
])('%j is refused with an error of the field %s', async (change, field, text) => {
  const { status, error } = await send(change);
  expect(status).toBe(400);
  expect(error.details[field]).toContain(text);
});

test('a wrong topic does not hide the other faults', async () => {
  for (const topic of [7, 0, 'bug', undefined, null]) {
    const { status, error } = await send({ topic, email: 'nobody', message: 'short' });
    expect([status, Object.keys(error.details)]).toEqual([400, ['topic', 'email', 'message']]);
  }
});

test('a message of the maximum length in characters outside the basic plane is accepted', async () => {
  expect((await send({ message: '⚽'.repeat(4_999) + '🏒' })).status).toBe(200);
});

test('an email address can send five messages an hour, also concurrently', async () => {
  const email = 'busy@example.com';
  const replies = await Promise.all(Array.from({ length: 8 }, () => send({ email })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = replies.find(({ status }) => status === 429);
  expect(refused?.error.code).toBe('rate_limited');
  expect((await send({ email: 'other@example.com' })).status).toBe(200);
});

test('messages are deleted with the account, also those it sent as a guest', async () => {
  const { headers, email, url } = await aPerson(api);
  await api.services.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date(0) })
    .where('url', '=', url)
    .execute();
  await send({ email: 'else@example.com', message: 'Signed in, with another address.' }, headers);
  await send({ email: email.toUpperCase(), message: 'Written before signing in.' });
  const payload = { password: PASSWORD };
  await api.app.inject({ method: 'POST', url: '/account/delete', headers, payload });
  const texts = JSON.stringify(await inbox());
  expect(texts).not.toMatch(/another address|before signing in/);
});
