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
import {
  contradictionText,
  findContradictions,
} from './ingest/contradictions/find-contradictions.ts';
import { withImported } from './ingest/import/database-sink.ts';
import { openDrySink } from './ingest/import/dry-sink.ts';
import { openSink } from './ingest/import/open-sink.ts';
import { findProbableTwins, twinsText } from './ingest/merges/find-probable-twins.ts';
import { keepApart, MergeRefused, mergeTeams, unmergeTeam } from './ingest/merges/merge-teams.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import type { Db } from './platform/database/connect.ts';
import {
  DataInUse,
  isLossOfDatabase,
  MigrationRefused,
} from './platform/errors/database-errors.ts';
import { explainDatabase } from './platform/errors/explain-database.ts';

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

program
  .command('contradictions')
  .description('Lists every fact on which the sources of a match disagree; the first one counts.')
  .action(() =>
    withImported(readConfig(process.env), async ({ db }) => {
      const found = await findContradictions(db);
      for (const one of found) say(contradictionText(one));
      say(`${found.length} contradictions`);
    }),
  );

program
  .command('twins')
  .description('Lists clubs and players that are probably one: the same results on the same days.')
  .action(() =>
    withImported(readConfig(process.env), async ({ db }) => {
      const found = await findProbableTwins(db);
      for (const one of found) say(twinsText(one));
      say(
        `${found.length} probable twins; make one of two with \`merge <id> <id>\`, or keep them apart with \`apart <id> <id>\``,
      );
    }),
  );

const id = new Argument('<id>', 'id of a club or player, as in its address').argParser(idOf);
const second = new Argument('<other-id>', 'id of the other one').argParser(idOf);

program
  .command('merge')
  .description('Makes one club or player of two; the address of the first leads to the second.')
  .addArgument(id)
  .addArgument(second)
  .action((gone: number, into: number) => decide((db) => mergeTeams(db, gone, into)));

program
  .command('apart')
  .description('Keeps two clubs or players apart, whatever the evidence.')
  .addArgument(id)
  .addArgument(second)
  .action((one: number, other: number) => decide((db) => keepApart(db, one, other)));

program
  .command('unmerge')
  .description('Separates a club or player that was merged, by the id it had before.')
  .addArgument(id)
  .action((gone: number) => decide((db) => unmergeTeam(db, gone)));

function decide(work: (db: Db) => Promise<string[]>): Promise<void> {
  return withImported(readConfig(process.env), async ({ db }) => {
    for (const line of await work(db)) say(line);
  });
}

function idOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('An id is a whole number.');
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

const EXPECTED = [ConfigError, DataInUse, MergeRefused, MigrationRefused, SinkUnavailable];

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
