import { COMMANDS, type Command } from './commands.ts';
import { FORMATS, type Format } from './formats.ts';
import { UsageError } from './usage-error.ts';

export interface Wanted {
  readonly command: Command;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly format: Format;
  /** Infinity = all. */
  readonly countOfRows: number;
  readonly url: string | undefined;
}

const USUAL_ROWS = 50;
const OWN_FLAGS = ['format', 'rows', 'url'] as const;

interface Tokens {
  readonly plain: readonly string[];
  readonly flags: ReadonlyMap<string, string>;
}

/**
 * `--name value` and `--name=value`.
 * @throws UsageError naming the flag
 */
export function tokensOf(given: readonly string[], known: readonly string[]): Tokens {
  const plain: string[] = [];
  const flags = new Map<string, string>();
  for (let at = 0; at < given.length; at += 1) {
    const token = given[at] ?? '';
    if (!token.startsWith('-') || token === '-') {
      plain.push(token);
      continue;
    }
    const [, name = token, , inline] = /^--([^=]*)(=(.*))?$/s.exec(token) ?? [];
    if (!known.includes(name)) {
      const flag = token.split('=', 1)[0];
      throw new UsageError(`unknown flag ${flag}; known: --${known.join(', --')}`);
    }
    if (flags.has(name)) throw new UsageError(`--${name} is given twice`);
    const value = inline ?? given[(at += 1)];
    if (value === undefined || (inline === undefined && value.startsWith('--'))) {
      throw new UsageError(`--${name} needs a value`);
    }
    flags.set(name, value);
  }
  return { plain, flags };
}

function formatOf(text = 'table'): Format {
  const format = FORMATS.find((one) => one === text);
  if (format === undefined) {
    throw new UsageError(`--format is one of ${FORMATS.join(', ')}, not "${text}"`);
  }
  return format;
}

function countOf(text = String(USUAL_ROWS)): number {
  if (text === 'all') return Infinity;
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw new UsageError(`--rows is a number from 1 on or "all", not "${text}"`);
  }
  return Number(text);
}

/**
 * What a command line asks for.
 * @throws UsageError for a command, flag or value that does not exist
 */
export function readArguments([name = '', ...rest]: readonly string[]): Wanted {
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined) throw new UsageError(`unknown command "${name}"; see tipmark --help`);
  const filters = command.flags.map((flag) => flag.name);
  const { plain, flags } = tokensOf(rest, [...filters, ...OWN_FLAGS]);
  const { segments } = command;
  if (plain.length < segments.length) {
    throw new UsageError(`${name} needs <${segments[plain.length]}>`);
  }
  if (plain.length > segments.length) {
    throw new UsageError(`${name}: what is "${plain[segments.length]}"?`);
  }
  return {
    command,
    path: Object.fromEntries(segments.map((segment, index) => [segment, plain[index] ?? ''])),
    query: Object.fromEntries([...flags].filter(([flag]) => filters.includes(flag))),
    format: formatOf(flags.get('format')),
    countOfRows: countOf(flags.get('rows')),
    url: flags.get('url'),
  };
}
