import path from 'node:path';

export interface Settings {
  root: string;
  host: string;
  port: number;
  apiPort: number;
  dataDir: string;
  /** releases are in the object store of REMOTES_URL */
  hasStore: boolean;
  /** names given by REMOTES, undefined for all of them */
  remotes: readonly string[] | undefined;
  /** rebuild and restart on changes, for development */
  isWatching: boolean;
  /**
   * remotes in development: each on its own development server, hot-updated on the page when edited
   */
  hot: readonly string[];
}

/** Reads the settings of the start itself; API and shell check their own environment. */
export function readSettings(
  env: NodeJS.ProcessEnv,
  root: string,
  args: readonly string[] = [],
): Settings {
  return {
    root,
    host: env['HOST'] || '127.0.0.1',
    port: portOf(env, 'PORT', 3000),
    apiPort: portOf(env, 'API_PORT', 4000),
    dataDir: path.resolve(root, env['DATA_DIR'] || '.data'),
    hasStore: Boolean(env['REMOTES_URL']),
    remotes: (env['REMOTES'] || undefined)
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    isWatching: args.includes('--watch'),
    hot: args.filter((arg) => !arg.startsWith('--')),
  };
}

function portOf(env: NodeJS.ProcessEnv, variable: string, fallback: number): number {
  const text = env[variable];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${variable}=${text} is not a port: give a whole number from 1 to 65535.`);
}
