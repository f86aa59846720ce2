import { execFileSync } from 'node:child_process';
import { createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ACCOUNT_LIMITS, type EndpointName, endpoints } from '@tipmark/contract';
import { headText, isSignedBy, SPORT_NAMES } from '@tipmark/domain';
import { FORMATS } from '@tipmark/importers';
import { sql } from 'kysely';
import {
  EXAMPLES_AT,
  exampleCalls,
  prepareExamples,
} from '../calls/serve/testing/example-calls.ts';
import { LIMITS } from '../people/account/rate-limits.ts';
import { passwordFault } from '../people/account/rules/password-rules.ts';
import { createPasswords } from '../people/account/rules/passwords.ts';
import { insertSession } from '../people/account/sessions/session-queries.ts';
import { digestOf, makeToken } from '../people/account/sessions/session-token.ts';
import { titleOfProvider } from '../people/account/sign-ins/provider-title.ts';
import { OFFERED } from '../people/account/sign-ins/testing/arrivals.ts';
import { aPerson } from '../people/account/testing/people.ts';
import { sealSecret } from '../people/account/totp/sealed-secret.ts';
import { readConfig } from '../platform/config/config.ts';
import { PRESET_NAMES } from '../platform/config/sign-in-providers.ts';
import { tx } from '../platform/database/tx.ts';
import { createApiLogger } from '../platform/http/request-log.ts';
import { publicPushKey } from '../platform/outbox/push-key.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { KEYS } from './backup/backup-keys.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');
const NOW = 1_795_262_400;
const YEAR = 365 * 86_400;

/** The text below a heading of a page, its lines joined. */
function sectionOf(page: string, heading: string): string {
  const text = readFileSync(join(REPOSITORY, 'docs', page), 'utf8');
  const [, ...parts] = text.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const [section = ''] = (parts[0] ?? '').split(/^#+ /m);
  return section.replaceAll(/\s+/g, ' ');
}

/** The words in code style of a text. */
const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const NUMBERS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
const inWords = (number: number) => (number === 50 ? 'fifty' : (NUMBERS[number] ?? String(number)));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The token of a session; that of a guest has its signature behind it. */
const SESSION = /^[\w-]{43}$/;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 120_000);
afterAll(() => api.close());

describe('signing in', () => {
  const text = sectionOf('security.md', 'Sign-in');

  test('has the limits that are documented', () => {
    const { login, loginOfAddress, code } = LIMITS;
    expect(login.windowSeconds).toBe(loginOfAddress.windowSeconds);
    expect(code.windowSeconds).toBe(3_600);
    expect(text).toContain(
      `${capital(inWords(login.max))} failures in ${inWords(login.windowSeconds / 60)} minutes by ` +
        `address and account, ${inWords(loginOfAddress.max)} by address, ` +
        `${inWords(code.max)} wrong codes an hour by account.`,
    );
    const { PASSWORD_MIN_LENGTH: minimum } = readConfig({ NODE_ENV: 'test' });
    const { passwordMaxLength } = ACCOUNT_LIMITS;
    expect(text).toContain(
      `at least \`PASSWORD_MIN_LENGTH\` (${minimum}) and at most ${passwordMaxLength} characters`,
    );
  });

  test('refuses the words of the site that are documented, those of all its sports', () => {
    const [, list = ''] = /among them (.+?)\. -/.exec(text) ?? [];
    const refused = namesIn(list);
    expect(refused).toEqual(expect.arrayContaining(['tipmark', ...SPORT_NAMES]));
    for (const word of refused) {
      for (const password of [
        `${word}2026`,
        `${word}${word}${word}`,
        `!!${word.toUpperCase()}123`,
      ]) {
        expect([password, passwordFault(password, { minimum: 4 })?.key]).toEqual([
          password,
          'password_common',
        ]);
      }
    }
  });

  test('has the ways in that are documented, and no others', async () => {
    const other = await createTestApi({
      now: EXAMPLES_AT,
      config: { signInProviders: [OFFERED] },
    });
    await prepareExamples(other);
    const calls = exampleCalls(() => other);
    const beginning: string[] = [];
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      const call = await calls[name]();
      const { cookies } = await other.app.inject(call);
      const isBegun = cookies.some(
        (cookie) => cookie.name === 'token' && SESSION.test(cookie.value),
      );
      // a call of somebody who is signed in may prolong the cookie
      const isSignedIn = 'authorization' in (call.headers ?? {});
      if (isBegun && !isSignedIn) beginning.push(name);
    }
    await other.close();
    const [, list = ''] = /begin a session: (.+?)\./.exec(text) ?? [];
    expect(namesIn(list)).toEqual(beginning.toSorted());
    const [, ways = ''] = /Ways in: (.+?)\./.exec(text) ?? [];
    for (const name of PRESET_NAMES) expect(ways).toContain(titleOfProvider(name.toLowerCase()));
  }, 300_000);
});

describe('sessions', () => {
  const text = sectionOf('security.md', 'Sessions');
  const [, unused = '', longest = ''] =
    /ends (a|\w+) years? after its last use and (\w+) years after it began/.exec(text) ?? [];
  const yearsOf = (word: string) => (word === 'a' ? 1 : NUMBERS.indexOf(word));

  async function begin(provider: string | null): Promise<string> {
    const { url } = await aPerson(api);
    const { db } = api.services;
    const query = db.selectFrom('users').select('id').where('url', '=', url);
    const { id: userId } = await query.executeTakeFirstOrThrow();
    const token = makeToken();
    const row = { tokenHash: digestOf(token), userId, guestId: 'guest', provider, device: {} };
    await tx(db, (trx) => insertSession(trx, row, NOW));
    return token;
  }

  async function isRunning(token: string, at: number): Promise<boolean> {
    api.setNow(at);
    const reply = await api.app.inject({
      url: '/account/sessions',
      headers: { authorization: token },
    });
    return reply.statusCode === 200;
  }

  beforeEach(() => api.setNow(NOW));
  afterAll(() => api.setNow(NOW));

  test('end without use and at last when the page says so', async () => {
    const life = yearsOf(unused) * YEAR;
    const left = await begin(null);
    expect(await isRunning(left, NOW + life)).toBe(false);
    api.setNow(NOW);
    const used = await begin(null);
    expect(await isRunning(used, NOW + life - 1)).toBe(true);
    const end = NOW + yearsOf(longest) * YEAR;
    expect(await isRunning(used, end - 60)).toBe(true);
    expect(await isRunning(used, end)).toBe(false);
  });

  test('are as many as a user wants, and as many are listed as the page says', async () => {
    expect(text).toContain('any number of sessions, sees a hundred of them');
    const { url, headers } = await aPerson(api);
    const { db } = api.services;
    const query = db.selectFrom('users').select('id').where('url', '=', url);
    const { id: userId } = await query.executeTakeFirstOrThrow();
    const tokens = Array.from({ length: 120 }, makeToken);
    await tx(db, async (trx) => {
      for (const token of tokens) {
        const row = { tokenHash: digestOf(token), userId, guestId: 'guest' };
        await insertSession(trx, { ...row, provider: null, device: {} }, NOW);
      }
    });
    for (const token of tokens) expect(await api.services.sessions.resolve(token)).toBeDefined();
    const reply = await api.app.inject({ url: '/account/sessions', headers });
    expect(reply.json().data.sessions).toHaveLength(100);
  });

  test('begun at another site last as long as any, whatever happens there', async () => {
    expect(text).toContain('A session begun at another site does not end with the one there.');
    // no such provider is configured: nobody could be asked
    const token = await begin('club');
    expect(await isRunning(token, NOW + YEAR - 1)).toBe(true);
    expect(await isRunning(token, NOW + 2 * YEAR - 60)).toBe(true);
    expect(await isRunning(token, NOW + 2 * YEAR)).toBe(false);
  });
});

describe('keys', () => {
  const table = sectionOf('security.md', 'Keys and algorithms');
  const rows = new Map(
    [...table.matchAll(/\| ([^|]+) \| ([^|]+) \| ([^|]+) \|/g)].map(([, key = '', , how = '']) => [
      key.trim(),
      how.trim(),
    ]),
  );
  const algorithmOf = (file: string) =>
    [...rows].find(([key]) => namesIn(key).includes(file))?.[1] ?? '';

  test('that a site makes are those that the pages list, with their variables', () => {
    const made = readdirSync(api.database.dataDir).filter((name) => /\.(?:key|secret)$/.test(name));
    const listed = [...rows.keys()].flatMap(namesIn);
    expect(made.toSorted()).toEqual(listed.toSorted());
    const backups = sectionOf('operations.md', 'Backups');
    const pairs = [...backups.matchAll(/\| (`[^|]+) \| (`[^|]+) \| ([^|]+) \|/g)].flatMap(
      ([, files = '', variables = '', lost = '']) =>
        namesIn(files).map((file, index) => [file, namesIn(variables)[index], lost.length > 10]),
    );
    expect(pairs.toSorted()).toEqual(
      KEYS.map(({ file, variable }) => [file, variable, true]).toSorted(),
    );
    expect(made.toSorted()).toEqual(KEYS.map(({ file }) => file).toSorted());
  });

  test('are used with the algorithms that the page lists', async () => {
    const { guests, ledgerKey } = api.services;
    const secret = readFileSync(join(api.database.dataDir, 'guest.secret'), 'utf8').trim();
    const { guestId, token } = guests.issue();
    const mac = createHmac('sha256', secret).update(guestId).digest('base64url');
    expect(algorithmOf('guest.secret')).toBe('HMAC-SHA-256');
    expect(token).toBe(`g.${guestId}.${mac}`);

    const head = headText({ date: '2026-11-20', seq: 1, hash: 'f'.repeat(64) });
    expect(algorithmOf('ledger.key')).toBe('Ed25519');
    expect(await isSignedBy(ledgerKey.publicKey, ledgerKey.sign(head), head)).toBe(true);

    expect(algorithmOf('push.key')).toBe('ECDSA P-256');
    const push = readFileSync(join(api.database.dataDir, 'push.key'), 'utf8').trim();
    expect(Buffer.from(publicPushKey(push), 'base64url')).toHaveLength(65);

    expect(algorithmOf('totp.key')).toBe('AES-256-GCM');
    const key = randomBytes(32);
    const sealed = Buffer.from(sealSecret(key, 7, 'a secret'), 'base64url');
    const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
    cipher.setAAD(Buffer.from('7')).setAuthTag(sealed.subarray(12, 28));
    const opened = Buffer.concat([cipher.update(sealed.subarray(28)), cipher.final()]);
    expect(opened.toString()).toBe('a secret');

    expect(rows.get('passwords')).toBe('argon2id');
    expect(await createPasswords().hash('a quiet harbour')).toMatch(/^\$argon2id\$/);

    expect(rows.get('tokens, links, keys of the open API')).toBe(
      '256 random bits, stored as SHA-256',
    );
    const made = makeToken();
    expect(Buffer.from(made, 'base64url')).toHaveLength(32);
    expect(digestOf(made)).toBe(createHash('sha256').update(made).digest('hex'));
  });

  test('need no libraries but those that the page lists', () => {
    const catalog = readFileSync(join(REPOSITORY, 'pnpm-workspace.yaml'), 'utf8');
    const names = [...catalog.matchAll(/^ {2,4}["']?([@\w./-]+)["']?:/gm)].map(
      ([, name = '']) => name,
    );
    const ofKeys =
      /crypt|hash|argon|scrypt|jose|jwt|cipher|noble|forge|nacl|sodium|openid|oauth|web-push|aws4|passport|sign|otp|elliptic/i;
    const [, sentence = ''] = /All are of Node and (.+?)\. Where they are stored/.exec(table) ?? [];
    expect(
      names.filter((name) => ofKeys.test(name) && !name.startsWith('@types/')).toSorted(),
    ).toEqual(namesIn(sentence).toSorted());
  });
});

describe('data of people', () => {
  const text = sectionOf('security.md', 'Data');
  const [, lists = ''] = /Tables with rows of a person: (.+?)\. Cards/.exec(text) ?? [];
  const [, gone = '', withoutName = '', ended = '', retained = ''] =
    /^(.+); without a name after it (.+); gone with it or sooner(.+); retained as books(.+)$/.exec(
      lists,
    ) ?? [];
  /** How far jobs are: their ids are of nobody's data. */
  const POSITIONS = ['told_tips', 'template_alerts_told'];
  const COLUMNS = ['user_id', 'email', 'recipient', 'guest_id', 'ledger_id', 'mailbox_hash'];

  test('are in one class each', async () => {
    const { rows } = await sql<{ name: string }>`
      select k.conrelid::regclass::text as name from pg_constraint k
      where k.contype = 'f' and k.confrelid = 'users'::regclass
      union
      select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind in ('r', 'p') and not c.relispartition
        and c.relnamespace = 'public'::regnamespace and a.attname = any(${COLUMNS}::text[])
        and c.relname <> 'users' and not c.relname = any(${POSITIONS}::text[]) order by 1`.execute(
      api.services.db,
    );
    const listed = namesIn(lists);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  test('go with the account, or lose its name, as the page says', async () => {
    const { rows } = await sql<{ name: string; how: string }>`
      select k.conrelid::regclass::text as name, string_agg(distinct k.confdeltype::text, '') as how
      from pg_constraint k where k.contype = 'f' and k.confrelid = 'users'::regclass
      group by 1`.execute(api.services.db);
    const howOf = new Map(rows.map(({ name, how }) => [name, how]));
    for (const name of namesIn(gone)) expect([name, howOf.get(name)]).toEqual([name, 'c']);
    for (const name of namesIn(withoutName)) expect([name, howOf.get(name)]).toEqual([name, 'n']);
    for (const name of namesIn(ended + retained)) expect(howOf.has(name)).toBe(false);
  });

  test('that are secret are stored as hash or sealed', async () => {
    const [, secret = ''] = /secret and gone with the account (.+?);/.exec(lists) ?? [];
    const { rows } = await sql<{ name: string; column: string }>`
      select table_name as name, column_name as column from information_schema.columns
      where table_schema = 'public' and column_name ~ '(token|secret|code|password|hash)'
        and data_type in ('text', 'bytea', 'character varying')`.execute(api.services.db);
    const ofSecret = rows.filter(({ name }) => namesIn(secret).includes(name));
    expect(ofSecret.length).toBeGreaterThan(6);
    for (const { name, column } of ofSecret) {
      expect(`${name}.${column}`).toMatch(/hash$|sealed_secret$/);
    }
  });
});

describe('the log', () => {
  const text = sectionOf('security.md', 'Logs');

  test('has a line for each call with the fields that are documented, and no others', async () => {
    const before = api.log.length;
    const { headers } = await aPerson(api);
    await api.app.inject({ url: '/account/sessions', headers });
    const lines = api.log.slice(before).filter(({ msg }) => msg === 'request');
    expect(lines).toHaveLength(2);
    const [, list = ''] = /name of who asks: (.+?)\./.exec(text) ?? [];
    for (const line of lines)
      expect(Object.keys(line).toSorted()).toEqual(namesIn(list).toSorted());
  });

  test('has times in milliseconds of UTC', () => {
    expect(text).toContain('times are milliseconds of UTC');
    const lines: string[] = [];
    const from = Date.now();
    createApiLogger('info', { write: (line) => void lines.push(line) }).info('now');
    const { time } = JSON.parse(lines[0] ?? '{}') as { time: number };
    expect(time).toBeGreaterThanOrEqual(from);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  test('is written to standard output and nowhere else', () => {
    expect(text).toContain('to standard output and nowhere else');
    const folder = mkdtempSync(join(tmpdir(), 'log-'));
    const module = join(import.meta.dirname, '../platform/http/request-log.ts');
    const code = `import { createApiLogger } from ${JSON.stringify(module)};
      createApiLogger('info').info('a line');`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    expect(JSON.parse(output)).toMatchObject({ msg: 'a line' });
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

test('files that can be imported are those of the page of formats', () => {
  const text = sectionOf('import-formats.md', 'Formats that can be imported');
  const listed = [...text.matchAll(/\| `([\w-]+)` \| /g)].map(([, name = '']) => name);
  // the readers of one kind of files, not those of contradictions below
  const formats = listed.filter((name, index) => listed.indexOf(name) === index);
  expect(formats.toSorted()).toEqual([...Object.keys(FORMATS), 'records'].toSorted());
});
