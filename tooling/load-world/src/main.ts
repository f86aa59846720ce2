import {
  ConfigError,
  connectDatabase,
  DataInUse,
  explainDatabase,
  isLossOfDatabase,
  MigrationRefused,
  migrate,
  readConfig,
} from '@tipmark/api/database';
import { Command, InvalidArgumentError } from 'commander';
import { FillRefused, fillWorld } from './fill-world.ts';
import type { WorldSize } from './world-size.ts';

/** Partitions are filled by single statements. */
const DEADLINE_MS = 3_600_000;
const REPORT_EVERY_MS = 2_000;

const program = new Command('world')
  .description('Fills PostgreSQL with a big world, to measure on. Started again it goes on.')
  .requiredOption('--matches <count>', 'matches of soccer, hockey and tennis', toCount)
  .option('--odds <count>', 'prices of bookmakers', toCount, 0)
  .option('--users <count>', 'people', toCount, 0)
  .option('--tips <count>', 'tips, settled where their match is over', toCount, 0)
  .option('--seed <number>', 'another seed, another world', toCount, 1)
  .option('--add', 'fill a database that holds matches or users already')
  .action(run);

type GivenOptions = WorldSize & { readonly seed: number; readonly add?: boolean };

async function run({ matches, odds, users, tips, seed, add = false }: GivenOptions): Promise<void> {
  const config = readConfig(process.env);
  const connection = connectDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    deadlineMs: DEADLINE_MS,
    poolSize: 1,
  });
  const beganAt = Date.now();
  const seconds = () => `${((Date.now() - beganAt) / 1_000).toFixed(0)} s`;
  let reportedAt = 0;
  let reportedStage = '';
  try {
    await connection.withoutDeadline(async () => {
      await migrate(connection.pool);
      await fillWorld(connection.db, {
        size: { matches, odds, users, tips },
        seed,
        isAdded: add,
        nowSeconds: config.FIXED_NOW ?? Math.floor(Date.now() / 1e3),
        say(stage, done, all) {
          if (stage === reportedStage && done < all && Date.now() - reportedAt < REPORT_EVERY_MS)
            return;
          [reportedAt, reportedStage] = [Date.now(), stage];
          process.stdout.write(`${stage}: ${done} of ${all}, ${seconds()}\n`);
        },
      });
    });
    process.stdout.write(
      `${matches} matches, ${odds} odds, ${users} users, ${tips} tips in ${seconds()}\n`,
    );
  } finally {
    await connection.close();
  }
}

function toCount(text: string): number {
  const count = Number(text.replaceAll('_', ''));
  if (!/^\d[\d_]*$/.test(text) || count > 1_000_000_000) {
    throw new InvalidArgumentError('A count looks like 100000.');
  }
  return count;
}

const EXPECTED = [ConfigError, DataInUse, MigrationRefused, FillRefused];

try {
  await program.parseAsync();
} catch (error) {
  const explanation = explainDatabase(error, readConfig(process.env));
  const isExpected = EXPECTED.some((kind) => error instanceof kind) || isLossOfDatabase(error);
  if (explanation === undefined && (!isExpected || !(error instanceof Error))) throw error;
  process.stderr.write(`${explanation ?? (error as Error).message}\n`);
  process.exitCode = 1;
}
