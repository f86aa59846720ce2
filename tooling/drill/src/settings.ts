import { parseArgs } from 'node:util';

const DRILLS = ['upgrade', 'machines'] as const;

/** What a drill was asked for. */
export interface Settings {
  readonly drill: (typeof DRILLS)[number];
  /** Folder or commit of the build the site runs before the upgrade; undefined = this one. */
  readonly from: string | undefined;
  readonly requests: number;
  /** Requests a second at most. */
  readonly rate: number;
  readonly streams: number;
  /** Only says in one line what this machine lacks; the exit code is 1 if it lacks anything. */
  readonly isProbe: boolean;
  /** Server on which the drill makes a database of its own. */
  readonly postgresUrl: string;
  readonly redisUrl: string;
}

const USAGE =
  'npm run drill -- upgrade [--from <commit or folder>] [--requests 50000] [--rate 300] [--streams 24], ' +
  'npm run drill -- machines [--requests 10000] [--rate 100] [--streams 6]';

/** What is usual for each of them. */
const USUAL = {
  upgrade: { requests: 50_000, rate: 300, streams: 24 },
  machines: { requests: 10_000, rate: 100, streams: 6 },
} as const;

/** @throws Error whose message says what to change */
export function readSettings(args: readonly string[], env: NodeJS.ProcessEnv): Settings {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      requests: { type: 'string' },
      rate: { type: 'string' },
      streams: { type: 'string' },
      probe: { type: 'boolean', default: false },
    },
  });
  const drill = DRILLS.find((name) => name === positionals[0]);
  if (positionals.length !== 1 || drill === undefined) {
    throw new Error(`There are two drills: ${USAGE}`);
  }
  if (drill === 'machines' && values.from !== undefined) {
    throw new Error('--from: all machines run this build');
  }
  if (values.from === '') throw new Error('--from: give a commit, or the folder of a checkout');
  if (drill === 'upgrade' && values.probe) throw new Error('--probe: only of the drill "machines"');
  const usual = USUAL[drill];
  return {
    drill,
    from: values.from,
    requests: countOf('--requests', values.requests, 100) ?? usual.requests,
    rate: countOf('--rate', values.rate, 10) ?? usual.rate,
    streams: countOf('--streams', values.streams, 1) ?? usual.streams,
    isProbe: values.probe,
    postgresUrl: env['PG_TEST_URL'] || 'postgres://postgres@127.0.0.1:5432/postgres',
    redisUrl: env['REDIS_TEST_URL'] || 'redis://127.0.0.1:6379/15',
  };
}

function countOf(option: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (Number.isInteger(count) && count >= least) return count;
  throw new Error(`${option} ${text}: give a whole number of at least ${least}`);
}
