import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Mailbox, openMailbox } from '../jobs/mailbox.ts';
import { freePorts } from '../site/free-ports.ts';
import type { ProcessPlan } from '../site/site-process.ts';

const PACKAGES = '/usr/lib/postgresql';
const OLDEST = 15;

/** Folders of PostgreSQL's own programs, the newest first. */
function postgresFolders(): string[] {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).map(Number) : [];
  return versions
    .filter((version) => version >= OLDEST)
    .toSorted((one, other) => other - one)
    .map((version) => path.join(PACKAGES, String(version), 'bin'));
}

const inPath = (program: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .find((folder) => existsSync(path.join(folder, program)));

const findPostgres = (): string | undefined =>
  [...postgresFolders(), inPath('initdb')].find(
    (folder) => folder !== undefined && existsSync(path.join(folder, 'initdb')),
  );

/** Why there can be no hub here, in one line; undefined if there can. */
export function whyNoHub(): string | undefined {
  const lacking = [
    ...(findPostgres() === undefined ? [`initdb of PostgreSQL ${OLDEST} or newer`] : []),
    ...(inPath('redis-server') === undefined ? ['redis-server'] : []),
  ];
  return lacking.length === 0 ? undefined : `not installed: ${lacking.join(', ')}`;
}

export interface HubOptions {
  readonly folder: string;
  readonly address: string;
  /** Who may connect to the database. */
  readonly range: string;
}

export interface Hub {
  readonly postgresUrl: string;
  readonly redisUrl: string;
  readonly plans: readonly ProcessPlan[];
  readonly mailbox: Mailbox;
}

/** PostgreSQL refuses to run as root; everybody has this user. */
const NOBODY = 65_534;

/**
 * What all machines share, on this one: a PostgreSQL and a Redis of their own, whose connections to
 * the machines nothing interrupts but the cut, and a mail server.
 */
export async function prepareHub({ folder, address, range }: HubOptions): Promise<Hub> {
  const bin = findPostgres() ?? '';
  const data = path.join(folder, 'postgres');
  const [postgresPort = 0, redisPort = 0] = await freePorts(2);
  mkdirSync(data);
  chownSync(data, NOBODY, NOBODY);
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  const made = spawnSync(path.join(bin, 'initdb'), ['-D', data, ...options], {
    uid: NOBODY,
    gid: NOBODY,
    cwd: '/',
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr || made.error?.message}`);
  writeFileSync(path.join(data, 'pg_hba.conf'), `host all all ${range} trust\n`);
  const logOf = (name: string) => path.join(folder, 'logs', `${name}.log`);
  const settings = [
    `listen_addresses=${address}`,
    `unix_socket_directories=${data}`,
    'fsync=off',
    'max_connections=100',
  ];
  return {
    postgresUrl: `postgres://postgres@${address}:${postgresPort}/postgres`,
    redisUrl: `redis://${address}:${redisPort}`,
    mailbox: await openMailbox(address),
    plans: [
      {
        name: 'postgres',
        command: [
          path.join(bin, 'postgres'),
          '-D',
          data,
          '-p',
          String(postgresPort),
          ...settings.flatMap((setting) => ['-c', setting]),
        ],
        cwd: '/',
        env: process.env,
        user: NOBODY,
        endsOn: 'SIGINT',
        logFile: logOf('postgres'),
        ready: { text: 'database system is ready to accept connections' },
      },
      {
        name: 'redis',
        command: [
          'redis-server',
          '--bind',
          address,
          '--port',
          String(redisPort),
          '--protected-mode',
          'no',
          '--save',
          '',
          '--appendonly',
          'no',
        ],
        cwd: folder,
        env: process.env,
        logFile: logOf('redis'),
        ready: { text: 'eady to accept connections' },
      },
    ],
  };
}
