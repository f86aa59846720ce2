import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Config, readConfig } from '../../platform/config/config.ts';
import { connectDatabase } from '../../platform/database/connect.ts';
import { PROCESS_ENV, startApiProcess } from '../../testing/api-process.ts';
import { commandOutput } from '../../testing/command-output.ts';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import { createBareServerDatabase, createServerDatabase } from '../../testing/server-databases.ts';
import { copyTemplate } from '../../testing/test-template.ts';
import { DUMP_FILE, EMBEDDED_FOLDER, makeBackup } from './make-backup.ts';
import { dumpDatabase } from './postgres-tools.ts';
import { restoreBackup } from './restore-backup.ts';
import { UNFINISHED_FILE } from './unfinished-restore.ts';

jest.setTimeout(240_000);

const RESTORE = join(import.meta.dirname, '../../restore.ts');
const INTERRUPTED = /^(?:The|A) restore into .* was interrupted.*run `npm run restore` again\.$/;

let root: string;
let backup: string;
let source: string | undefined;
const closing: (() => unknown)[] = [];

const settings = (dataDir: string, databaseUrl?: string): Config => ({
  ...readConfig({ NODE_ENV: 'test', WORLD: 'empty', DATA_DIR: dataDir }),
  DATABASE_URL: databaseUrl,
});

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'tipmark-killed-restore-'));
  const dataDir = join(root, 'data');
  mkdirSync(dataDir);
  if (isTestingPostgres) {
    const made = await createServerDatabase();
    closing.push(made.drop);
    source = made.url;
  } else await copyTemplate(dataDir);
  writeFileSync(join(dataDir, 'guest.secret'), `${'g'.repeat(43)}\n`);
  backup = join(root, 'backup');
  await makeBackup({
    config: settings(dataDir, source),
    folder: backup,
    engine: source === undefined ? 'pglite' : 'postgres',
    async copyDatabase(draft) {
      if (source !== undefined) return dumpDatabase(source, join(draft, DUMP_FILE));
      const connection = connectDatabase({ dataDir });
      await connection.copyTo?.(join(draft, EMBEDDED_FOLDER));
      await connection.close();
    },
  });
});

afterAll(async () => {
  for (const close of closing.toReversed()) await close();
  rmSync(root, { recursive: true, force: true });
});

/**
 * Kills a restore like a power cut, as soon as a file exists.
 * @returns its exit code, if it was over
 */
async function killAt(file: string, env: Record<string, string>): Promise<number | null> {
  const child = spawn(process.execPath, [RESTORE, backup], {
    env: { ...PROCESS_ENV, ...env },
    stdio: 'ignore',
  });
  const exit = once(child, 'exit');
  while (!existsSync(file) && child.exitCode === null) await pause(2);
  child.kill('SIGKILL');
  const [code] = await exit;
  return code as number | null;
}

/** The lines with which an api refuses to start that are not of its log. */
async function refusalOf(env: Record<string, string>): Promise<string[]> {
  const started = await startApiProcess(env).then(
    async (api) => {
      await api.stop();
      return 'the api has started';
    },
    (error: Error) => error.message.replace('The api ended before it listened: ', ''),
  );
  return started.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
}

const onEmbedded = isTestingPostgres ? test.skip : test;
const onServer = isTestingPostgres ? test : test.skip;

onEmbedded.each([
  UNFINISHED_FILE,
  'guest.secret',
  EMBEDDED_FOLDER,
  `${EMBEDDED_FOLDER}/PG_VERSION`,
])('killed once %s exists, a restore is refused by the next start in one line', async (file) => {
  const dataDir = mkdtempSync(join(root, 'killed-'));
  const code = await killAt(join(dataDir, file), { DATA_DIR: dataDir });
  // a machine that is busy with other things may kill too late
  if (code === 0) return expect(existsSync(join(dataDir, UNFINISHED_FILE))).toBe(false);
  expect(code).toBeNull();
  expect(await refusalOf({ DATA_DIR: dataDir })).toEqual([expect.stringMatching(INTERRUPTED)]);
  await expect(restoreBackup(settings(dataDir), backup)).rejects.toThrow(INTERRUPTED);
});

/** Folder with a `pg_restore` that stops before or after its work, and writes `reached` then. */
function stoppingTools(name: string, does: string): string {
  const folder = join(root, name);
  mkdirSync(folder);
  const tool = join(folder, 'pg_restore');
  const script = [
    '#!/bin/sh',
    `PATH='${process.env['PATH']}'`,
    does,
    `echo $$ > '${folder}/pid'`,
    `: > '${folder}/reached'`,
    'exec sleep 600',
  ];
  writeFileSync(tool, `${script.join('\n')}\n`);
  chmodSync(tool, 0o755);
  closing.push(() => process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 'SIGKILL'));
  return folder;
}

onServer.each([
  ['before', ':'],
  ['after', 'pg_restore "$@" || exit 1'],
])(
  'killed %s the database is loaded, a restore is refused on every machine',
  async (name, does) => {
    const { url, drop } = await createBareServerDatabase();
    closing.push(drop);
    const tools = stoppingTools(`tools-${name}`, does);
    const dataDir = join(root, `restored-${name}`);
    const PATH = `${tools}:${process.env['PATH']}`;
    const reached = join(tools, 'reached');
    expect(await killAt(reached, { PATH, DATA_DIR: dataDir, DATABASE_URL: url })).toBeNull();
    // a machine without the folder of the restore, as in a cluster, knows of it too
    for (const folder of [dataDir, join(root, `other-machine-${name}`)]) {
      const env = { DATA_DIR: folder, DATABASE_URL: url };
      expect(await refusalOf(env)).toEqual([expect.stringMatching(INTERRUPTED)]);
      const migrated = await commandOutput('migrate.ts', [], env);
      expect([migrated.code, migrated.output.trim()]).toEqual([
        1,
        expect.stringMatching(INTERRUPTED),
      ]);
      const again = settings(join(root, `again-${name}`), url);
      await expect(restoreBackup(again, backup)).rejects.toThrow(INTERRUPTED);
    }
  },
);

onServer('a restore that ends, and one that fails, leave no mark in the database', async () => {
  const { url, drop } = await createBareServerDatabase();
  closing.push(drop);
  const failing = join(root, 'tools-failing');
  mkdirSync(failing);
  writeFileSync(join(failing, 'pg_restore'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const dataDir = join(root, 'restored-whole');
  const env = { DATA_DIR: dataDir, DATABASE_URL: url };
  const PATH = `${failing}:${process.env['PATH']}`;
  const failed = await commandOutput('restore.ts', [backup], { ...env, PATH });
  expect([failed.code, failed.output]).toEqual([
    1,
    expect.stringMatching(/^pg_restore failed: code 1\n$/),
  ]);
  const restored = await commandOutput('restore.ts', [backup], env);
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('ledger verifies')]);
  const migrated = await commandOutput('migrate.ts', [], env);
  expect(migrated.output).toMatch(/^The database is up to date with this build/);
});
