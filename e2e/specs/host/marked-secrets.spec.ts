import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import {
  type Fault,
  type Neighbour,
  startDatabaseNeighbour,
  startHttpNeighbour,
  startMailNeighbour,
  startRedisNeighbour,
} from '../../world/faulty-neighbour.ts';
import { freePort } from '../../world/free-port.ts';
import { answers, run } from '../../world/processes.ts';
import { startWatched, type WatchedProcess } from '../../world/watched-process.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const API = 'apps/api/src/main.ts';
const SHELL = 'apps/shell/dist/server/server.js';
const PASSWORD = 'a quiet harbour at noon';
const JSON_BODY = { 'content-type': 'application/json' };

/** A value that stands nowhere else, long enough for every setting. */
const mark = (name: string) => `mark-${createHash('sha256').update(name).digest('hex')}`;

/** The private key of P-256 that the api takes as base64url. */
const pushKey = createHash('sha256').update('push').digest('base64url');

/** Secrets by the setting that has them. */
const SECRETS: Readonly<Record<string, string>> = {
  GUEST_SECRET: mark('guest'),
  TOTP_KEY: mark('totp'),
  FEED_KEY: mark('feed'),
  PUSH_KEY: pushKey,
  TELEGRAM_BOT_TOKEN: `123456789:${mark('telegram')}`,
  TELEGRAM_WEBHOOK_SECRET: mark('webhook'),
  YOOKASSA_SECRET_KEY: mark('yookassa'),
  PAYPRO_VALIDATION_KEY: mark('paypro validation'),
  PAYPRO_API_SECRET: mark('paypro'),
  OIDC_MARKED_CLIENT_SECRET: mark('oidc'),
};
/** Passwords and keys within addresses, and one of a file of DATA_DIR. */
const WITHIN = {
  smtp: mark('smtp'),
  redis: mark('redis'),
  statistics: mark('statistics'),
  database: mark('database'),
};
const OPERATOR_FILE = mark('operator');
/** What only its owner may have, in paths and headers of requests. */
const OF_VISITOR = ['confirm', 'recover', 'cookie', 'session', 'unsubscribe'].map((name) =>
  mark(`visitor ${name}`),
);
const [CONFIRM = '', RECOVER = '', COOKIE = '', SESSION = '', UNSUBSCRIBE = ''] = OF_VISITOR;

const SHOP = 'shop-506';
const CLIENT = 'client-of-marked';

/** As it is, without the number of a bot, and as a header of a name and a password has it. */
function spellingsOf(secret: string): string[] {
  const base64 = (text: string) => Buffer.from(text).toString('base64').replace(/=+$/, '');
  const bare = secret.slice(secret.indexOf(':') + 1);
  const encoded = secret.replaceAll('-', '%2D');
  const pairs = [`${SHOP}:${secret}`, `${CLIENT.replaceAll('-', '%2D')}:${encoded}`];
  return [bare, encoded, ...[secret, `\0mailer\0${secret}`, ...pairs].map(base64)];
}

/** Names of the secrets that a text contains. */
function found(text: string, secrets: Readonly<Record<string, string>>): string[] {
  return Object.entries(secrets)
    .filter(([, secret]) => spellingsOf(secret).some((one) => text.includes(one)))
    .map(([name]) => name);
}

const ALL = { ...SECRETS, ...WITHIN, OPERATOR_FILE };

let dataDir: string;
let http: Neighbour;
let mail: Neighbour;
let redis: Neighbour;
let api: WatchedProcess;
let shell: WatchedProcess;
let site: string;
let apiUrl: string;
/** Headers and bodies of all answers. */
let replies = '';

function environment(port: number, apiPort: number): Record<string, string> {
  const root = `http://127.0.0.1:${http.port}`;
  return {
    ...SECRETS,
    DATA_DIR: dataDir,
    WORLD: 'empty',
    PORT: String(port),
    API_PORT: String(apiPort),
    PUBLIC_URL: `http://localhost:${port}`,
    CALL_DEADLINE_MS: '4000',
    SMTP_URL: `smtp://mailer:${WITHIN.smtp}@127.0.0.1:${mail.port}`,
    REDIS_URL: `redis://:${WITHIN.redis}@127.0.0.1:${redis.port}`,
    STATISTICS_URL: `${root}/events?key=${WITHIN.statistics}`,
    TELEGRAM_API_ROOT: `${root}/telegram`,
    PUSH_SERVICES: `https://127.0.0.1:${http.port}`,
    ACQUIRER: 'country',
    YOOKASSA_API_ROOT: `${root}/yookassa`,
    YOOKASSA_SHOP_ID: SHOP,
    PAYPRO_API_ROOT: `${root}/paypro`,
    PAYPRO_VENDOR_ID: '150138',
    PAYPRO_PRODUCTS: '11,13,112',
    OIDC_MARKED_ISSUER: root,
    OIDC_MARKED_CLIENT_ID: CLIENT,
    LOG_LEVEL: 'debug',
  };
}

const neighbours = () => [http, mail, redis];
const failAll = (fault: Fault) => Promise.all(neighbours().map((one) => one.fail(fault)));

test.beforeAll(async () => {
  test.setTimeout(240_000);
  dataDir = await mkdtemp(path.join(tmpdir(), 'tipmark-marked-'));
  await writeFile(path.join(dataDir, 'operator.key'), `${OPERATOR_FILE}\n`, { mode: 0o600 });
  [http, mail, redis] = await Promise.all([
    startHttpNeighbour(),
    startMailNeighbour(),
    startRedisNeighbour(),
  ]);
  await failAll('refused');
  const [port, apiPort] = [await freePort(), await freePort()];
  const env = environment(port, apiPort);
  [site, apiUrl] = [env['PUBLIC_URL'] ?? '', `http://127.0.0.1:${apiPort}`];
  await run('tooling/release/src/main.ts', ['soccer', 'account'], { ...process.env, ...env });
  api = startWatched(API, env);
  shell = startWatched(SHELL, env);
  await answers(`${apiUrl}/health/ready`, [api.child]);
  await answers(`${site}/health/ready`, [shell.child]);
});

test.afterAll(async () => {
  await Promise.all([shell?.stop(), api?.stop()]);
  await Promise.all(neighbours().map((one) => one?.close()));
  await rm(dataDir, { recursive: true, force: true });
});

async function request(address: string, init: RequestInit = {}): Promise<Response> {
  const reply = await fetch(address, { redirect: 'manual', ...init });
  const headers = [...reply.headers].map((pair) => pair.join(': ')).join('\n');
  replies += `${init.method ?? 'GET'} ${address} ${reply.status}\n${headers}\n`;
  replies += `${await reply.clone().text()}\n`;
  return reply;
}

const call = (method: string, url: string, authorization?: string, body?: object) =>
  request(`${site}/api${url}`, {
    method,
    headers: {
      ...(body && JSON_BODY),
      ...(authorization !== undefined && { authorization }),
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0',
    },
    ...(body && { body: JSON.stringify(body) }),
  });

async function register(name: string): Promise<{ token: string; url: string }> {
  const account = { userEmail: `${name}@example.com`, userName: name, userPassword: PASSWORD };
  const reply = await call('POST', '/register', undefined, account);
  expect(reply.status, await reply.clone().text()).toBe(200);
  return ((await reply.json()) as { data: { token: string; url: string } }).data;
}

/** Goes to the provider and comes back with a code, as a browser does. */
async function signInElsewhere(): Promise<void> {
  const start = await request(`${site}/api/auth/marked/start`);
  const to = new URL(start.headers.get('location') ?? '', site);
  const state = to.searchParams.get('state');
  if (state === null) return;
  const cookie = start.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  const callback = `${site}/api/auth/marked/callback?code=code-of-marked&state=${state}`;
  await request(callback, { headers: { cookie: cookie.join('; ') } });
}

/** Everything that makes the site call a neighbour, at once. */
async function useNeighbours(fault: Fault): Promise<void> {
  const [person, other] = await Promise.all([register(`olga-${fault}`), register(`ivan-${fault}`)]);
  const point = Buffer.alloc(65, 4).toString('base64url');
  const keys = { p256dh: point, auth: Buffer.alloc(16, 1).toString('base64url') };
  const endpoint = `https://127.0.0.1:${http.port}/${fault}`;
  await call('POST', '/account/push', person.token, { endpoint, keys });
  await Promise.all([
    call('POST', '/change-subscription', person.token, { subscriptionType: 2 }),
    call('PUT', '/follow', other.token, { tipster_user_url: person.url, is_follow: true }),
    call('POST', '/account/telegram', person.token, { userPassword: PASSWORD }),
    call('POST', '/send-pass-recovery-message', undefined, {
      userEmail: `olga-${fault}@example.com`,
    }),
    call('POST', '/statistics', undefined, { event_type: 'gift_shown', event_properties: {} }),
    request(`${apiUrl}/operator/payments`),
    request(`${apiUrl}/operator/providers`),
    signInElsewhere(),
  ]);
}

/** Links of letters and old sessions at addresses that no route has. */
const MISSED: readonly (readonly [string, string])[] = [
  ['PATCH', `/api/user-info/${COOKIE}`],
  ['PUT', `/api/confirm-email/${CONFIRM}`],
  ['GET', `/api/confirm-email/${CONFIRM}/more`],
  ['DELETE', `/api/recover-password/${RECOVER}`],
  ['GET', `/api/recover-password/${RECOVER}/more`],
  ['POST', `/api/social-login/${SESSION}/more`],
  ['PUT', `/api/unsubscribe/one-click/${UNSUBSCRIBE}`],
  ['GET', `/api/nothing/${SESSION}`],
  ['GET', `/confirm-email/${CONFIRM}/more`],
  ['GET', `/en/recover-password/${RECOVER}/more`],
  ['POST', `/recover-password/${RECOVER}`],
  ['GET', `/unsubscribe/${UNSUBSCRIBE}?token=${UNSUBSCRIBE}`],
];
/** Addresses with a route, whose parts are secrets too. */
const MATCHED = [
  `/api/user-info/${COOKIE}`,
  `/api/confirm-email/${CONFIRM}`,
  `/api/recover-password/${RECOVER}`,
  `/confirm-email/${CONFIRM}`,
  `/recover-password/${RECOVER}`,
  `/unsubscribe?token=${UNSUBSCRIBE}`,
];

const headers = { cookie: `token=${SESSION}`, authorization: SESSION };

async function followLinks(): Promise<void> {
  for (const [method, address] of MISSED) await request(site + address, { method, headers });
  for (const address of MATCHED) await request(site + address, { headers });
}

/** At the api's own port, with one part too many. */
async function followLinksOfApi(): Promise<void> {
  for (const address of MATCHED.filter((one) => one.startsWith('/api/'))) {
    const own = apiUrl + address.slice('/api'.length);
    await request(`${own}/more`, { method: 'PUT', headers });
  }
}

/** Keys where they do not belong: nobody may find them in a log afterwards. */
async function misplaceKeys(): Promise<void> {
  for (const key of [OPERATOR_FILE, SECRETS['FEED_KEY'] ?? '', SECRETS['TOTP_KEY'] ?? '']) {
    await fetch(`${site}/Results/${key}`).then((reply) => reply.text());
    await fetch(`${site}/profile/${key}`).then((reply) => reply.text());
    await fetch(`${apiUrl}/page-profile/${key}`).then((reply) => reply.text());
  }
}

for (const fault of ['refused', 'hanging', 'echoing'] as const) {
  test(`the site goes on while every neighbour is ${fault}`, async () => {
    await failAll(fault);
    await useNeighbours(fault);
    await followLinks();
    await followLinksOfApi();
    expect((await request(`${site}/about-us`)).status).toBe(200);
  });
}

/** Starts an api whose database fails so, until it has named it. @returns what it wrote */
async function startWithout(fault: Fault): Promise<string> {
  const database = await startDatabaseNeighbour();
  await database.fail(fault);
  const own = startWatched(API, {
    ...environment(await freePort(), await freePort()),
    DATABASE_URL: `postgres://keeper:${WITHIN.database}@127.0.0.1:${database.port}/tipmark`,
    DATA_DIR: path.join(dataDir, fault),
  });
  try {
    const sentence = /waiting for the database|does not (?:answer|accept the user)/;
    await expect.poll(() => own.written(), { timeout: 60_000 }).toMatch(sentence);
    if (fault === 'echoing') expect(database.received()).toContain(WITHIN.database);
    return own.written();
  } finally {
    await own.stop();
    await database.close();
  }
}

test('a database that is refused, hangs or answers wrongly is named without its password', async () => {
  const written = await Promise.all((['refused', 'hanging', 'echoing'] as const).map(startWithout));
  expect(written.at(-1)).toContain('does not accept the user "keeper"');
  expect(found(written.join(''), ALL)).toEqual([]);
});

test('no log, answer or metric has a secret, though every neighbour was sent its own', async () => {
  // what the first attempts left is tried again meanwhile
  const sent = () => http.received() + mail.received() + redis.received();
  const reached = ['TELEGRAM_BOT_TOKEN', 'YOOKASSA_SECRET_KEY', 'OIDC_MARKED_CLIENT_SECRET'];
  await expect
    .poll(() => found(sent(), ALL), { timeout: 10_000 })
    .toEqual(expect.arrayContaining([...reached, 'smtp', 'redis', 'statistics']));
  await misplaceKeys();
  for (const address of [`${apiUrl}/metrics`, `${site}/metrics`]) {
    const reply = await request(address);
    expect(reply.status).toBe(200);
  }
  await api.stop();
  expect((await request(`${site}/api/account/session`)).status).toBeGreaterThanOrEqual(500);
  expect((await request(`${site}/Teams?look=${Date.now()}`)).status).toBeGreaterThanOrEqual(500);
  await followLinks();
  await shell.stop();

  expect(found(replies, ALL)).toEqual([]);
  for (const { written } of [api, shell]) {
    const log = written();
    expect(log.length).toBeGreaterThan(1_000);
    expect(found(log, ALL)).toEqual([]);
    expect(OF_VISITOR.filter((secret) => log.includes(secret))).toEqual([]);
  }
  // the services' answers with the secrets in them were logged
  expect(api.written()).toMatch(/refused: .*\[hidden\]/);
});
