import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { POSTED_AT, someTippableMatches } from '../../../testing/tips.ts';
import { aPerson, mailsOf, PASSWORD, type Person } from '../testing/people.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, 1);
}, 60_000);
afterAll(() => api.close());

async function call(
  method: 'GET' | 'POST' | 'DELETE' | 'PUT',
  url: string,
  headers: object,
  payload?: object,
) {
  const reply = await api.app.inject({
    method,
    url,
    headers: { ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, cookies: reply.cookies, ...reply.json() };
}

async function signInAgain({ email }: Person, userAgent: string) {
  const payload = { userEmail: email, userPassword: PASSWORD, deviceInfo: {} };
  const reply = await api.app.inject({
    method: 'POST',
    url: '/login',
    headers: { 'user-agent': userAgent },
    payload,
  });
  return { authorization: reply.json().data.token as string };
}

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1';

test('a user sees the sessions of the account and can end them', async () => {
  const ivan = await aPerson(api);
  const phone = await signInAgain(ivan, PHONE);
  const third = await signInAgain(ivan, 'curl/8');
  const { data } = await call('GET', '/account/sessions', phone);
  expect(data.sessions).toHaveLength(3);
  const current = data.sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
  expect(current).toMatchObject([{ browser: 'Safari', platform: 'iOS', isMobile: true }]);
  const other = data.sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  const one = await call('DELETE', `/account/sessions?id=${other.id}`, phone);
  expect(one.data.sessions).toHaveLength(2);
  expect((await call('DELETE', `/account/sessions?id=${other.id}`, phone)).status).toBe(404);
  expect((await call('DELETE', '/account/sessions', phone)).data.sessions).toHaveLength(1);
  expect((await call('GET', '/account/sessions', phone)).status).toBe(200);
  for (const headers of [ivan.headers, third]) {
    expect((await call('GET', '/account/sessions', headers)).status).toBe(401);
  }
});

test("a user cannot end another user's session", async () => {
  const [ivan, maria] = [await aPerson(api), await aPerson(api)];
  const { data } = await call('GET', '/account/sessions', ivan.headers);
  const id = data.sessions[0].id;
  expect((await call('DELETE', `/account/sessions?id=${id}`, maria.headers)).status).toBe(404);
  expect((await call('DELETE', '/account/sessions?id=%25', maria.headers)).status).toBe(400);
  expect((await call('GET', '/account/sessions', ivan.headers)).status).toBe(200);
});

async function lives(): Promise<{ olga: Person; maria: Person; tipId: number }> {
  const [olga, maria] = [await aPerson(api), await aPerson(api)];
  await call('PUT', '/follow', maria.headers, { tipster_user_url: olga.url, is_follow: true });
  const body = { odd_type: '1x2.1', stake: 1, description: 'mine' };
  const { data } = await call('POST', '/soccer/events/tips/101/1', olga.headers, body);
  await mailsOf(api, olga.email);
  return { olga, maria, tipId: data.tip.id };
}

test('an export has everything but secrets', async () => {
  const { olga, maria, tipId } = await lives();
  const { data } = await call('POST', '/account/export', olga.headers, { password: PASSWORD });
  expect(data.sections).toMatchObject({
    account: [{ email: olga.email, name: olga.name }],
    addresses: [{ url: olga.url }],
    followers: [{ url: maria.url }],
    mails: [{ kind: 'confirm_email', recipient: olga.email }],
    tips: [{ id: tipId, description: 'mine' }],
    ledger: [{ seq: tipId }],
  });
  expect(data.sections.sessions).toHaveLength(1);
  expect(JSON.stringify(data)).not.toMatch(/password|token|\$argon2/);
  expect((await call('POST', '/account/export', {}, {})).status).toBe(401);
});

/** Every text of every table, so that new tables are covered too. */
async function findEverywhere(text: string): Promise<string[]> {
  const { db } = api.services;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const found = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} as r
      where position(${text} in row_to_json(r)::text) > 0 limit 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('a deleted account is in no table, its ledger entries have no name', async () => {
  const { olga, maria, tipId } = await lives();
  const wrong = await call('POST', '/account/delete', olga.headers, { password: 'not it at all' });
  expect(wrong).toMatchObject({
    status: 400,
    error: { details: { password: expect.any(String) } },
  });
  expect((await call('POST', '/account/delete', olga.headers, {})).status).toBe(403);
  const gone = await call('POST', '/account/delete', olga.headers, { password: PASSWORD });
  expect(gone.status).toBe(200);
  expect(gone.cookies).toContainEqual(expect.objectContaining({ name: 'token', value: '' }));
  expect(await findEverywhere(olga.email)).toEqual([]);
  expect(await findEverywhere(`"${olga.url}"`)).toEqual(['user_urls']);
  expect((await call('GET', '/account/sessions', olga.headers)).status).toBe(401);
  expect((await call('GET', `/page-profile/${olga.url}`, {})).status).toBe(404);
  const { data } = await call('GET', `/ledger/chain/${tipId}`, {});
  expect(data.entries[0].seq).toBe(tipId);
  const mine = await call('GET', `/page-profile/${maria.url}`, {});
  expect(mine.data.follows).toBe(0);
});

const LETTER = { topic: 2, message: 'Счёт матча перепутан: голы гостей у хозяев.' };
const lettersTo = (email: string) =>
  api.services.db.selectFrom('feedback').select('message').where('email', '=', email).execute();

test.each([
  ['an unconfirmed address are neither exported nor deleted', null, 0, 1],
  ['a confirmed address are exported and deleted', new Date(0), 1, 0],
])('letters of a guest with %s', async (_which, confirmedAt, exported, left) => {
  const olga = await aPerson(api);
  await api.services.db
    .updateTable('users')
    .set({ email_confirmed_at: confirmedAt })
    .where('url', '=', olga.url)
    .execute();
  await call('POST', '/page-feedback', {}, { ...LETTER, email: olga.email });
  const { data } = await call('POST', '/account/export', olga.headers, { password: PASSWORD });
  expect(data.sections.letters).toHaveLength(exported);
  await call('POST', '/account/delete', olga.headers, { password: PASSWORD });
  expect(await lettersTo(olga.email)).toHaveLength(left);
});

test('letters and mails of another user stay theirs, whatever address they have', async () => {
  const [olga, maria] = [await aPerson(api), await aPerson(api)];
  await api.services.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date(0) })
    .where('url', '=', olga.url)
    .execute();
  await call('POST', '/page-feedback', maria.headers, { ...LETTER, email: olga.email });
  await api.services.db
    .updateTable('outbox')
    .set({ recipient: olga.email })
    .where('recipient', '=', maria.email)
    .execute();
  const { data } = await call('POST', '/account/export', olga.headers, { password: PASSWORD });
  expect(data.sections.letters).toEqual([]);
  expect(data.sections.mails).toHaveLength(1);
  await call('POST', '/account/delete', olga.headers, { password: PASSWORD });
  expect(await lettersTo(olga.email)).toHaveLength(1);
  const mails = await call('POST', '/account/export', maria.headers, { password: PASSWORD });
  expect(mails.data.sections.mails).toHaveLength(1);
});

test('the address of a deleted profile is never reused', async () => {
  const olga = await aPerson(api, { name: 'Olga Once' });
  await call('POST', '/account/delete', olga.headers, { password: PASSWORD });
  const second = await aPerson(api, { name: 'Olga Once' });
  expect(second.url).not.toBe(olga.url);
});
