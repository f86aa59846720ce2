import {
  type ProvidersCommand,
  type ProvidersReply,
  runProvidersCommand,
} from '../ingest/commands/providers-command.ts';
import { withImported } from '../ingest/import/database-sink.ts';
import { PROVIDERS_PATH } from '../ingest/import/import-paths.ts';
import { MergeRefused } from '../ingest/merges/merge-teams.ts';
import { createClock } from '../platform/config/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import type { Db } from '../platform/database/connect.ts';
import { DataInUse } from '../platform/errors/database-errors.ts';
import { callRunningApi } from './call-running-api.ts';

type Run = (command: ProvidersCommand) => Promise<ProvidersReply>;

async function throughApi(command: ProvidersCommand): Promise<ProvidersReply> {
  interface Answer extends Partial<ProvidersReply> {
    readonly refusal?: string;
  }
  const body = JSON.stringify(command);
  const { lines, refusal, ...rest } = await callRunningApi<Answer>(PROVIDERS_PATH, 'POST', body);
  if (lines === undefined) throw new MergeRefused(refusal ?? 'The api refused the command.');
  return { ...rest, lines };
}

/**
 * Runs commands on the database; the embedded one has one owner: while the site runs, its api runs
 * them.
 */
export async function withProvidersCommands(work: (run: Run) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const clock = createClock(config.FIXED_NOW);
  const here =
    (db: Db): Run =>
    (command) =>
      runProvidersCommand(db, command, clock());
  try {
    await withImported(config, ({ db }) => work(here(db)));
  } catch (error) {
    if (!(error instanceof DataInUse)) throw error;
    await work(throughApi);
  }
}
