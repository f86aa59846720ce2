import { parseArgs } from 'node:util';
import type { Proof } from './proof.ts';

/** Databases a site may have. */
export const DATABASES = ['postgres', 'embedded'] as const;

/** What was asked for. */
export interface Settings {
  readonly proof: Proof;
  readonly database: (typeof DATABASES)[number];
  readonly times: number;
  readonly seed: number;
  readonly isResumed: boolean;
  /** Numbers of rounds, or beginnings of their names. */
  readonly only: readonly string[] | undefined;
  /** Whether a report is written to `docs/proofs`. */
  readonly isReported: boolean;
}

const wholeNumber = (option: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && text.trim() !== '') return number;
  throw new Error(`${option} ${text}: give a whole number`);
};

/** How the command is used, with everything it can prove. */
export function usageOf(proofs: readonly Proof[]): string {
  const lines = proofs.map(
    ({ name, proves, unit, sizes }) =>
      `  ${name.padEnd(10)}${proves} ${sizes.small.toLocaleString('en-US')} ${unit}, in full ${sizes.full.toLocaleString('en-US')}.`,
  );
  return [
    'npm run prove -- <what> [--size small|full | --times <count>] [--seed <number>]',
    '                 [--database postgres|embedded] [--resume] [--only <rounds or names>] [--no-report]',
    '',
    ...lines,
  ].join('\n');
}

/**
 * Reads the command line.
 * @param chance a seed if none is given
 * @throws Error whose message says what to change
 */
export function readSettings(
  args: readonly string[],
  proofs: readonly Proof[],
  chance: number,
): Settings {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      size: { type: 'string', default: 'small' },
      times: { type: 'string' },
      seed: { type: 'string' },
      database: { type: 'string', default: 'postgres' },
      resume: { type: 'boolean', default: false },
      only: { type: 'string' },
      'no-report': { type: 'boolean', default: false },
    },
  });
  const proof = proofs.find(({ name }) => name === positionals[0]);
  if (proof === undefined || positionals.length !== 1) throw new Error(usageOf(proofs));
  const { size } = values;
  if (size !== 'small' && size !== 'full') throw new Error(`--size ${size}: small or full`);
  const database = DATABASES.find((name) => name === values.database);
  if (database === undefined) {
    throw new Error(`--database ${values.database}: ${DATABASES.join(' or ')}`);
  }
  const only = values.only?.split(',').map((one) => one.trim());
  return {
    proof,
    database,
    times: wholeNumber('--times', values.times) ?? proof.sizes[size],
    seed: wholeNumber('--seed', values.seed) ?? chance,
    isResumed: values.resume,
    only,
    isReported: !values['no-report'] && only === undefined,
  };
}
