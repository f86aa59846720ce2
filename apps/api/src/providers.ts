import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SinkUnavailable } from '@tipmark/importers';
import { createProviderNetwork, openDispatcher, openSocket, PROVIDERS } from '@tipmark/providers';
import { Command, InvalidArgumentError } from 'commander';
import { withImported } from './ingest/import/database-sink.ts';
import { openDrySink } from './ingest/import/dry-sink.ts';
import { openSink } from './ingest/import/open-sink.ts';
import { MergeRefused } from './ingest/merges/merge-teams.ts';
import { AnswersRefused } from './ingest/providers/answers/show-answers.ts';
import { checkExchange } from './ingest/providers/check-exchange.ts';
import { checkProviders } from './ingest/providers/check-providers.ts';
import { openExchangeAccess } from './ingest/providers/exchange/exchange-access.ts';
import { planDay } from './ingest/providers/plan-day.ts';
import { settingsIn } from './ingest/providers/provider-settings.ts';
import { printProviderStatus } from './ingest/providers/provider-status.ts';
import { FolderRefused } from './ingest/providers/read-folder.ts';
import { replayFolder } from './ingest/providers/replay-folder.ts';
import { createClock } from './platform/config/clock.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import {
  isBetfairInUse,
  keyOfProvider,
  providersInUse,
} from './platform/config/provider-variables.ts';
import { DataInUse, MigrationRefused } from './platform/errors/database-errors.ts';
import { Unanswered } from './start/call-running-api.ts';
import { runCommand } from './start/run-command.ts';
import { withProvidersCommands } from './start/run-providers-command.ts';

/** Short: a provider that does not answer is reported, not waited for. */
const CONNECT_MS = 10_000;

interface ReplayFlags {
  readonly dryRun?: boolean;
  readonly speed?: number;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);
// npm runs scripts in the folder of the package; paths are relative to where the command was typed.
const startedIn = process.env['INIT_CWD'] ?? process.cwd();

const program = new Command('providers').description(
  'Providers of real matches, scores and prices: recorded answers, keys and costs.',
);

program
  .command('replay')
  .description('Plays a folder of recorded answers by their times, as if they arrived now.')
  .argument('<folder>', 'folder of answers: JSON, one a line, or gzip of these')
  .option('--dry-run', 'read and check the answers, write nothing')
  .option(
    '--speed <factor>',
    'waits between answers, so many times shorter than recorded; without it nothing is waited for',
    factorOf,
  )
  .action(replay);

program
  .command('check')
  .description('Tries the key of every provider in use with its cheapest call.')
  .action(check);

program
  .command('plan')
  .description('Prints what a full day costs and how fresh it is, before anything is spent.')
  .option('--day <day>', 'the day, yyyy-mm-dd; default: today', dayOf)
  .action(plan);

program
  .command('status')
  .description(
    'Prints how old the answers of each provider are, what was spent, and who is paused.',
  )
  .action(status);

program
  .command('unresolved')
  .description(
    'Lists pairs of matches of several providers that may be one, and decides about them.',
  )
  .option('--same <id>', 'the two are one match, and their clubs one club each', pairOf)
  .option('--different <id>', 'they are two; separates them if they were joined', pairOf)
  .option('--undo <id>', 'takes a decision back: the pair is asked about again', pairOf)
  .option('--decided', 'lists what was decided, by evidence or by hand')
  .action(unresolved);

program
  .command('answers')
  .description('Lists the stored answers of providers about a match, for disputes.')
  .argument('<match>', 'id of the match, the number in the address of its page', matchOf)
  .option('--provider <name>', 'of one provider only')
  .option('--extract <folder>', 'writes them into a folder, as `replay` reads them')
  .action(answers);

function pairOf(text: string): string {
  if (!/^[0-9a-f]{8}$/.test(text))
    throw new InvalidArgumentError('An id is what stands before a pair, such as 3f9a2c10.');
  return text;
}

function matchOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('An id is a whole number, the one in the address of its page.');
  return Number(text);
}

interface UnresolvedFlags {
  readonly same?: string;
  readonly different?: string;
  readonly undo?: string;
  readonly decided?: boolean;
}

async function unresolved(flags: UnresolvedFlags): Promise<void> {
  const names = ['same', 'different', 'undo'] as const;
  const chosen = names.flatMap((name) => {
    const pair = flags[name];
    return pair === undefined ? [] : [{ name, pair }];
  });
  if (chosen.length > 1)
    throw new MergeRefused('Decide one pair at a time: --same, --different or --undo.');
  const command = chosen[0] ?? { name: flags.decided === true ? 'decided' : 'unresolved' };
  await withProvidersCommands(async (run) => {
    for (const line of (await run(command)).lines) say(line);
  });
}

interface AnswersFlags {
  readonly provider?: string;
  readonly extract?: string;
}

async function answers(match: number, { provider, extract }: AnswersFlags): Promise<void> {
  await withProvidersCommands(async (run) => {
    const { lines } = await run({ name: 'answers', match, provider });
    for (const line of lines) say(line);
    say(`${lines.length} answers; they are stored for 30 days, docs/providers.md says how many`);
    if (extract === undefined) return;
    const folder = resolve(startedIn, extract);
    mkdirSync(folder, { recursive: true });
    for (const index of lines.keys()) {
      const { answer } = await run({ name: 'answers', match, provider, place: index });
      if (answer === undefined) continue;
      const name = `${match}-${String(index + 1).padStart(4, '0')}.json`;
      writeFileSync(join(folder, name), `${JSON.stringify(answer)}\n`);
    }
    say(`${lines.length} files in ${folder}`);
  });
}

function dayOf(text: string): number {
  const at = Date.parse(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(at))
    throw new InvalidArgumentError('A day is written as 2026-11-21.');
  return at / 1_000;
}

async function check(): Promise<void> {
  const config = readConfig(process.env);
  const dispatcher = openDispatcher(CONNECT_MS);
  const settings = settingsIn(config.PROVIDERS_CONFIG);
  const nowSeconds = createClock(config.FIXED_NOW)();
  const exchange = isBetfairInUse(config) ? openExchangeAccess(config) : undefined;
  const unusable = await checkProviders({
    providers: providersInUse(config),
    settings,
    network: createProviderNetwork({
      dispatcher,
      nowMs: Date.now,
      random: Math.random,
      wait: setTimeout,
      keyOf: (provider) => keyOfProvider(config, provider),
      userAgent: 'tipmark',
    }),
    roots: config.PROVIDER_ROOTS,
    nowSeconds,
    say,
    checkExchange:
      exchange &&
      (() =>
        checkExchange({
          ...exchange,
          settings,
          open: () => openSocket(exchange.stream),
          nowSeconds,
          say,
        })),
  });
  await dispatcher.close();
  await exchange?.close();
  process.exitCode = unusable > 0 ? 1 : 0;
}

function plan({ day }: { readonly day?: number }): void {
  const config = readConfig(process.env);
  planDay({
    providers: providersInUse(config),
    hasExchange: isBetfairInUse(config),
    settings: settingsIn(config.PROVIDERS_CONFIG),
    at: day ?? createClock(config.FIXED_NOW)(),
    write: (text) => void process.stdout.write(text),
  });
}

async function status(): Promise<void> {
  const config = readConfig(process.env);
  const write = (text: string): void => void process.stdout.write(text);
  try {
    await withImported(config, async ({ db }) => {
      const closed = await printProviderStatus(db, createClock(config.FIXED_NOW)(), write);
      process.exitCode = closed > 0 ? 1 : 0;
    });
  } catch (error) {
    if (!(error instanceof DataInUse)) throw error;
    // The embedded database has one owner: the running site says it itself.
    say(await providerMetrics(config.API_PORT));
  }
}

async function providerMetrics(port: number): Promise<string> {
  const url = `http://127.0.0.1:${port}/metrics`;
  const reply = await fetch(url).catch(() => undefined);
  const text = reply?.ok === true ? await reply.text() : '';
  const lines = text.split('\n').filter((line) => line.startsWith('provider_'));
  return lines.length > 0 ? lines.join('\n') : `The site runs, and ${url} names no provider yet.`;
}

function factorOf(text: string): number {
  const factor = Number(text);
  if (!(factor > 0 && factor <= 1e6))
    throw new InvalidArgumentError('A speed is a number above 0, such as 60.');
  return factor;
}

async function replay(folder: string, { dryRun = false, speed }: ReplayFlags): Promise<void> {
  const sink = dryRun ? openDrySink() : await openSink(readConfig(process.env));
  if (dryRun) say('dry run: nothing was written');
  try {
    const { failedFiles } = await replayFolder({
      folder: resolve(startedIn, folder),
      providers: PROVIDERS,
      sink,
      say,
      speed,
      wait: setTimeout,
    });
    process.exitCode = failedFiles > 0 ? 1 : 0;
  } finally {
    await sink.close();
  }
}

await runCommand(program, [
  AnswersRefused,
  ConfigError,
  DataInUse,
  FolderRefused,
  MergeRefused,
  MigrationRefused,
  SinkUnavailable,
  Unanswered,
]);
