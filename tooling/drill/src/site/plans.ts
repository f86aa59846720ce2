import path from 'node:path';
import { pageServerFlags } from '@tipmark/start/page-server-flags';
import type { ProcessName } from '../steps.ts';
import { API, type Checkout, RELEASE, SHELL } from './checkout.ts';
import type { SitePorts } from './nginx-example.ts';
import type { ProcessPlan } from './site-process.ts';

/** This checkout: the build a site is upgraded to, and the example configuration. */
export const HERE = path.resolve(import.meta.dirname, '../../../..');

/** Ends a process whose drill was killed. */
export const FOLLOW_PARENT = path.join(HERE, 'tooling/start/src/follow-parent.mjs');

export interface PlanOptions {
  /** Of this drill alone: data, configuration and logs. */
  readonly folder: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** Without one the site shows letters itself. */
  readonly smtpUrl: string | undefined;
  readonly feedKey: string;
  readonly ports: SitePorts;
}

/** How the processes of a site are started from a build, on the data they share. */
export function createPlans({ folder, ports, ...options }: PlanOptions) {
  const publicUrl = `http://127.0.0.1:${ports.outer}`;
  const { PATH, HOME, TMPDIR } = process.env;
  const env = {
    PATH,
    HOME,
    ...(TMPDIR && { TMPDIR }),
    NODE_ENV: 'production',
    DATABASE_URL: options.databaseUrl,
    REDIS_URL: options.redisUrl,
    SMTP_URL: options.smtpUrl,
    FEED_KEY: options.feedKey,
    DATA_DIR: path.join(folder, 'data'),
    PUBLIC_URL: publicUrl,
    TRUSTED_PROXIES: 'loopback',
    WORLD: 'empty',
    LOG_LEVEL: 'warn',
  };
  const logOf = (name: string) => path.join(folder, 'logs', `${name.replace(' ', '-')}.log`);

  const node = (name: string, { root }: Checkout, entry: string, flags: readonly string[] = []) => {
    const command = [process.execPath, ...flags, '--import', FOLLOW_PARENT, path.join(root, entry)];
    return {
      name,
      cwd: root,
      logFile: logOf(name),
      command: command as [string, ...string[]],
    };
  };

  function api(name: string, build: Checkout, port: number): ProcessPlan {
    const url = `http://127.0.0.1:${port}`;
    return {
      ...node(name, build, API),
      env: { ...env, ROLE: 'web', API_PORT: String(port) },
      ready: { url: `${url}/health/ready` },
    };
  }

  function shell(name: string, build: Checkout, port: number): ProcessPlan {
    const url = `http://127.0.0.1:${port}`;
    return {
      ...node(name, build, SHELL, pageServerFlags),
      env: { ...env, PORT: String(port), API_URL: `http://127.0.0.1:${ports.inner}` },
      ready: { url: `${url}/health/ready` },
    };
  }

  return {
    publicUrl,
    of(name: ProcessName, build: Checkout): ProcessPlan {
      if (name === 'api 1') return api(name, build, ports.apis[0]);
      if (name === 'api 2') return api(name, build, ports.apis[1]);
      if (name === 'shell 1') return shell(name, build, ports.shells[0]);
      if (name === 'shell 2') return shell(name, build, ports.shells[1]);
      return {
        ...node(name, build, API),
        env: { ...env, ROLE: 'worker', LOG_LEVEL: 'info' },
        ready: { text: 'running jobs without a port' },
      };
    },
    release(build: Checkout) {
      const { command, ...plan } = node('release', build, RELEASE);
      return { ...plan, command: [...command, ...build.remotes] as [string, ...string[]], env };
    },
  };
}

export interface NginxOptions {
  readonly folder: string;
  readonly configuration: string;
  /** Where visitors reach it. */
  readonly url: string;
}

/** The proxy of a site, in its folder `nginx`. */
export function nginxPlan({ folder, configuration, url }: NginxOptions): ProcessPlan {
  const prefix = path.join(folder, 'nginx');
  const { PATH, HOME } = process.env;
  return {
    name: 'nginx',
    command: ['nginx', '-p', prefix, '-c', configuration, '-g', 'daemon off;'],
    cwd: prefix,
    // Debian puts it where only root looks
    env: { HOME, PATH: `${PATH ?? ''}${path.delimiter}/usr/sbin` },
    logFile: path.join(folder, 'logs/nginx.log'),
    ready: { url: `${url}/` },
  };
}
