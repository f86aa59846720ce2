import { resolve } from 'node:path';
import {
  FORMATS,
  type Format,
  importFiles,
  RECORDS,
  SinkUnavailable,
  STANDARD_INPUT,
} from '@tipmark/importers';
import { Argument, Command } from 'commander';
import { openDrySink } from './ingest/import/dry-sink.ts';
import { openSink } from './ingest/import/open-sink.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import {
  DataInUse,
  isLossOfDatabase,
  MigrationRefused,
} from './platform/errors/database-errors.ts';

const program = new Command('import')
  .description('Imports files of matches and odds; importing a file again changes nothing.')
  .addArgument(
    new Argument('<format>', 'layout of the files').choices([...Object.keys(FORMATS), RECORDS]),
  )
  .argument('<files...>', 'files to import; - is the standard input of records')
  .option('--dry-run', 'read and check the files, write nothing')
  .action(run);

async function run(
  format: Format,
  files: string[],
  { dryRun = false }: { dryRun?: boolean },
): Promise<void> {
  // npm runs scripts in the folder of the package; paths are relative to where the command was
  // typed.
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const sink = dryRun ? openDrySink() : await openSink(readConfig(process.env));
  if (dryRun) process.stdout.write('dry run: nothing was written\n');
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
    });
    process.exitCode = failedFiles > 0 ? 1 : 0;
  } finally {
    await sink.close();
  }
}

const EXPECTED = [ConfigError, DataInUse, MigrationRefused, SinkUnavailable];

try {
  await program.parseAsync();
} catch (error) {
  const isExpected = EXPECTED.some((kind) => error instanceof kind) || isLossOfDatabase(error);
  if (!isExpected || !(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
