import { resolve } from 'node:path';
import { Command } from 'commander';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { BackupRefused } from './start/backup/backup-refused.ts';
import { restoreBackup } from './start/backup/restore-backup.ts';
import { runCommand } from './start/run-command.ts';

const program = new Command('restore')
  .description('Restores a backup into an empty DATA_DIR, and an empty database of PostgreSQL.')
  .argument('<folder>', 'a folder that `npm run backup` has written')
  .action(run);

async function run(from: string): Promise<void> {
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), from);
  const { note, copied, droppedMessages, ledger } = await restoreBackup(
    readConfig(process.env),
    folder,
  );
  const state =
    ledger.brokenAt === undefined
      ? `the ledger verifies (${ledger.entries} entries)`
      : `THE LEDGER IS BROKEN at entry ${ledger.brokenAt}`;
  process.stdout.write(
    [
      `Restored the backup of ${note.madeAt}: ${state}.`,
      ...(copied ? [`Copied ${copied.rows} rows of ${copied.tables} tables into PostgreSQL.`] : []),
      `${droppedMessages} messages that waited then are not sent: they may have left since.`,
      'Payments since then are not in it: start the site, then run `npm run payments -- reconcile`.',
      '',
    ].join('\n'),
  );
  if (ledger.brokenAt !== undefined) process.exitCode = 1;
}

await runCommand(program, [BackupRefused, ConfigError]);
