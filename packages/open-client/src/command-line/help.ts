import { COMMANDS, type Command } from './commands.ts';

const INTRODUCTION = `tipmark <command> [--flag value]… prints matches, odds, cappers and the ledger of Tipmark.

TIPMARK_URL   address of the site (or --url)
TIPMARK_KEY   a key of your profile; without one the small quota of guests applies

Commands:`;

const OWN = `Of every command:
  --format  table (as it is), csv or ndjson
  --rows    how many rows, 50 by default, or "all"
  --url     address of the site`;

const OF_LEDGER = [
  ['verify <capper>', 'Recomputes the record of a capper from the ledger'],
  [
    'witness <file>',
    'Keeps the signed heads in a file and reports a fork; --name states the newest to the site',
  ],
  ['bulk <folder>', 'Loads the files of days that the folder does not have yet'],
  ['recompute <folder>', 'Computes the rating from these files and compares it with the site'],
  [
    'recompute forecasts <folder>',
    'Computes the forecasts of all days, or of --day, from these files and compares them',
  ],
] as const;

const usageOf = ({ name, segments }: Command): string =>
  [name, ...segments.map((segment) => `<${segment}>`)].join(' ');

function listOf(pairs: readonly (readonly [string, string])[]): string {
  const width = Math.max(0, ...pairs.map(([name]) => name.length));
  return pairs.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`.trimEnd()).join('\n');
}

/** What `--help` prints: all commands, or the flags of one. */
export function helpOf(name: string | undefined): string {
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined) {
    const commands = COMMANDS.map((one) => [usageOf(one), one.summary] as const);
    return `${INTRODUCTION}\n${listOf([...commands, ...OF_LEDGER])}\n\n${OWN}\n`;
  }
  const flags = command.flags.map((one) => [`--${one.name}`, one.description] as const);
  return `tipmark ${usageOf(command)}\n${command.summary}\n\n${listOf(flags)}\n\n${OWN}\n`;
}
