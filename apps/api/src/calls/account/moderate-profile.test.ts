import type { PageProfile } from '@tipmark/contract';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const NOW = 1_795_262_400;
const BAD_NAME = 'fuck bets';
const BAD_TEXT = 'Fixed match every day, believe me.';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);
afterAll(() => api.close());

async function request(method: 'GET' | 'POST', url: string, person?: Person, payload?: object) {
  const authorization = person?.token ?? api.services.operatorKey;
  const headers = { authorization };
  const reply = await api.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, ...reply.json() };
}

const decide = (url: string, decision: string) =>
  request('POST', `/moderation/profiles/${url}/${decision}`);
const own = async (person: Person, url = person.url): Promise<PageProfile> =>
  (await request('GET', `/page-profile/${url}`, person)).data;
const listed = async () => (await request('GET', '/moderation/profiles')).data.profiles;

/** A user whose name and description are pending. */
async function waiting(userName = BAD_NAME): Promise<Person> {
  const person = await aPerson(api);
  const name = await request('POST', '/change-user-name', person, { userName });
  expect(name.data).toEqual({ name: person.name, url: person.url, nameOnModeration: userName });
  await request('POST', '/profile/change-description', person, { description: BAD_TEXT });
  return person;
}

test('flagged texts are pending, visible only to their owner and moderators, and dropped when rejected', async () => {
  const person = await waiting();
  const profile = await own(person);
  expect(profile).toMatchObject({ name: person.name, description: '' });
  expect(profile.own).toMatchObject({
    nameOnModeration: BAD_NAME,
    descriptionOnModeration: BAD_TEXT,
  });
  const other = await own(await aPerson(api), person.url);
  expect(JSON.stringify(other)).not.toMatch(/fuck|fixed match/i);
  expect(await listed()).toEqual([
    {
      url: person.url,
      name: person.name,
      nameOnModeration: BAD_NAME,
      descriptionOnModeration: BAD_TEXT,
      telegramOnModeration: null,
    },
  ]);
  expect((await decide(person.url, 'reject')).data).toEqual({
    name: person.name,
    url: person.url,
    isDecidedNow: true,
  });
  const after = await own(person);
  expect(after).toMatchObject({ name: person.name, description: '' });
  expect(after.own).toMatchObject({ nameOnModeration: null, descriptionOnModeration: null });
  expect(await listed()).toEqual([]);
  expect((await decide(person.url, 'reject')).data.isDecidedNow).toBe(false);
});

test('approved texts are shown; the profile moves to the URL of the new name, and the old URL still works', async () => {
  const person = await waiting();
  const { data } = await decide(person.url, 'approve');
  expect(data).toMatchObject({ name: BAD_NAME, isDecidedNow: true });
  expect(data.url).not.toBe(person.url);
  expect(await own(person)).toMatchObject({
    name: BAD_NAME,
    url: data.url,
    description: BAD_TEXT,
    own: { nameOnModeration: null, descriptionOnModeration: null },
  });
});

test('a pending name that has been taken meanwhile cannot be approved', async () => {
  const [first, person] = [await waiting('fuck odds'), await waiting('Fuck_Odds')];
  expect((await decide(first.url, 'approve')).status).toBe(200);
  const refused = await decide(person.url, 'approve');
  expect(refused).toMatchObject({ status: 400, error: { code: 'validation' } });
  expect((await own(person)).name).toBe(person.name);
});

test('a harmless name needs no moderation, and only the operator can moderate', async () => {
  const person = await aPerson(api);
  const { data } = await request('POST', '/change-user-name', person, {
    userName: 'Quiet Harbour',
  });
  expect(data).toMatchObject({ name: 'Quiet Harbour', nameOnModeration: null });
  expect((await request('GET', '/moderation/profiles', person)).status).toBe(401);
  const url = `/moderation/profiles/${data.url}/approve`;
  expect((await request('POST', url, person)).status).toBe(401);
  expect((await decide('nobody-here', 'approve')).status).toBe(404);
  expect((await decide(data.url, 'maybe')).status).toBe(400);
});

test('an unproved Telegram name is visible only to its owner until a moderator decides', async () => {
  const [approved, rejected] = [await aPerson(api), await aPerson(api)];
  for (const person of [approved, rejected]) {
    const telegram = `@Tips_of_${person.url.replaceAll('-', '_')}`;
    await request('POST', '/profile/change-telegram', person, { telegram });
    const name = telegram.slice(1);
    expect((await own(person)).own?.telegramOnModeration).toBe(name);
    expect((await own(await aPerson(api), person.url)).telegram).toBeNull();
    expect(await listed()).toContainEqual({
      url: person.url,
      name: person.name,
      telegramOnModeration: name,
      nameOnModeration: null,
      descriptionOnModeration: null,
    });
  }
  expect((await decide(approved.url, 'approve')).data.isDecidedNow).toBe(true);
  expect((await decide(rejected.url, 'reject')).data.isDecidedNow).toBe(true);
  const seen = await own(await aPerson(api), approved.url);
  expect(seen.telegram).toBe(`Tips_of_${approved.url.replaceAll('-', '_')}`);
  expect(await own(rejected)).toMatchObject({
    telegram: null,
    own: { telegramOnModeration: null },
  });
  expect((await decide(approved.url, 'approve')).data.isDecidedNow).toBe(false);
});
