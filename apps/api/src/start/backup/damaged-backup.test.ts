import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleOf, testSeed } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import { Client } from 'pg';
import { type Config, readConfig } from '../../platform/config/config.ts';
import { connectDatabase } from '../../platform/database/connect.ts';
import { startApiProcess } from '../../testing/api-process.ts';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import { createBareServerDatabase, createServerDatabase } from '../../testing/server-databases.ts';
import { copyTemplate } from '../../testing/test-template.ts';
import { NOTE_FILE, readNote, writeNote } from './backup-note.ts';
import { BackupRefused } from './backup-refused.ts';
import { DUMP_FILE, EMBEDDED_FOLDER, makeBackup } from './make-backup.ts';
import { dumpDatabase } from './postgres-tools.ts';
import { restoreBackup } from './restore-backup.ts';
import { UNFINISHED_FILE } from './unfinished-restore.ts';

jest.setTimeout(240_000);

let root: string;
let backup: string;
let files: string[];
let config: Config;
let target: Config;
const closing: (() => Promise<unknown>)[] = [];

const settings = (dataDir: string, databaseUrl: string | undefined): Config => ({
  ...readConfig({ NODE_ENV: 'test', WORLD: 'empty', DATA_DIR: dataDir }),
  DATABASE_URL: databaseUrl,
});

const backUp = (folder: string, copyDatabase: (draft: string) => Promise<void>) =>
  makeBackup({
    config,
    folder,
    engine: isTestingPostgres ? 'postgres' : 'pglite',
    copyDatabase,
  });

async function copyOfDatabase(draft: string): Promise<void> {
  const { DATA_DIR: dataDir, DATABASE_URL: url } = config;
  if (url !== undefined) return dumpDatabase(url, join(draft, DUMP_FILE));
  const connection = connectDatabase({ dataDir });
  await connection.copyTo?.(join(draft, EMBEDDED_FOLDER));
  await connection.close();
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'tipmark-damaged-'));
  const dataDir = join(root, 'data');
  mkdirSync(dataDir);
  const made = isTestingPostgres ? await createServerDatabase() : undefined;
  const empty = isTestingPostgres ? await createBareServerDatabase() : undefined;
  for (const one of [made, empty]) if (one !== undefined) closing.push(one.drop);
  config = settings(dataDir, made?.url);
  target = settings(join(root, 'restored'), empty?.url);
  if (made === undefined) await copyTemplate(dataDir);
  writeFileSync(join(dataDir, 'guest.secret'), `${'g'.repeat(43)}\n`);
  writeFileSync(join(dataDir, 'ledger.key'), 'k'.repeat(64));
  mkdirSync(join(dataDir, 'remotes/soccer/1'), { recursive: true });
  writeFileSync(join(dataDir, 'remotes/soccer/1/remote.js'), 'export default {};\n');
  backup = join(root, 'backup');
  await backUp(backup, copyOfDatabase);
  files = readdirSync(backup, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
});

afterAll(async () => {
  for (const close of closing) await close();
  rmSync(root, { recursive: true, force: true });
});

async function tablesOfTarget(): Promise<number> {
  if (target.DATABASE_URL === undefined) return 0;
  const client = new Client({ connectionString: target.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(
    "select count(*)::int as tables from pg_tables where schemaname = 'public'",
  );
  await client.end();
  return rows[0].tables;
}

/** Restores the backup, which must be refused. @returns why */
async function refusal(from = backup): Promise<string> {
  const outcome = await restoreBackup(target, from).then(
    () => 'restored',
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(BackupRefused);
  expect(existsSync(target.DATA_DIR)).toBe(false);
  expect(await tablesOfTarget()).toBe(0);
  return (outcome as BackupRefused).message;
}

type Damage = (file: string, share: number) => void;

const DAMAGES: Readonly<Record<string, Damage>> = {
  truncated: (file, share) =>
    truncateSync(file, Math.floor(readFileSync(file).length * Math.min(share, 0.999))),
  'bit flipped': (file, share) => {
    const content = readFileSync(file);
    const at = Math.floor((content.length - 1) * share);
    content[at] = (content[at] ?? 0) ^ 4;
    writeFileSync(file, content);
  },
  missing: (file) => rmSync(file),
};

/** A file of the backup is damaged while something is tried with it. */
async function whileDamaged(file: string, damage: () => void, work: () => Promise<void>) {
  const whole = readFileSync(file);
  damage();
  try {
    await work();
  } finally {
    writeFileSync(file, whole);
  }
}

test('whichever file is damaged or missing is named, and nothing is restored', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.constantFrom(...Object.keys(DAMAGES)),
      fc.double({ min: 0, max: 1, noNaN: true }),
      async (which, how, share) => {
        // an empty file cannot be damaged, and the note has tests of its own
        const damageable = files.filter(
          (file) => !file.endsWith(NOTE_FILE) && readFileSync(file).length > 0,
        );
        const file = damageable[Math.floor(which * damageable.length)] ?? '';
        await whileDamaged(
          file,
          () => DAMAGES[how]?.(file, share),
          async () => {
            const why = await refusal();
            expect(why).toContain(file);
            expect(why).toMatch(/Nothing was restored\. Use another copy of this backup/);
          },
        );
      },
    ),
    { seed: testSeed, numRuns: sampleOf(12, 150) },
  );
});

test('a note with any bit flipped is refused, or means the same as before', async () => {
  const note = join(backup, NOTE_FILE);
  const whole = readFileSync(note, 'utf8');
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(7), async (at, bit) => {
      const content = Buffer.from(whole);
      content[at] = (content[at] ?? 0) ^ (1 << bit);
      if (isSameNote(content.toString(), whole)) return;
      await whileDamaged(
        note,
        () => writeFileSync(note, content),
        async () => expect(await refusal()).toMatch(/backup\.json (?:is damaged|has version)/),
      );
    }),
    { seed: testSeed, numRuns: sampleOf(100, 2_000) },
  );
});

/** A flipped bit may make another kind of white space. */
function isSameNote(text: string, other: string): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(JSON.parse(other));
  } catch {
    return false;
  }
}

test.each([
  ['that is cut off', (text: string) => text.slice(0, 200), /backup\.json is damaged/],
  ['that is empty', () => '', /backup\.json is damaged/],
  ['that is a list', () => '[]', /backup\.json is damaged/],
  [
    'of a later version',
    (text: string) => text.replace('"version": 2', '"version": 3'),
    /backup\.json has version 3, this build reads version 2\. .*with the build that wrote it/,
  ],
  [
    'that only claims to be of the first version',
    (text: string) => text.replace('"version": 2', '"version": 1'),
    /backup\.json has version 1/,
  ],
])('a note %s is refused with what to do', async (_name, change, why) => {
  const note = join(backup, NOTE_FILE);
  const text = readFileSync(note, 'utf8');
  await whileDamaged(
    note,
    () => writeFileSync(note, change(text)),
    async () => expect(await refusal()).toMatch(why),
  );
});

test('a backup of a newer build is refused before anything is restored', async () => {
  const note = join(backup, NOTE_FILE);
  const made = readNote(backup);
  await whileDamaged(
    note,
    () => void writeNote(backup, made, '9999-of-tomorrow'),
    async () => expect(await refusal()).toMatch(/does not have its migration 9999-of-tomorrow/),
  );
});

test('a folder without a note, and one that does not exist, are no backups', async () => {
  const note = join(backup, NOTE_FILE);
  await whileDamaged(
    note,
    () => rmSync(note),
    async () => expect(await refusal()).toMatch(/is not a backup: it has no backup\.json/),
  );
  expect(await refusal(join(root, 'nowhere'))).toMatch(/nowhere is not a backup/);
});

test('a database that cannot be loaded leaves neither files nor tables', async () => {
  const folder = join(root, 'unusable');
  await backUp(folder, async (draft) => {
    await copyOfDatabase(draft);
    const dump = join(draft, DUMP_FILE);
    const version = join(draft, EMBEDDED_FOLDER, 'PG_VERSION');
    if (isTestingPostgres) truncateSync(dump, Math.floor(readFileSync(dump).length / 2));
    else writeFileSync(version, '9.1\n');
  });
  const why = isTestingPostgres
    ? /pg_restore failed: /
    : /The restore failed: .*Nothing was restored: try again/s;
  await expect(restoreBackup(target, folder)).rejects.toThrow(why);
  expect(existsSync(target.DATA_DIR)).toBe(false);
  expect(await tablesOfTarget()).toBe(0);
  // a folder that was there, as in a container, stays, without content
  mkdirSync(target.DATA_DIR);
  await expect(restoreBackup(target, folder)).rejects.toThrow(why);
  expect(readdirSync(target.DATA_DIR)).toEqual([]);
  rmdirSync(target.DATA_DIR);
});

test('an api does not start on a folder whose restore was interrupted, and says what to do', async () => {
  const dataDir = join(root, 'interrupted');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, UNFINISHED_FILE), '');
  const what = /The restore into \S+ was interrupted\. .*run `npm run restore` again/;
  await expect(startApiProcess({ DATA_DIR: dataDir })).rejects.toThrow(what);
  await expect(restoreBackup({ ...target, DATA_DIR: dataDir }, backup)).rejects.toThrow(what);
  await expect(
    makeBackup({
      config: { ...config, DATA_DIR: dataDir },
      folder: join(root, 'of-interrupted'),
      engine: 'pglite',
      copyDatabase: async () => {},
    }),
  ).rejects.toThrow(what);
});

test('the same backup, undamaged, is restored; folders without content need not be copied', async () => {
  const copy = join(root, 'copied');
  // as tools do that copy files alone
  for (const file of files) cpSync(file, join(copy, file.slice(backup.length)));
  const restored = await restoreBackup(target, copy);
  expect(restored.ledger).toEqual({ entries: 0, brokenAt: undefined });
  expect(readFileSync(join(target.DATA_DIR, 'ledger.key'), 'utf8')).toBe('k'.repeat(64));
  expect(readdirSync(target.DATA_DIR)).not.toContain(UNFINISHED_FILE);
});

test('a backup of the first version, which has no checksums, is restored', async () => {
  const empty = isTestingPostgres ? await createBareServerDatabase() : undefined;
  if (empty !== undefined) closing.push(empty.drop);
  const { engine, madeAt, keys } = readNote(backup);
  const copy = join(root, 'first-version');
  cpSync(backup, copy, { recursive: true });
  writeFileSync(join(copy, NOTE_FILE), JSON.stringify({ version: 1, engine, madeAt, keys }));
  const first = settings(join(root, 'restored-first'), empty?.url);
  const { ledger } = await restoreBackup(first, copy);
  expect(ledger).toEqual({ entries: 0, brokenAt: undefined });
  expect(readFileSync(join(first.DATA_DIR, 'ledger.key'), 'utf8')).toBe('k'.repeat(64));
});
