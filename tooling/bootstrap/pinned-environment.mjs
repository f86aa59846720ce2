import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The environment of every command: the pinned Node and the workspace's tools, then pnpm. */
export function pinnedEnvironment(root, pnpmFolder) {
  // Outside the checkout, so that a fresh clone finds what an older one has built and tested.
  const userCache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const cache = process.env.TIPMARK_CACHE_DIR || join(userCache, 'tipmark');
  return {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), pnpmFolder, process.env.PATH].join(delimiter),
    TIPMARK_CACHE_DIR: cache,
    TURBO_CACHE_DIR: process.env.TURBO_CACHE_DIR || join(cache, 'turbo'),
    TURBO_TELEMETRY_DISABLED: '1',
    // Node's compile cache: without it half of the start of a process goes into compiling.
    NODE_COMPILE_CACHE:
      process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node-compile'),
    // Commands run in the root; relative paths in their arguments refer to where they were typed.
    INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
  };
}
