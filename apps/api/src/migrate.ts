import { Command } from 'commander';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { connectDatabase } from './platform/database/connect.ts';
import { migrate } from './platform/database/migrate.ts';
import { readMigrations } from './platform/database/migration-files.ts';
import { waitForDatabase } from './platform/database/wait-for-database.ts';
import { DataInUse, MigrationRefused } from './platform/errors/database-errors.ts';
import { runCommand } from './start/run-command.ts';

const program = new Command('migrate')
  .description('Applies pending migrations and exits.')
  .action(run);

const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`);
};

async function run(): Promise<void> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = readConfig(process.env);
  const migrations = readMigrations();
  const database = connectDatabase({ dataDir, databaseUrl });
  try {
    const applied = await database.withoutDeadline(async () => {
      await waitForDatabase(database.pool, {
        onWaiting: (reason) => say(`Waiting for the database: ${reason}.`),
      });
      return migrate(database.pool, migrations);
    });
    for (const id of applied) say(`Applied ${id}.`);
    say(`The database is up to date with this build: ${migrations.at(-1)?.id ?? 'no migrations'}.`);
  } finally {
    await database.close();
  }
}

await runCommand(program, [ConfigError, DataInUse, MigrationRefused]);
