import { type PushService, startPushService } from '@tipmark/test-kit/push';
import { sql } from 'kysely';
import { storingTransport } from '../../platform/outbox/mail-transport.ts';
import { type CutLine, openLine } from '../../testing/breakable-line.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { wholeRun } from '../../testing/whole-run.ts';
import { aPerson, hashFor, type Person } from '../account/testing/people.ts';
import { workOutbox } from '../mails/work-outbox.ts';
import { notifyOfFollower } from '../notifications/notify-of-follower.ts';
import { pushJobs } from './push-job.ts';

const NOW = 1_795_262_400;

let api: TestApi;
let line: CutLine;
let service: PushService;
let now = NOW;

beforeAll(async () => {
  service = await startPushService('127.0.0.1', async (own) => {
    line = await openLine(own);
    return new URL(line.url).origin;
  });
  api = await createTestApi({
    config: {
      PUBLIC_URL: 'https://tipmark.example',
      PUSH_SERVICES: [service.origin, 'https://*.push.example'],
    },
  });
}, 60_000);
afterAll(async () => {
  await api.close();
  await line.close();
  await service.close();
});
beforeEach(() => {
  now += 3_600;
  api.setNow(now);
});

async function call(method: 'GET' | 'POST' | 'PUT', url: string, person: Person, payload?: object) {
  const reply = await api.app.inject({
    method,
    url,
    headers: { ...person.headers, host: 'tipmark.example' },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

const keyOf = async (person: Person): Promise<string> =>
  (await call('GET', '/account/push', person)).data.publicKey;
const endpointsOf = async (person: Person): Promise<string[]> =>
  (await call('GET', '/account/push', person)).data.endpoints;

/** A person with a subscribed browser. */
async function aSubscriber() {
  const person = await aPerson(api);
  const browser = service.subscribe(await keyOf(person));
  const reply = await call('POST', '/account/push', person, browser);
  expect(reply.data.endpoints).toEqual([browser.endpoint]);
  return { person, browser };
}

const idOf = async ({ url }: Person): Promise<number> => {
  const { id } = await api.services.db
    .selectFrom('users')
    .select('id')
    .where('url', '=', url)
    .executeTakeFirstOrThrow();
  return id;
};

const run = () => Promise.all(pushJobs.map((job) => job.run(api.services, wholeRun)));

/** A user follows another, and the resulting notifications are sent. */
async function follow(
  person: Person,
  transport: Parameters<typeof workOutbox>[0]['transport'] = storingTransport,
): Promise<void> {
  const follower = await aPerson(api);
  const follow = {
    tipsterId: await idOf(person),
    follower: { ...follower, id: await idOf(follower) },
  };
  const { db } = api.services;
  await db.transaction().execute((trx) => notifyOfFollower(trx, follow, now));
  await workOutbox({ services: api.services, transport });
  await run();
}

/** Sets how a person is notified of followers. */
const choose = (person: Person, chosen: object) =>
  call('PUT', '/page-profile-notifications', person, { type: 3, isActive: true, ...chosen });

/** Letters sent to confirmed addresses. */
const mailed: string[] = [];
const mailTransport = {
  isCarrying: true,
  send: async ({ to }: { readonly to: string }) => void mailed.push(to),
  close() {},
};

async function aConfirmedSubscriber() {
  const subscriber = await aSubscriber();
  const hash = await hashFor(api, subscriber.person.email, 'confirm-email');
  await api.app.inject(`/confirm-email/${hash}`);
  mailed.length = 0;
  return subscriber;
}

const lettersTo = ({ email }: Person) => mailed.filter((to) => to === email).length;

const pushedTo = (endpoint: string) =>
  service.delivered
    .filter((push) => push.endpoint === endpoint)
    .map(({ text }) => JSON.parse(text) as Record<string, string>);

async function states(endpoint: string): Promise<string[]> {
  const { rows } = await sql<{ status: string }>`
    select o.status from outbox o where o.channel = 'push' and o.recipient in (
      select p.id::text from push_subscriptions p where p.endpoint = ${endpoint}
    ) order by o.seq
  `.execute(api.services.db);
  return rows.map(({ status }) => status);
}

describe('channels of a kind of notification', () => {
  test('a kind without push is only mailed; a choice that does not mention push keeps it', async () => {
    const { person, browser } = await aConfirmedSubscriber();
    const { data } = await choose(person, { channels: [1] });
    expect(data).toMatchObject({ hasBrowser: true });
    expect(data.types[2]).toMatchObject({ channels: [1], isPushed: true });
    await follow(person, mailTransport);
    expect(pushedTo(browser.endpoint)).toHaveLength(1);
    expect((await choose(person, { isPushed: false })).data.types[2]).toMatchObject({
      channels: [1],
      isPushed: false,
    });
    await follow(person, mailTransport);
    expect(pushedTo(browser.endpoint)).toHaveLength(1);
    expect(lettersTo(person)).toBe(2);
    expect((await choose(person, { isActive: false })).data.types[2]).toMatchObject({
      isActive: false,
      isPushed: false,
    });
  });

  test('a kind chosen for browsers only is not mailed until no browser is left', async () => {
    const { person, browser } = await aConfirmedSubscriber();
    const { data } = await choose(person, { channels: [], isPushed: true });
    expect(data.types[2]).toMatchObject({ channels: [], isPushed: true });
    expect(data.types[1]).toMatchObject({ channels: [1], isPushed: true });
    await follow(person, mailTransport);
    expect(pushedTo(browser.endpoint)).toHaveLength(1);
    expect(lettersTo(person)).toBe(0);
    await call('POST', '/account/push/end', person, { endpoint: browser.endpoint });
    await follow(person, mailTransport);
    expect(lettersTo(person)).toBe(1);
    const after = await call('GET', '/page-profile-notifications', person);
    expect(after.data).toMatchObject({ hasBrowser: false });
  });

  test('at least one channel is required where a message must arrive', async () => {
    const { person } = await aConfirmedSubscriber();
    for (const chosen of [{ channels: [] }, { channels: [], isPushed: false }]) {
      expect((await choose(person, chosen)).error.details).toHaveProperty('channels');
    }
    const { data } = await choose(person, { type: 7, channels: [2], isPushed: true });
    expect(data.types[6]).toMatchObject({ isLocked: true, channels: [1], isPushed: false });
  });
});

test('a browser gets each notification once, encrypted for it and signed by the site', async () => {
  const { person, browser } = await aSubscriber();
  await follow(person);
  await workOutbox({ services: api.services, transport: storingTransport });
  await run();
  expect(service.refused).toEqual([]);
  expect(pushedTo(browser.endpoint)).toEqual([
    {
      title: expect.stringMatching(/\S/),
      text: expect.stringMatching(/\S/),
      path: expect.stringMatching(/^\//),
      tag: expect.stringMatching(/^[\da-f-]{36}$/),
      locale: 'ru',
    },
  ]);
  expect(service.delivered.at(-1)).toMatchObject({
    subject: 'mailto:no-reply@tipmark.test',
    secondsToLive: 86_400,
    urgency: 'normal',
  });
});

test('a row processed twice is pushed once', async () => {
  const { person, browser } = await aSubscriber();
  await follow(person);
  const { db } = api.services;
  // as after a crash between sending and recording it
  await db
    .updateTable('outbox')
    .set({ status: 'pending', finished_at: null })
    .where('kind', '=', 'new_follower')
    .where('channel', '=', 'mail')
    .execute();
  await workOutbox({ services: api.services, transport: storingTransport });
  await run();
  expect(pushedTo(browser.endpoint)).toHaveLength(1);
});

test('a kind that is off is not pushed', async () => {
  const { person, browser } = await aSubscriber();
  await api.app.inject({
    method: 'PUT',
    url: '/page-profile-notifications',
    headers: { ...person.headers, host: 'tipmark.example' },
    payload: { type: 3, isActive: false },
  });
  await follow(person);
  expect(pushedTo(browser.endpoint)).toEqual([]);
});

test('a user without a confirmed email is notified only by the browser', async () => {
  const { person, browser } = await aSubscriber();
  await api.services.db
    .updateTable('users')
    .set({ email_confirmed_at: null })
    .where('url', '=', person.url)
    .execute();
  await follow(person);
  expect(pushedTo(browser.endpoint)).toHaveLength(1);
});

test.each([404, 410])('a browser is deleted when the push service answers %i', async (status) => {
  const { person, browser } = await aSubscriber();
  service.answerWith(browser.endpoint, status);
  await follow(person);
  expect(await endpointsOf(person)).toEqual([]);
  service.answerAgain(browser.endpoint);
  await follow(person);
  expect(pushedTo(browser.endpoint)).toEqual([]);
});

test('waits as long as a push service requires, then sends', async () => {
  const { person, browser } = await aSubscriber();
  service.answerWith(browser.endpoint, 429, { 'retry-after': '120' });
  await follow(person);
  expect(await states(browser.endpoint)).toEqual(['pending']);
  service.answerAgain(browser.endpoint);
  api.setNow(now + 119);
  await run();
  expect(pushedTo(browser.endpoint)).toEqual([]);
  api.setNow(now + 121);
  await run();
  expect(pushedTo(browser.endpoint)).toHaveLength(1);
  expect(await states(browser.endpoint)).toEqual(['sent']);
});

test('a message refused as too large is given up, and the browser is kept', async () => {
  const { person, browser } = await aSubscriber();
  service.answerWith(browser.endpoint, 413);
  await follow(person);
  expect(await states(browser.endpoint)).toEqual(['dead']);
  expect(await endpointsOf(person)).toEqual([browser.endpoint]);
});

test('retries a failing push service later', async () => {
  const { person, browser } = await aSubscriber();
  service.answerWith(browser.endpoint, 503);
  await follow(person);
  expect(await states(browser.endpoint)).toEqual(['pending']);
  service.answerAgain(browser.endpoint);
  api.setNow(now + 60);
  await run();
  expect(await states(browser.endpoint)).toEqual(['sent']);
});

/** Runs the jobs as they do by themselves, from a second on. */
async function runFor(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 2) {
    api.setNow(now + passed);
    await run();
  }
}

test('once a push service answers again, what waits is sent within seconds, and none is given up', async () => {
  const subscribers = [await aSubscriber(), await aSubscriber()];
  const endpoints = subscribers.map(({ browser }) => browser.endpoint);
  await line.cut();
  for (const { person } of subscribers) await follow(person);
  await runFor(120);
  await line.mend();
  api.setNow(now + 122);
  await run();
  await run();
  expect(endpoints.map((endpoint) => pushedTo(endpoint).length)).toEqual([1, 1]);
});

test('a service whose answers are lost gets a message once more at most', async () => {
  const { person, browser } = await aSubscriber();
  await line.halve();
  await follow(person);
  await runFor(120);
  await line.mend();
  api.setNow(now + 122);
  await run();
  await run();
  expect(await states(browser.endpoint)).toEqual(['sent']);
  expect(pushedTo(browser.endpoint).length).toBeLessThanOrEqual(2);
});

test('who was asked to wait is not hastened by an answer to another', async () => {
  const [asked, other] = [await aSubscriber(), await aSubscriber()];
  service.answerWith(asked.browser.endpoint, 429, { 'retry-after': '120' });
  await follow(asked.person);
  service.answerAgain(asked.browser.endpoint);
  await line.cut();
  await follow(other.person);
  await line.mend();
  for (const seconds of [10, 12]) {
    api.setNow(now + seconds);
    await run();
  }
  expect(pushedTo(other.browser.endpoint)).toHaveLength(1);
  expect(pushedTo(asked.browser.endpoint)).toEqual([]);
  api.setNow(now + 121);
  await run();
  expect(pushedTo(asked.browser.endpoint)).toHaveLength(1);
});

test('a service that asks to wait again and again gets its message in the end', async () => {
  const { person, browser } = await aSubscriber();
  service.answerWith(browser.endpoint, 429, { 'retry-after': '2' });
  await follow(person);
  await runFor(60);
  service.answerAgain(browser.endpoint);
  api.setNow(now + 62);
  await run();
  expect(pushedTo(browser.endpoint)).toHaveLength(1);
});

test('a subscription ends on sign-out and when another person uses the browser', async () => {
  const { person, browser } = await aSubscriber();
  const next = await aPerson(api);
  await call('POST', '/account/push', next, browser);
  expect(await endpointsOf(person)).toEqual([]);
  await follow(person);
  expect(pushedTo(browser.endpoint)).toEqual([]);
  await call('POST', '/logout', next, {});
  await follow(next);
  expect(pushedTo(browser.endpoint)).toEqual([]);
  const left = await api.services.db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('endpoint', '=', browser.endpoint)
    .execute();
  expect(left).toEqual([]);
});

test('only the owner can end a subscription', async () => {
  const { person, browser } = await aSubscriber();
  await call('POST', '/account/push/end', await aPerson(api), { endpoint: browser.endpoint });
  expect(await endpointsOf(person)).toEqual([browser.endpoint]);
  await call('POST', '/account/push/end', person, { endpoint: browser.endpoint });
  expect(await endpointsOf(person)).toEqual([]);
});

const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };

test.each([
  ['endpoint', { endpoint: 'http://127.0.0.1:4000/feed/records', keys }],
  ['endpoint', { endpoint: 'https://push.example.evil.example/1', keys }],
  ['endpoint', { endpoint: 'https://evilpush.example/1', keys }],
  ['endpoint', { endpoint: 'http://a.push.example/1', keys }],
  ['endpoint', { endpoint: 'https://user:password@a.push.example/1', keys }],
  ['endpoint', { endpoint: 'file:///etc/passwd', keys }],
  ['endpoint', { endpoint: 'no address', keys }],
  ['keys.p256dh', { endpoint: 'https://a.push.example/1', keys: { ...keys, p256dh: 'short' } }],
  ['keys.auth', { endpoint: 'https://a.push.example/1', keys: { ...keys, auth: '' } }],
])('an invalid %s is refused, and the error names it', async (field, body) => {
  const person = await aPerson(api);
  const { status, error } = await call('POST', '/account/push', person, body);
  expect(status).toBe(400);
  expect(Object.keys(error.details)).toEqual([field]);
});

test('a subdomain of a push service is accepted', async () => {
  const endpoint = 'https://a.push.example/1';
  const reply = await call('POST', '/account/push', await aPerson(api), { endpoint, keys });
  expect(reply.data.endpoints).toEqual([endpoint]);
});

test('the key is created once and kept', async () => {
  const person = await aPerson(api);
  const key = await keyOf(person);
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  expect(await keyOf(await aPerson(api))).toBe(key);
});
