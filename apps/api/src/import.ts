import { resolve } from 'node:path';
import {
  FORMATS,
  type Format,
  importFiles,
  RECORDS,
  SinkUnavailable,
  STANDARD_INPUT,
} from '@tipmark/importers';
import { Argument, Command, InvalidArgumentError } from 'commander';
import { runSourcesCommand, type SourcesCommand } from './ingest/commands/sources-command.ts';
import { withImported } from './ingest/import/database-sink.ts';
import { openDrySink } from './ingest/import/dry-sink.ts';
import { SOURCES_PATH } from './ingest/import/import-paths.ts';
import { openSink } from './ingest/import/open-sink.ts';
import { MergeRefused } from './ingest/merges/merge-teams.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import {
  DataInUse,
  isLossOfDatabase,
  MigrationRefused,
} from './platform/errors/database-errors.ts';
import { explainDatabase } from './platform/errors/explain-database.ts';
import { callRunningApi, Unanswered } from './start/call-running-api.ts';

interface Options {
  dryRun?: boolean;
  again?: boolean;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const program = new Command('import')
  .description('Imports files of matches and odds; importing a file again changes nothing.')
  .addArgument(
    new Argument('<format>', 'layout of the files').choices([...Object.keys(FORMATS), RECORDS]),
  )
  .argument('<files...>', 'files to import; - is the standard input of records')
  .option('--dry-run', 'read and check the files, write nothing')
  .option('--again', 'read files again that have not changed since they were imported')
  .action(run);

const id = new Argument('<id>', 'id of a club or player, as in its address').argParser(idOf);
const second = new Argument('<other-id>', 'id of the other one').argParser(idOf);

program
  .command('contradictions')
  .description('Lists every fact on which the sources of a match disagree; the first one counts.')
  .action(() => decide('contradictions'));

program
  .command('twins')
  .description('Lists clubs and players that are probably one: the same results on the same days.')
  .action(() => decide('twins'));

program
  .command('merge')
  .description('Makes one club or player of two; the address of the first leads to the second.')
  .addArgument(id)
  .addArgument(second)
  .action((gone: number, into: number) => decide('merge', gone, into));

program
  .command('apart')
  .description('Keeps two clubs or players apart, whatever the evidence.')
  .addArgument(id)
  .addArgument(second)
  .action((one: number, other: number) => decide('apart', one, other));

program
  .command('unmerge')
  .description('Separates a club or player that was merged, by the id it had before.')
  .addArgument(id)
  .action((gone: number) => decide('unmerge', gone));

/** The embedded database has one owner: while the site runs, its api runs the command. */
async function decide(name: SourcesCommand['name'], ...ids: number[]): Promise<void> {
  const command = { name, ids };
  let lines: readonly string[] = [];
  try {
    await withImported(readConfig(process.env), async ({ db }) => {
      lines = await runSourcesCommand(db, command);
    });
  } catch (error) {
    if (!(error instanceof DataInUse)) throw error;
    lines = await decideThroughApi(command);
  }
  for (const line of lines) say(line);
}

async function decideThroughApi(command: SourcesCommand): Promise<readonly string[]> {
  interface Answer {
    readonly lines?: readonly string[];
    readonly refusal?: string;
  }
  const body = JSON.stringify(command);
  const { lines, refusal } = await callRunningApi<Answer>(SOURCES_PATH, 'POST', body);
  if (lines === undefined) throw new MergeRefused(refusal ?? 'The api refused the command.');
  return lines;
}

function idOf(text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new InvalidArgumentError('An id is a whole number, the one in the address of its page.');
  return Number(text);
}

async function run(format: Format, files: string[], { dryRun = false, again = false }: Options) {
  // npm runs scripts in the folder of the package; paths are relative to where the command was
  // typed.
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const sink = dryRun ? openDrySink() : await openSink(readConfig(process.env));
  if (dryRun) say('dry run: nothing was written');
  try {
    const { failedFiles } = await importFiles({
      format,
      files: files.map((file) => (file === STANDARD_INPUT ? file : resolve(from, file))),
      sink,
      terminal: {
        write: (text) => void process.stdout.write(text),
        isTty: process.stdout.isTTY === true,
      },
      nowMs: Date.now,
      again,
    });
    process.exitCode = failedFiles > 0 ? 1 : 0;
  } finally {
    await sink.close();
  }
}

const EXPECTED = [
  ConfigError,
  DataInUse,
  MergeRefused,
  MigrationRefused,
  SinkUnavailable,
  Unanswered,
];

/** One sentence for what the operator can mend; undefined for a fault of ours. */
function sentenceFor(error: unknown): string | undefined {
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  if (isExpected && error instanceof Error) return error.message;
  const reason = explainDatabase(error, readConfig(process.env));
  if (reason !== undefined) return reason;
  return isLossOfDatabase(error) && error instanceof Error
    ? `The database stopped answering (${error.message}). Start the same command again: files that were stored are left out.`
    : undefined;
}

try {
  await program.parseAsync();
} catch (error) {
  const sentence = sentenceFor(error);
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
