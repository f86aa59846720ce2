import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { appendEntries } from '../../betting/ledger/append-entries.ts';
import { aPerson } from '../../people/account/testing/people.ts';
import { connectDatabase } from '../../platform/database/connect.ts';
import { tx } from '../../platform/database/tx.ts';
import { PROCESS_ENV, startApiProcess } from '../../testing/api-process.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import { createServerDatabase } from '../../testing/server-databases.ts';
import { copyTemplate } from '../../testing/test-template.ts';
import { BackupRefused } from './backup-refused.ts';
import { DUMP_FILE, EMBEDDED_FOLDER, makeBackup } from './make-backup.ts';
import { dumpDatabase } from './postgres-tools.ts';
import { restoreBackup } from './restore-backup.ts';

const PG_TEST_URL = process.env['PG_TEST_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const ENTRIES = 25;

let root: string;
let api: TestApi;
let source: string | undefined;
let empty: string | undefined;
const closing: (() => Promise<unknown>)[] = [];

async function onServer(text: string): Promise<void> {
  const client = new Client({ connectionString: PG_TEST_URL });
  await client.connect();
  await client.query(text);
  await client.end();
}

async function emptyDatabase(): Promise<string> {
  const name = `tipmark_run_${Date.now().toString(36)}_${process.pid}_empty`;
  await onServer(`create database ${name} template template0`);
  closing.push(() => onServer(`drop database ${name} with (force)`));
  const url = new URL(PG_TEST_URL);
  url.pathname = `/${name}`;
  return url.href;
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'tipmark-backup-'));
  const dataDir = join(root, 'data');
  if (isTestingPostgres) {
    const made = await createServerDatabase();
    source = made.url;
    empty = await emptyDatabase();
    closing.unshift(made.drop);
  } else await copyTemplate(dataDir);
  const connection = connectDatabase({ dataDir, databaseUrl: source });
  api = await createTestApi({
    database: { ...connection, dataDir },
    config: { DATA_DIR: dataDir, DATABASE_URL: source, FEED_KEY: 'f'.repeat(40) },
  });
  closing.unshift(() => connection.close());
  await aPerson(api);
  await tx(api.services.db, (trx) =>
    appendEntries(
      trx,
      1_795_262_400,
      Array.from({ length: ENTRIES }, (_, index) => ({
        ledgerId: 'L1',
        content: { t: 'reset', n: index } as never,
      })),
    ),
  );
}, 120_000);

afterAll(async () => {
  await api.close();
  for (const close of closing) await close();
  rmSync(root, { recursive: true, force: true });
}, 60_000);

const backUp = (folder: string) =>
  makeBackup({
    config: api.services.config,
    folder,
    engine: source === undefined ? 'pglite' : 'postgres',
    copyDatabase: async (draft) => {
      if (source !== undefined) return dumpDatabase(source, join(draft, DUMP_FILE));
      await api.services.database.copyTo?.(join(draft, EMBEDDED_FOLDER));
    },
  });

const target = (name: string) => ({
  ...api.services.config,
  DATA_DIR: join(root, name),
  DATABASE_URL: empty,
});

test('a backup of a running site is restored with its keys and a ledger that verifies', async () => {
  const folder = join(root, 'one');
  const { db } = api.services;
  const waiting = await db
    .selectFrom('outbox')
    .selectAll()
    .where('status', '=', 'pending')
    .execute();
  expect(waiting.length).toBeGreaterThan(0);
  const note = await backUp(folder);
  expect(note.keys).toEqual([
    'guest.secret',
    'totp.key',
    'feed.key',
    'operator.key',
    'push.key',
    'ledger.key',
  ]);
  // the site goes on: this is not in the backup
  await aPerson(api, { email: 'later@example.com', name: 'later' } as never);

  const config = target('restored');
  const restored = await restoreBackup(config, folder);
  expect(restored.ledger).toEqual({ entries: ENTRIES, brokenAt: undefined });
  expect(restored.droppedMessages).toBe(waiting.length);
  for (const key of note.keys.filter((one) => one !== 'feed.key')) {
    expect(readFileSync(join(config.DATA_DIR, key), 'utf8')).toBe(
      readFileSync(join(api.services.config.DATA_DIR, key), 'utf8'),
    );
  }
  expect(readFileSync(join(config.DATA_DIR, 'feed.key'), 'utf8').trim()).toBe('f'.repeat(40));
  const copy = connectDatabase({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL });
  const users = await copy.db.selectFrom('users').select('email').execute();
  const messages = await copy.db.selectFrom('outbox').select('status').execute();
  await copy.close();
  expect(users).toHaveLength(1);
  expect(messages.every(({ status }) => status === 'dropped')).toBe(true);
}, 120_000);

test('nothing is overwritten: a full folder is refused by backup and restore', async () => {
  const folder = join(root, 'two');
  await backUp(folder);
  await expect(backUp(folder)).rejects.toThrow(/is not empty/);
  await expect(restoreBackup(api.services.config, folder)).rejects.toThrow(BackupRefused);
  await expect(backUp(join(api.services.config.DATA_DIR, 'inside'))).rejects.toThrow(/DATA_DIR/);
  await expect(restoreBackup(target('three'), root)).rejects.toThrow(/is not a backup/);
  if (source !== undefined) {
    const smaller = { ...target('four'), DATABASE_URL: undefined };
    await expect(restoreBackup(smaller, folder)).rejects.toThrow(/set DATABASE_URL/);
    const used = { ...target('five'), DATABASE_URL: source };
    await expect(restoreBackup(used, folder)).rejects.toThrow(/has tables/);
    expect(existsSync(join(root, 'five'))).toBe(false);
  }
}, 120_000);

test('without the tools of PostgreSQL the backup says what to install', async () => {
  const path = process.env['PATH'];
  process.env['PATH'] = '';
  try {
    await expect(dumpDatabase(PG_TEST_URL, join(root, 'none'))).rejects.toThrow(
      /pg_dump is not on PATH: install/,
    );
  } finally {
    process.env['PATH'] = path;
  }
});

const onEmbedded = isTestingPostgres ? test.skip : test;

onEmbedded(
  'the command asks the running api, which owns its database',
  async () => {
    const dataDir = join(root, 'running');
    await copyTemplate(dataDir);
    const running = await startApiProcess({ DATA_DIR: dataDir });
    const command = (file: string, folder: string, more: Record<string, string>) =>
      promisify(execFile)(process.execPath, [join(import.meta.dirname, '../..', file), folder], {
        env: { ...PROCESS_ENV, ...more },
      });
    const folder = join(root, 'of-running');
    const own = { DATA_DIR: dataDir, API_PORT: new URL(running.url).port };
    try {
      const { stdout } = await command('backup.ts', folder, own);
      expect(stdout).toContain('pglite, keys guest.secret');
      await expect(command('backup.ts', folder, own)).rejects.toMatchObject({
        stderr: expect.stringContaining('is not empty'),
      });
    } finally {
      await running.stop();
    }
    const { stdout } = await command('restore.ts', folder, { DATA_DIR: join(root, 'again') });
    expect(stdout).toContain('the ledger verifies (0 entries)');
    writeFileSync(join(root, 'again', 'kept'), '');
    await expect(
      command('restore.ts', folder, { DATA_DIR: join(root, 'again') }),
    ).rejects.toMatchObject({ stderr: expect.stringContaining('is not empty') });
  },
  120_000,
);
