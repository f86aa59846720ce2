import { Command, InvalidArgumentError } from 'commander';
import { runEvaluation } from './matches/forecasts/evaluation/run-evaluation.ts';
import { UnknownLeague } from './matches/forecasts/league-queries.ts';
import { createRedisBus } from './platform/bus/redis-bus.ts';
import { onIngested } from './platform/cache/on-ingested.ts';
import { type Config, ConfigError, readConfig } from './platform/config/config.ts';
import { connectDatabase, type DatabaseConnection } from './platform/database/connect.ts';
import { migrate } from './platform/database/migrate.ts';
import {
  DataInUse,
  isLossOfDatabase,
  MigrationRefused,
} from './platform/errors/database-errors.ts';
import { explainDatabase } from './platform/errors/explain-database.ts';

/** No request waits here, so a slow disk is acceptable. */
const DEADLINE_MS = 120_000;

interface Options {
  readonly league: readonly string[];
  readonly since?: number;
  readonly pastOdds: boolean;
}

const program = new Command('predict').description('Predictions of the matches in the database.');
program
  .command('evaluate')
  .description(
    'Predicts every match of soccer, hockey and tennis from what was known before it, stores each prediction once, and prints how reliable they are.',
  )
  .option('--league <names...>', 'only these leagues, by number, name or key (E0)', [])
  .option('--since <day>', 'score matches from this day on, yyyy-mm-dd', toSeconds)
  .option('--no-past-odds', 'a model that has never seen odds')
  .action(evaluate);

async function evaluate({ league, since, pastOdds }: Options): Promise<void> {
  const config = readConfig(process.env);
  const connection = await open(config);
  // Notifies the apis that share the database; without Redis they only update later.
  const bus =
    config.REDIS_URL === undefined ? undefined : createRedisBus(config.REDIS_URL, () => undefined);
  try {
    const days = await runEvaluation(connection.db, {
      wanted: league,
      usesPastOdds: pastOdds,
      ...(since === undefined ? {} : { sinceSeconds: since }),
      nowSeconds: () => config.FIXED_NOW ?? Math.floor(Date.now() / 1_000),
      terminal: {
        write: (text) => void process.stdout.write(text),
        isTty: process.stdout.isTTY === true,
      },
    });
    if (bus !== undefined) onIngested(bus, { days });
  } finally {
    await bus?.close();
    await connection.close();
  }
}

async function open(config: Config): Promise<DatabaseConnection> {
  const connection = connectDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    deadlineMs: DEADLINE_MS,
    poolSize: 1,
  });
  try {
    await connection.withoutDeadline(() => migrate(connection.pool));
  } catch (error) {
    await connection.close();
    throw error;
  }
  return connection;
}

function toSeconds(day: string): number {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  if (Number.isNaN(ms)) throw new InvalidArgumentError('A day looks like 2024-08-16.');
  return ms / 1_000;
}

const EXPECTED = [ConfigError, DataInUse, MigrationRefused, UnknownLeague];

function explain(error: Error): string {
  if (!(error instanceof DataInUse)) return error.message;
  return `${error.message} A running site owns its embedded database; PostgreSQL (DATABASE_URL) can be used by both at once.`;
}

try {
  await program.parseAsync();
} catch (error) {
  const explanation = explainDatabase(error, readConfig(process.env));
  const isExpected = EXPECTED.some((kind) => error instanceof kind) || isLossOfDatabase(error);
  if (explanation === undefined && (!isExpected || !(error instanceof Error))) throw error;
  const isInUse = error instanceof DataInUse;
  process.stderr.write(`${isInUse ? explain(error) : (explanation ?? explain(error as Error))}\n`);
  process.exitCode = 1;
}
