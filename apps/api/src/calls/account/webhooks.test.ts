import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { WEBHOOK_EXAMPLE } from '@tipmark/contract/webhook-example';
import { type HookReceiver, startHookReceiver } from '@tipmark/test-kit/hooks';
import { alertsJob } from '../../discovery/alerts/alerts-job.ts';
import { aSubscriber, TEMPLATE_PATHS } from '../../discovery/templates/testing/template-calls.ts';
import { aPerson, mailsOf, PASSWORD, type Person } from '../../people/account/testing/people.ts';
import { notifyOfTips } from '../../people/notifications/notify-of-tips.ts';
import { webhooksJob } from '../../people/webhooks/webhooks-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { someTippableMatches } from '../../testing/tips.ts';
import { wholeRun } from '../../testing/whole-run.ts';

/** Two hours before the matches of the tests begin. */
const NOW = 1_705_150_800;
const DAY = 86_400;
const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;

let api: TestApi;
let receiver: HookReceiver;
let now = NOW;
let nextMatch = 101;

beforeAll(async () => {
  api = await createTestApi({ now: NOW, config: { WEBHOOK_ADDRESSES: 'local' } });
  await someTippableMatches(api, 8);
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  goTo(NOW);
  receiver = await startHookReceiver();
});
afterEach(() => receiver.close());

function goTo(seconds: number): void {
  now = seconds;
  api.setNow(seconds);
}

async function call(method: 'GET' | 'POST' | 'PUT', path: string, who: Person, payload?: object) {
  const reply = await api.app.inject({
    method,
    url: path,
    headers: { ...who.headers },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

const hooks = (path: string, who: Person, payload: object) =>
  call('POST', `/account/webhooks${path}`, who, payload);
const make = (who: Person, more: object = {}) =>
  hooks('', who, { address: receiver.url, allCappers: true, password: PASSWORD, ...more });
const listOf = async (who: Person) => (await call('GET', '/account/webhooks', who)).data;
const work = () => webhooksJob.run(api.services, wholeRun);

/** A subscriber with a webhook, and its id and secret. */
async function anOwner(more: object = {}) {
  const owner = await aSubscriber(api);
  const { data } = await make(owner, more);
  return { owner, secret: data.secret as string, id: data.list.webhooks[0].id as string };
}

async function tipOf(author: Person) {
  const url = `/soccer/events/tips/${nextMatch}/1`;
  nextMatch += 1;
  const { data } = await call('POST', url, author, {
    odd_type: '1x2.1',
    stake: 3,
    description: 'Because',
  });
  await notifyOfTips(api.services);
  await work();
  return data.tip.id as number;
}

const follow = (who: Person, capper: Person) =>
  call('PUT', '/follow', who, { tipster_user_url: capper.url, is_follow: true });

type Verified = readonly [secret: string, headers: object, body: string];

/** Runs the code of the guide as a receiver does: in a process of its own. */
async function runExample(cases: readonly Verified[]): Promise<boolean[]> {
  const rest =
    'console.log(JSON.stringify(JSON.parse(process.argv[1]).map((one) => isFromTipmark(...one))));';
  const args = ['--input-type=module', '--eval', WEBHOOK_EXAMPLE + rest, JSON.stringify(cases)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

const bodies = () => receiver.received.map(({ body }) => JSON.parse(body));

test('a webhook is made once with its secret, which is stored encrypted', async () => {
  const owner = await aSubscriber(api);
  const { status, data } = await make(owner);
  expect(status).toBe(200);
  expect(data.secret).toMatch(SECRET);
  expect(data.list.webhooks).toMatchObject([
    { address: receiver.url, allCappers: true, failingSince: null, disabledAt: null },
  ]);
  const row = await api.services.db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', data.list.webhooks[0].id)
    .executeTakeFirstOrThrow();
  const shown = JSON.stringify([row, await listOf(owner), api.log]);
  expect(shown).not.toContain(data.secret.slice(6, 40));
});

test('only subscribers make webhooks, and only with the proof of the owner', async () => {
  const free = await make(await aPerson(api));
  expect(free.error.code).toBe('premium_required');
  const missing = await make(await aSubscriber(api), { password: undefined });
  expect([missing.status, missing.error.code]).toEqual([403, 'proof_needed']);
});

test.each([
  ['address', { address: 'https://10.0.0.1/' }],
  ['address', { address: 'http://hooks.example.org/' }],
  ['address', { address: 'https://user:secret@hooks.example.org/' }],
  ['address', { address: 'https://hooks.example.org:25/' }],
  ['address', { address: 'nonsense' }],
  ['searches', { allCappers: false }],
  ['searches', { searches: ['constructor:1'] }],
  ['searches', { searches: ['tips:999999'] }],
  ['cappers', { cappers: ['nobody-follows'] }],
])('a bad %s is refused, and the error names it: %j', async (field, more) => {
  const { status, error } = await make(await aSubscriber(api), more);
  expect([status, Object.keys(error.details)]).toEqual([400, [field]]);
});

test('there are five webhooks at most, however many calls come at once', async () => {
  const owner = await aSubscriber(api);
  await Promise.all(Array.from({ length: 8 }, () => make(owner)));
  const { webhooks } = await listOf(owner);
  expect(webhooks.length).toBeLessThanOrEqual(5);
  for (let left = webhooks.length; left < 5; left += 1)
    expect((await make(owner)).status).toBe(200);
  const more = await make(owner);
  expect([more.status, more.error.code]).toEqual([422, 'limit_reached']);
});

test('nobody else can test, replace the secret of, enable or delete a webhook', async () => {
  const { id } = await anOwner();
  const other = await aSubscriber(api);
  for (const path of ['/test', '/enable', '/delete', '/secret']) {
    expect((await hooks(path, other, { id, password: PASSWORD })).status).toBe(404);
  }
  expect((await listOf(other)).webhooks).toEqual([]);
});

test('the example of the guide verifies what is sent, and nothing else', async () => {
  goTo(Math.floor(Date.now() / 1_000));
  const { owner, id, secret } = await anOwner();
  await hooks('/test', owner, { id });
  await work();
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  const renewed = (await hooks('/secret', owner, { id, password: PASSWORD })).data.secret;
  await hooks('/test', owner, { id });
  await work();
  const second = receiver.received[1] ?? { headers: {}, body: '' };
  const verdicts = await runExample([
    [secret, headers, body],
    [secret, headers, `${body} `],
    [secret, { ...headers, 'webhook-id': 'x' }, body],
    [secret, { ...headers, 'webhook-timestamp': String(now - 600) }, body],
    [renewed, headers, body],
    // for a day both sign
    [secret, second.headers, second.body],
    [renewed, second.headers, second.body],
  ]);
  expect(verdicts).toEqual([true, false, false, false, false, true, true]);
});

test('a day after its replacement a secret signs no more', async () => {
  const { owner, id } = await anOwner();
  await hooks('/secret', owner, { id, password: PASSWORD });
  goTo(NOW + DAY + 1);
  await hooks('/test', owner, { id });
  await work();
  expect(receiver.received[0]?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
});

test('followers get a tip once, in the names of the open API; others get nothing', async () => {
  const capper = await aPerson(api, { name: 'Anton' });
  const { owner } = await anOwner();
  const other = await startHookReceiver();
  await make(await aSubscriber(api), { address: other.url });
  await follow(owner, capper);
  const tip = await tipOf(capper);
  await notifyOfTips(api.services);
  await work();
  expect(bodies()).toEqual([
    {
      type: 'tip.published',
      timestamp: new Date(NOW * 1_000).toISOString(),
      data: {
        id: tip,
        capper: { id: capper.url, name: 'Anton' },
        sport: 'soccer',
        match: {
          id: nextMatch - 1,
          name: expect.stringMatching(/^Club 0 – Club \d$/),
          startsAt: expect.any(Number),
        },
        outcome: '1x2.1',
        odds: 2,
        stake: 3,
        text: 'Because',
        createdAt: NOW,
        ledgerHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    },
  ]);
  expect(other.received).toEqual([]);
  await other.close();
});

test('of chosen cappers alone tips are sent, and none after the subscription ended', async () => {
  const [chosen, other] = [await aPerson(api), await aPerson(api)];
  const owner = await aSubscriber(api);
  await follow(owner, chosen);
  await follow(owner, other);
  await make(owner, { allCappers: false, cappers: [chosen.url] });
  await tipOf(other);
  expect(receiver.received).toHaveLength(0);
  await tipOf(chosen);
  expect(receiver.received).toHaveLength(1);
  await api.services.db
    .updateTable('users')
    .set({ subscription_expires_at: new Date(NOW * 1_000) })
    .where('url', '=', owner.url)
    .execute();
  await tipOf(chosen);
  expect(receiver.received).toHaveLength(1);
});

test('a saved search sends its finds, also where its letters are off', async () => {
  const owner = await aSubscriber(api);
  const alert = { channel: 1, frequency: 1, isActive: true };
  const payload = { name: 'Long odds', params: {}, notificationParams: alert };
  const { id } = (await call('POST', TEMPLATE_PATHS.tips[0], owner, payload)).data;
  const { searches } = await listOf(owner);
  expect(searches).toEqual([{ id: `tips:${id}`, kind: 'tips', name: 'Long odds' }]);
  await make(owner, { allCappers: false, searches: [`tips:${id}`] });
  await api.app.inject({
    method: 'PUT',
    url: '/page-profile-notifications',
    headers: { ...owner.headers },
    payload: { type: 4, isActive: false },
  });
  // what it finds at first is nothing new
  await alertsJob.run(api.services, wholeRun);
  const tip = await tipOf(await aPerson(api));
  goTo(NOW + 1_800);
  await alertsJob.run(api.services, wholeRun);
  await work();
  expect(bodies()).toEqual([
    {
      type: 'saved_search.found',
      timestamp: new Date(now * 1_000).toISOString(),
      data: {
        search: { kind: 'tips', id, name: 'Long odds' },
        count: 1,
        found: [
          {
            tip,
            match: { id: nextMatch - 1, name: expect.stringContaining('Club 0 – ') },
            outcome: '1x2.1',
            odds: 2,
          },
        ],
      },
    },
  ]);
});

test('deliveries show attempts, answer, duration and the next attempt, under one id', async () => {
  receiver.answerWith({ status: 429, headers: { 'retry-after': '600' } });
  const { owner, id } = await anOwner();
  await hooks('/test', owner, { id });
  await work();
  const [waiting] = (await listOf(owner)).deliveries;
  expect(waiting).toMatchObject({
    webhookId: id,
    type: 'webhook.test',
    status: 'waiting',
    attempts: 1,
    code: 429,
    failure: null,
    durationMs: expect.any(Number),
    nextAt: NOW + 600,
  });
  // one that waits is not doubled
  expect((await hooks('/resend', owner, { id: waiting.id })).status).toBe(404);
  receiver.answerWith({ status: 200 });
  goTo(NOW + 599);
  await work();
  expect(receiver.received).toHaveLength(1);
  goTo(NOW + 600);
  await work();
  const [done] = (await listOf(owner)).deliveries;
  expect(done).toMatchObject({ status: 'delivered', attempts: 2, code: 200, nextAt: null });
  await hooks('/resend', owner, { id: done.id });
  await work();
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([done.id, done.id, done.id]);
  const other = await aSubscriber(api);
  expect((await hooks('/resend', other, { id: done.id })).status).toBe(404);
});

test('410 disables at once and mails the owner, who can enable it again', async () => {
  receiver.answerWith({ status: 410 });
  const { owner, id } = await anOwner();
  await hooks('/test', owner, { id });
  await work();
  expect((await listOf(owner)).webhooks[0]).toMatchObject({
    disabledAt: NOW,
    disabledReason: 'gone',
  });
  const letters = (await mailsOf(api, owner.email)).map(({ text }) => text);
  expect(letters.filter((text) => text.includes('410'))).toHaveLength(1);
  expect((await hooks('/test', owner, { id })).status).toBe(404);
  const { data } = await hooks('/enable', owner, { id });
  expect(data.webhooks[0]).toMatchObject({ disabledAt: null, failingSince: null });
  receiver.answerWith({ status: 200 });
  await hooks('/test', owner, { id });
  await work();
  expect(receiver.received).toHaveLength(2);
});

test('a deleted webhook is sent nothing more', async () => {
  const { owner, id } = await anOwner();
  await hooks('/test', owner, { id });
  const { data } = await hooks('/delete', owner, { id });
  expect([data.webhooks, data.deliveries]).toEqual([[], []]);
  await work();
  expect(receiver.received).toEqual([]);
});

test('a receiver that does not answer delays no letter about an account', async () => {
  const { owner, id } = await anOwner();
  await hooks('/test', owner, { id });
  const late = await aPerson(api);
  const letters = await mailsOf(api, late.email);
  expect(letters).toHaveLength(1);
  expect(receiver.received).toEqual([]);
});
