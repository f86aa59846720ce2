import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PROCESS_ENV } from './testing/api-process.ts';
import { isTestingPostgres } from './testing/create-test-database.ts';
import { copyTemplate } from './testing/test-template.ts';

let dataDir: string;
/** It runs from the first test to the one that kills it. */
let first: ChildProcess;
let url: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tipmark-main-'));
  await copyTemplate(dataDir);
  first = start();
  url = await addressOf(first);
}, 60_000);

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...PROCESS_ENV, DATA_DIR: dataDir, API_PORT: '0', WORLD: 'empty', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

/** Address of an api that has started. */
async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const entry = JSON.parse(line);
    if (entry.msg === 'listening') return entry.url;
  }
  throw new Error('The api ended before it listened');
}

async function endOf(child: ChildProcess) {
  let message = '';
  child.stderr?.on('data', (chunk) => {
    message += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, output: message };
}

test('a second start on the same data exits with 75 and does not affect the first', async () => {
  const second = await endOf(start());
  expect(second.code).toBe(75);
  expect(second.output).toMatch(/already in use.*DATA_DIR/);
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
}, 60_000);

test('a start on a port in use exits with 76 and names the variable', async () => {
  const other = mkdtempSync(join(tmpdir(), 'tipmark-main-'));
  await copyTemplate(other);
  const second = await endOf(start({ API_PORT: new URL(url).port, DATA_DIR: other }));
  expect(second.code).toBe(76);
  expect(second.output).toContain('API_PORT');
  rmSync(other, { recursive: true, force: true });
}, 60_000);

test('after a kill it starts again on the same data, and exits with 0 on SIGTERM', async () => {
  first.kill('SIGKILL');
  await once(first, 'exit');
  const child = start();
  expect((await fetch(`${await addressOf(child)}/soccer/results/page`)).status).toBe(200);
  const end = endOf(child);
  child.kill('SIGTERM');
  expect((await end).code).toBe(0);
}, 60_000);

test('a directory that cannot be written is named in one sentence', async () => {
  const file = join(dataDir, 'a-file');
  writeFileSync(file, '');
  const { code, output: message } = await endOf(start({ DATA_DIR: join(file, 'data') }));
  expect(code).toBe(1);
  expect(message).toMatch(
    /^The data folder .*a-file\/data cannot be used: a part of its path is a file\..*\n$/,
  );
}, 60_000);

test.each([
  ['an unknown database', '/no_such_database', /no database "no_such_database"/],
  ['an unknown user', '//nobody_here@', /does not accept the user "nobody_here"/],
])(
  '%s is named in one sentence, without the password',
  async (_name, part, expected) => {
    const url = new URL(
      process.env['PG_TEST_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres',
    );
    if (part.startsWith('//')) [url.username, url.password] = ['nobody_here', 'a-secret-of-ours'];
    else url.pathname = part;
    if (!isTestingPostgres) return;
    const { code, output: message } = await endOf(start({ DATABASE_URL: url.href }));
    expect(code).toBe(1);
    expect(message).toMatch(expected);
    expect(message.trim().split('\n')).toHaveLength(1);
    expect(message).not.toContain('a-secret-of-ours');
  },
  60_000,
);

test('a bad configuration exits with 1 and names the variable', async () => {
  const { code, output: message } = await endOf(start({ WORLD: 'flat' }));
  expect(code).toBe(1);
  expect(message).toMatch(/^Cannot start\. WORLD: /);
}, 60_000);
