import { remotesOf } from './remotes.ts';
import { runStep } from './run-step.ts';
import type { Settings } from './settings.ts';

/**
 * Releases the built remotes of this composition into its data folder; returns their names. What is
 * in an object store was released there by its teams, and a start changes none of it.
 */
export async function releaseRemotes(settings: Settings, signal: AbortSignal): Promise<string[]> {
  const names = await remotesOf(settings.root, settings.remotes);
  if (names.length === 0 || settings.hasStore) return names;
  await runStep({
    title: 'The release of the remotes',
    command: [process.execPath, 'tooling/release/src/main.ts', ...names],
    cwd: settings.root,
    env: { ...process.env, DATA_DIR: settings.dataDir },
    signal,
  });
  return names;
}
