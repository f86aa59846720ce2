import type { PageProfile } from '@tipmark/contract';
import { sql } from 'kysely';
import { linkSecret } from '../../people/account/links/auth-hashes.ts';
import { storeLink } from '../../people/account/links/link-queries.ts';
import { aPerson, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const NOW = 1_795_262_400;

const DAY = 86_400;

let api: TestApi;

let ivan: Person;

let maria: Person;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);

afterAll(() => api.close());

beforeEach(async () => {
  api.setNow(NOW);
  ivan = await aPerson(api);
  maria = await aPerson(api);
});

interface Answer {
  statusCode: number;
  data: never;
  error: { code: string; details?: object };
}

async function call(
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  person?: Person,
  payload?: object,
): Promise<Answer> {
  const reply = await api.app.inject({
    method,
    url,
    headers: person?.headers ?? {},
    ...(payload === undefined ? {} : { payload }),
  });
  const { data, error } = reply.json() as Answer;
  return { statusCode: reply.statusCode, data, error };
}

const follow = (follower: Person, tipster: Person, isFollow = true) =>
  call('PUT', '/follow', follower, { tipster_user_url: tipster.url, is_follow: isFollow });

const profileOf = (person: Person, viewer?: Person) =>
  call('GET', `/page-profile/${person.url}`, viewer);

test('a profile shows others its public data and its owner everything', async () => {
  const { data } = await profileOf(ivan);
  expect(data).toMatchObject({
    name: ivan.name,
    url: ivan.url,
    followers: 0,
    isOwn: false,
    createdAt: NOW,
    statistics: { bankroll: 1_000, tipsWon: 0, roi: null },
    own: null,
  });
  expect(JSON.stringify(data)).not.toContain(ivan.email);
  expect((await profileOf(ivan, ivan)).data).toMatchObject({
    isOwn: true,
    own: { email: ivan.email, isEmailNotConfirmed: true, canResetAt: null },
  });
  expect((await call('GET', '/page-profile/nobody-here')).statusCode).toBe(404);
});

const following = { isFollower: false, isFollowedByAccount: true };

test('following and unfollowing are idempotent', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => follow(maria, ivan)));
  for (const { data } of replies) expect(data).toEqual({ ...following, followers: 1 });
  expect((await profileOf(ivan, maria)).data).toMatchObject({
    followers: 1,
    isFollowedByAccount: true,
    isFollower: false,
  });
  expect((await profileOf(maria, ivan)).data).toMatchObject({ follows: 1, isFollower: true });
  const { data } = await call('GET', `/followers/${ivan.url}/1`, ivan);
  expect(data).toEqual({
    users: [
      {
        name: maria.name,
        url: maria.url,
        position: null,
        label: null,
        badges: [],
        roiPercent: null,
        countOfTips: null,
        isFollowedByAccount: false,
      },
    ],
    count: 1,
    nextPageNumber: null,
  });
  expect((await follow(maria, ivan, false)).data).toEqual({
    ...following,
    isFollowedByAccount: false,
    followers: 0,
  });
  expect((await follow(maria, ivan, false)).data).toEqual({
    ...following,
    isFollowedByAccount: false,
    followers: 0,
  });
});

test('isFollower says whether the user follows the caller, in the follow response and on the profile', async () => {
  await follow(ivan, maria);
  const both = { isFollower: true, isFollowedByAccount: true };
  expect((await follow(maria, ivan)).data).toMatchObject(both);
  expect((await profileOf(ivan, maria)).data).toMatchObject(both);
  await follow(ivan, maria, false);
  expect((await profileOf(ivan, maria)).data).toMatchObject(following);
  expect((await follow(maria, ivan, false)).data).toMatchObject({ isFollower: false });
});

test('a profile shows whether the viewer is notified of its tips', async () => {
  const shows = async (viewer?: Person) => {
    const { showNotifications }: PageProfile = (await profileOf(ivan, viewer)).data;
    return showNotifications;
  };
  expect([await shows(), await shows(maria), await shows(ivan)]).toEqual([false, false, true]);
  await follow(maria, ivan);
  expect(await shows(maria)).toBe(true);
  await call('PUT', '/page-profile-notifications', maria, { type: 1, isActive: false });
  expect(await shows(maria)).toBe(false);
  await call('PUT', '/page-profile-notifications', maria, { type: 1, isActive: true });
  await follow(maria, ivan, false);
  expect(await shows(maria)).toBe(false);
});

test('a user cannot follow themselves or an unknown user', async () => {
  expect((await follow(ivan, ivan)).error.details).toHaveProperty('tipster_user_url');
  expect((await follow(ivan, { ...maria, url: 'nobody-here' })).statusCode).toBe(404);
});

test('the 101st follow request of an hour is rate limited', async () => {
  for (let time = 0; time < 100; time += 1) await follow(maria, ivan, time % 2 === 0);
  expect((await follow(maria, ivan)).statusCode).toBe(429);
});

test('followers come in pages of 30, newest first, without duplicates', async () => {
  const followers = [];
  for (let index = 0; index < 31; index += 1) followers.push(await aPerson(api));
  for (const [index, person] of followers.entries()) {
    api.setNow(NOW + index);
    await follow(person, ivan);
  }
  const first = (await call('GET', `/followers/${ivan.url}/0`)).data as Page;
  const second = (await call('GET', `/followers/${ivan.url}/2`)).data as Page;
  expect(first).toMatchObject({ count: 31, nextPageNumber: 2 });
  expect(first.users[0]?.url).toBe(followers.at(-1)?.url);
  expect(second).toMatchObject({ nextPageNumber: null });
  const urls = [...first.users, ...second.users].map(({ url }) => url);
  expect(new Set(urls).size).toBe(31);
  const follows = await call('GET', `/followers/${followers[0]?.url}/1?type=follows`);
  expect(follows.data).toMatchObject({ count: 1, users: [{ url: ivan.url }] });
}, 60_000);

interface Page {
  users: { url: string }[];
}

test('private statistics are shown only to their owner', async () => {
  const hide = { is_privacy: true, is_privacy_enabled: true };
  const { data } = await call('PUT', `/page-profile/${ivan.url}`, ivan, hide);
  expect(data).toMatchObject({ isPrivateStats: true, statistics: { bankroll: 1_000 } });
  for (const viewer of [undefined, maria]) {
    expect((await profileOf(ivan, viewer)).data).toMatchObject({
      isPrivateStats: true,
      statistics: null,
      followers: 0,
    });
  }
  const show = { is_privacy: true, is_privacy_enabled: false };
  await call('PUT', `/page-profile/${ivan.url}`, ivan, show);
  expect((await profileOf(ivan)).data).toMatchObject({ isPrivateStats: false });
});

test('a list of followers shows ranks, except private ones', async () => {
  await follow(ivan, maria);
  await sql`
    insert into ratings (user_id, tips, counted, won, profit_milli, stake_milli, drawdown, score,
      first_at, last_at, position)
    select id, 100, 100, 60, 1, 1, 0, 100, now(), now(), 1 from users where url = ${ivan.url}
  `.execute(api.database.db);
  const listed = async () => (await call('GET', `/followers/${maria.url}/1`)).data as Page;
  expect(await listed()).toMatchObject({ users: [{ url: ivan.url, position: 1, label: '5.0' }] });
  await call('PUT', `/page-profile/${ivan.url}`, ivan, {
    is_privacy: true,
    is_privacy_enabled: true,
  });
  expect(await listed()).toMatchObject({ users: [{ url: ivan.url, position: null, label: null }] });
});

test('statistics can be reset once in 90 days, also with concurrent requests', async () => {
  const reset = () => call('PUT', `/page-profile/${ivan.url}`, ivan, { is_reset: true });
  const replies = await Promise.all([reset(), reset()]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  expect((await profileOf(ivan)).data).toMatchObject({ resetAt: NOW });
  api.setNow(NOW + 90 * DAY - 1);
  expect((await reset()).error.code).toBe('limit_reached');
  expect((await profileOf(ivan, ivan)).data).toMatchObject({
    own: { canResetAt: NOW + 90 * DAY },
  });
  api.setNow(NOW + 90 * DAY);
  expect((await reset()).statusCode).toBe(200);
});

test.each([
  {},
  { is_privacy: true },
  { is_privacy: true, is_privacy_enabled: true, is_reset: true },
])('a profile change with the body %j is refused', async (body) => {
  const reply = await call('PUT', `/page-profile/${ivan.url}`, ivan, body);
  expect(reply.statusCode).toBe(400);
});

test('changing the profile of another user is 404 and changes nothing', async () => {
  const before = await profileOf(ivan, ivan);
  const hide = { is_privacy: true, is_privacy_enabled: true };
  for (const body of [hide, { is_reset: true }]) {
    const reply = await call('PUT', `/page-profile/${ivan.url}`, maria, body);
    expect(reply.statusCode).toBe(404);
  }
  expect(await profileOf(ivan, ivan)).toEqual(before);
});

test('notifications have defaults, can be turned on and off, and security is always on', async () => {
  const active = async () => {
    const { data } = await call('GET', '/page-profile-notifications', ivan);
    const { types } = data as { types: { type: number; isActive: boolean }[] };
    return types.filter(({ isActive }) => isActive).map(({ type }) => type);
  };
  expect(await active()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const switchKind = (type: number, isActive: boolean) =>
    call('PUT', '/page-profile-notifications', ivan, { type, isActive });
  await switchKind(1, false);
  await switchKind(9, true);
  await switchKind(9, true);
  expect(await active()).toEqual([2, 3, 4, 5, 6, 7, 9]);
  expect((await switchKind(7, false)).error.details).toHaveProperty('isActive');
  expect((await switchKind(10, false)).statusCode).toBe(400);
});

async function tokenOf(person: Person): Promise<string> {
  const { services } = api;
  const { id } = await services.db
    .selectFrom('users')
    .select('id')
    .where('url', '=', person.url)
    .executeTakeFirstOrThrow();
  const secret = linkSecret(services.linkKey, 'unsubscribe', person.url);
  const link = { kind: 'unsubscribe', secret, userId: id, email: person.email } as const;
  await storeLink(services.db, link, NOW);
  return secret;
}

test('the link in a mail unsubscribes repeatedly and without a session', async () => {
  const token = await tokenOf(ivan);
  const leave = (body: object, person?: Person) => call('POST', '/unsubscribe', person, body);
  expect((await leave({ options: [], token })).data).toEqual({
    email: ivan.email,
    activeTypes: [1, 2, 3, 4, 5, 6, 7],
  });
  expect((await leave({ options: [1, 7], explanation: 'много писем', token })).data).toMatchObject({
    activeTypes: [2, 3, 4, 5, 6, 7],
  });
  expect((await leave({ options: [0] }, ivan)).data).toMatchObject({ activeTypes: [7] });
  expect((await leave({ options: [0] })).statusCode).toBe(401);
  expect((await leave({ options: [0], token: 'A'.repeat(43) })).statusCode).toBe(401);
  expect((await leave({ options: [12], token })).statusCode).toBe(400);
});
