import { createOpenClient, type OpenClientOptions } from '../client/create-open-client.ts';
import { OpenError } from '../client/open-error.ts';
import { createWriter } from './formats.ts';
import { helpOf } from './help.ts';
import { readArguments, tokensOf, type Wanted } from './read-arguments.ts';
import { bulk, recompute } from './recompute.ts';
import { recomputeDays } from './recompute-days.ts';
import { UsageError } from './usage-error.ts';
import { verifyCapper } from './verify-capper.ts';
import { runWitness } from './witness.ts';

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Time and network, where they are others than those of the process. */
  readonly client?: Pick<OpenClientOptions, 'fetch' | 'sleep' | 'nowMs'>;
}

/** 64 and 69 are those of sysexits. */
export const EXIT = { done: 0, usage: 64, unavailable: 69, refused: 1 } as const;

const MOST_ROWS_OF_PAGE = 200;

/** @throws UsageError without an address */
function addressOf(given: string | undefined, env: Surroundings['env']): string {
  const url = given ?? env['TIPMARK_URL'];
  if (url === undefined || url === '') throw new UsageError('set TIPMARK_URL or --url');
  if (!URL.canParse(url)) throw new UsageError(`"${url}" is no address`);
  return url;
}

async function verify(given: readonly string[], around: Surroundings): Promise<number> {
  const [capper, ...more] = given;
  if (capper === undefined || capper.startsWith('-') || more.length > 0) {
    throw new UsageError('verify needs <capper> and nothing else; the site is TIPMARK_URL');
  }
  const { env, out, client = {} } = around;
  const { isValid, text } = await verifyCapper(addressOf(undefined, env), capper, client);
  out(text);
  return isValid ? EXIT.done : EXIT.refused;
}

async function witness(given: readonly string[], around: Surroundings): Promise<number> {
  const { plain, flags } = tokensOf(given, ['name', 'url']);
  const [file, ...more] = plain;
  if (file === undefined || more.length > 0) {
    throw new UsageError('witness needs <file>, in which it keeps the heads it has seen');
  }
  const { env, out, client = {} } = around;
  const { isOneChain, text } = await runWitness({
    url: addressOf(flags.get('url'), env),
    file,
    name: flags.get('name'),
    client: { key: env['TIPMARK_KEY'], language: 'en', ...client },
  });
  out(text);
  return isOneChain ? EXIT.done : EXIT.refused;
}

/** Commands about a folder of files of days. */
const OF_FOLDER = { bulk, recompute } as const;

async function withFolder(
  name: keyof typeof OF_FOLDER,
  given: readonly string[],
  around: Surroundings,
): Promise<number> {
  const { plain, flags } = tokensOf(given, ['url']);
  const [folder, ...more] = plain;
  if (folder === undefined || more.length > 0) throw new UsageError(`${name} needs <folder>`);
  const { env, out, client = {} } = around;
  const options = { key: env['TIPMARK_KEY'], language: 'en' as const, ...client };
  const { isRight, text } = await OF_FOLDER[name](
    addressOf(flags.get('url'), env),
    folder,
    options,
  );
  out(text);
  return isRight ? EXIT.done : EXIT.refused;
}

/** `recompute forecasts <folder>` needs no site: the files have inputs and forecasts. */
async function forecasts(given: readonly string[], { out }: Surroundings): Promise<number> {
  const { plain, flags } = tokensOf(given, ['day']);
  const [folder, ...more] = plain;
  if (folder === undefined || more.length > 0) {
    throw new UsageError('recompute forecasts needs <folder>');
  }
  const day = flags.get('day');
  if (day !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(day)) {
    throw new UsageError(`--day is a day such as 2026-11-29, not "${day}"`);
  }
  const { isRight, text } = await recomputeDays(folder, day);
  out(text);
  return isRight ? EXIT.done : EXIT.refused;
}

async function print(wanted: Wanted, { env, out, client }: Surroundings): Promise<void> {
  const url = addressOf(wanted.url, env);
  const open = createOpenClient({ url, key: env['TIPMARK_KEY'], language: 'en', ...client });
  const { command, path, query, countOfRows, format } = wanted;
  const writer = createWriter(format, out);
  const limit = Math.min(countOfRows, MOST_ROWS_OF_PAGE);
  const request = { path, query: { ...query, limit } };
  let count = 0;
  for await (const row of open.rows(command.path as never, request as never)) {
    writer.add(row as Record<string, unknown>);
    count += 1;
    if (count >= countOfRows) break;
  }
  writer.end();
}

function reported(error: unknown, err: Surroundings['err']): number {
  if (error instanceof UsageError) {
    err(`tipmark: ${error.message}\n`);
    return EXIT.usage;
  }
  if (!(error instanceof OpenError)) throw error;
  err(`tipmark: ${error.message}\n`);
  for (const [field, message] of Object.entries(error.details)) err(`  --${field}: ${message}\n`);
  return error.status === 0 || error.status >= 500 ? EXIT.unavailable : EXIT.refused;
}

/** Runs the command line; returns the exit code of the process. */
export async function run(given: readonly string[], around: Surroundings): Promise<number> {
  const [name] = given;
  if (name === undefined || name === 'help' || given.includes('--help')) {
    around.out(helpOf(name === 'help' ? given[1] : name));
    return EXIT.done;
  }
  try {
    if (name === 'verify') return await verify(given.slice(1), around);
    if (name === 'recompute' && given[1] === 'forecasts' && given.length > 2) {
      return await forecasts(given.slice(2), around);
    }
    if (name === 'bulk' || name === 'recompute') {
      return await withFolder(name, given.slice(1), around);
    }
    if (name === 'witness') return await witness(given.slice(1), around);
    await print(readArguments(given), around);
    return EXIT.done;
  } catch (error) {
    return reported(error, around.err);
  }
}
