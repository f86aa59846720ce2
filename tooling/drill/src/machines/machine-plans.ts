import path from 'node:path';
import { pageServerFlags } from '@tipmark/start/page-server-flags';
import { API, type Checkout, RELEASE, SHELL } from '../site/checkout.ts';
import { FOLLOW_PARENT } from '../site/plans.ts';
import type { ProcessPlan } from '../site/site-process.ts';
import { makeSecrets } from './make-secrets.ts';
import type { Machine } from './network.ts';

export const API_PORT = 4_000;
export const SHELL_PORT = 3_000;

export interface MachinePlanOptions {
  /** Of this drill alone: each machine has its own folder in it. */
  readonly folder: string;
  readonly build: Checkout;
  /** Addresses of the machines. */
  readonly range: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  readonly pushOrigin: string;
  readonly feedKey: string;
  /** Variables of the object store of the releases. */
  readonly storeEnv: Readonly<Record<string, string>>;
  /** Where the proxy listens for shells. */
  readonly innerUrl: string;
  readonly publicUrl: string;
}

/**
 * How the processes of a site are started, each on a machine of its own. What they have in common
 * they get as variables, the same on each.
 */
export function createMachinePlans(options: MachinePlanOptions) {
  const { folder, build } = options;
  const { PATH, HOME, TMPDIR } = process.env;
  const common = {
    PATH,
    HOME,
    ...(TMPDIR && { TMPDIR }),
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PUBLIC_URL: options.publicUrl,
    TRUSTED_PROXIES: `loopback,${options.range}`,
    OPERATOR_NETWORKS: `loopback,${options.range}`,
    WORLD: 'empty',
    LOG_LEVEL: 'warn',
  };
  const secrets = makeSecrets();
  const logOf = (name: string) => path.join(folder, 'logs', `${name.replace(' ', '-')}.log`);
  const dataOf = (name: string) => path.join(folder, 'data', name.replace(' ', '-'));

  function on(machine: Machine, entry: string, flags: readonly string[], env: NodeJS.ProcessEnv) {
    const program = [process.execPath, ...flags, '--import', FOLLOW_PARENT];
    return {
      name: machine.name,
      cwd: build.root,
      logFile: logOf(machine.name),
      command: [...machine.within, ...program, path.join(build.root, entry)] as [
        string,
        ...string[],
      ],
      env: { ...common, DATA_DIR: dataOf(machine.name), ...env },
    };
  }
  const answersAt = ({ address }: Machine, port: number) => ({
    url: `http://${address}:${port}/health/ready`,
  });

  return {
    dataOf,
    api: (machine: Machine): ProcessPlan => ({
      ...on(machine, API, [], {
        ...secrets,
        FEED_KEY: options.feedKey,
        ROLE: 'all',
        API_PORT: String(API_PORT),
        DATABASE_URL: options.databaseUrl,
        REDIS_URL: options.redisUrl,
        SMTP_URL: options.smtpUrl,
        PUSH_SERVICES: options.pushOrigin,
      }),
      ready: answersAt(machine, API_PORT),
    }),
    shell: (machine: Machine): ProcessPlan => ({
      ...on(machine, SHELL, pageServerFlags, {
        ...options.storeEnv,
        PORT: String(SHELL_PORT),
        API_URL: options.innerUrl,
      }),
      ready: answersAt(machine, SHELL_PORT),
    }),
    release: () => ({
      name: 'release',
      cwd: build.root,
      logFile: logOf('release'),
      command: [process.execPath, path.join(build.root, RELEASE), ...build.remotes] as [
        string,
        ...string[],
      ],
      env: { ...common, ...options.storeEnv, DATA_DIR: dataOf('release') },
    }),
    /** Asks a process from its own machine. */
    witness: (machine: Machine, about: object) =>
      [
        ...machine.within,
        process.execPath,
        '--import',
        FOLLOW_PARENT,
        path.join(import.meta.dirname, 'witness-main.ts'),
        JSON.stringify(about),
      ] as [string, ...string[]],
  };
}
