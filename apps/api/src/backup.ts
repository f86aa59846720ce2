import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { type Config, ConfigError, readConfig } from './platform/config/config.ts';
import { connectDatabase } from './platform/database/connect.ts';
import { DataInUse } from './platform/errors/database-errors.ts';
import type { BackupNote } from './start/backup/backup-note.ts';
import { BackupRefused } from './start/backup/backup-refused.ts';
import { DUMP_FILE, EMBEDDED_FOLDER, makeBackup } from './start/backup/make-backup.ts';
import { dumpDatabase } from './start/backup/postgres-tools.ts';
import { BACKUP_PATH } from './start/backup/serve-backup.ts';
import { callRunningApi, Unanswered } from './start/call-running-api.ts';
import { runCommand } from './start/run-command.ts';

const program = new Command('backup')
  .description('Copies database, keys and released remotes to a folder; the site may run.')
  .argument('<folder>', 'a new folder')
  .action(run);

async function run(to: string): Promise<void> {
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), to);
  const config = readConfig(process.env);
  const note = await backUp(config, folder);
  process.stdout.write(`${folder}: ${note.engine}, keys ${note.keys.join(', ')}\n`);
}

async function backUp(config: Config, folder: string): Promise<BackupNote> {
  const { DATABASE_URL: databaseUrl } = config;
  if (databaseUrl !== undefined) {
    return makeBackup({
      config,
      folder,
      engine: 'postgres',
      copyDatabase: (draft) => dumpDatabase(databaseUrl, join(draft, DUMP_FILE)),
    });
  }
  if (!existsSync(join(config.DATA_DIR, 'db'))) {
    throw new BackupRefused(`There is no database in ${config.DATA_DIR}. Set DATA_DIR.`);
  }
  try {
    return await backUpStopped(config, folder);
  } catch (error) {
    if (!(error instanceof DataInUse)) throw error;
    return backUpRunning(folder);
  }
}

async function backUpStopped(config: Config, folder: string): Promise<BackupNote> {
  const database = connectDatabase({ dataDir: config.DATA_DIR });
  try {
    return await database.withoutDeadline(() =>
      makeBackup({
        config,
        folder,
        engine: 'pglite',
        copyDatabase: async (draft) => database.copyTo?.(join(draft, EMBEDDED_FOLDER)),
      }),
    );
  } finally {
    await database.close();
  }
}

async function backUpRunning(folder: string): Promise<BackupNote> {
  interface Answer {
    readonly note?: BackupNote;
    readonly refusal?: string;
  }
  const body = JSON.stringify({ folder });
  const { note, refusal } = await callRunningApi<Answer>(BACKUP_PATH, 'POST', body);
  if (note === undefined) throw new BackupRefused(refusal ?? 'The api made no backup.');
  return note;
}

await runCommand(program, [BackupRefused, ConfigError, Unanswered]);
