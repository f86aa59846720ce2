import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BuiltRemote, readBuiltRemote } from '../built-remote.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../../..');

export interface Subject {
  readonly remote: string;
  /** Address of the composed site. */
  readonly site: string;
  readonly version: string;
  /** What was built; undefined where only the version is known. */
  readonly built: BuiltRemote | undefined;
  readonly isLive: boolean;
  readonly forMs: number;
  readonly everyMs: number;
}

const options = {
  site: { type: 'string' },
  version: { type: 'string' },
  from: { type: 'string' },
  live: { type: 'boolean', default: false },
  for: { type: 'string', default: '300' },
  every: { type: 'string', default: '10' },
} as const;

/** The one remote, site and version that a step of the pipeline is about. */
export async function subjectOf(args: readonly string[], usage: string): Promise<Subject> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [remote = '', ...others] = positionals;
  if (!/^[a-z][a-z0-9-]*$/.test(remote) || others.length > 0) throw new Error(usage);
  const site =
    values.site ?? (process.env['PUBLIC_URL'] || `http://localhost:${process.env['PORT'] || 3000}`);
  if (!URL.canParse(site)) throw new Error(`"${site}" is no address of a site; ${usage}`);
  const built =
    values.version === undefined
      ? await readBuiltRemote(path.resolve(ROOT, values.from ?? path.join('apps', remote)), remote)
      : undefined;
  return {
    remote,
    site,
    version: values.version ?? built?.version ?? '',
    built,
    isLive: values.live,
    forMs: secondsOf('for', values.for) * 1000,
    everyMs: secondsOf('every', values.every) * 1000,
  };
}

function secondsOf(name: string, value: string): number {
  const seconds = Number(value);
  if (!(seconds > 0)) throw new Error(`--${name} is a number of seconds, not "${value}"`);
  return seconds;
}

/** Runs a step: what it throws is one line, and its exit code 2 is not that of a bad release. */
export function runStep(step: () => Promise<number>): void {
  step().then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 2;
    },
  );
}
