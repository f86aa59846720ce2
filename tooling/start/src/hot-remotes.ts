import path from 'node:path';
import { requireFreePort } from './free-ports.ts';
import { healthy } from './healthy.ts';
import { remotesOf } from './remotes.ts';
import { runStep } from './run-step.ts';
import type { Settings } from './settings.ts';
import type { Supervisor } from './supervisor.ts';

const BUILT_WITHIN_MS = 120_000;
/** Development servers use ports this far above the site's, one after another. */
const PORT_STEP = 100;
const followParent = path.join(import.meta.dirname, 'follow-parent.mjs');
const tool = 'tooling/rspack/src/hot/main.ts';

/**
 * Starts the development servers of the remotes in development, and returns the environment in
 * which the shell composes them into the site beside the built ones.
 */
export async function startHotRemotes(
  { root, hot, port }: Settings,
  supervisor: Supervisor,
): Promise<Record<string, string>> {
  if (hot.length === 0) return {};
  await refuseUnknown(root, hot);
  const env = { ...process.env, NODE_ENV: 'development' };
  const addresses = await Promise.all(
    hot.map(async (name, index) => {
      const ownPort = port + PORT_STEP + index;
      await requireFreePort('PORT', ownPort, 'localhost');
      supervisor.start({
        name,
        command: [
          process.execPath,
          '--import',
          followParent,
          tool,
          'remote',
          name,
          String(ownPort),
        ],
        cwd: root,
        env,
      });
      const address = `http://localhost:${ownPort}/release.json`;
      await healthy(address, supervisor.stopping, { deadlineMs: BUILT_WITHIN_MS });
      return [`REMOTE_${name.toUpperCase().replaceAll('-', '_')}_URL`, address] as const;
    }),
  );
  await runStep({
    title: 'The development build of the shell',
    command: [process.execPath, path.join(root, tool), 'shell'],
    cwd: root,
    env,
    signal: supervisor.stopping,
  });
  return {
    ...Object.fromEntries(addresses),
    ALLOW_REMOTE_OVERRIDES: '1',
    CLIENT_BUILD: 'hot',
  };
}

async function refuseUnknown(root: string, hot: readonly string[]): Promise<void> {
  const known = await remotesOf(root);
  const unknown = hot.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `${unknown.join(', ')} is not a remote of this repository; choose from: ${known.join(', ')}.`,
    );
  }
}
