import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryEntry } from '@tipmark/remotes-registry';
import { assertClientComplete } from './assert-client-complete.ts';
import { readHistory, writeHistory } from './history.ts';
import { putLive } from './registry.ts';
import { withReleaseLock } from './release-lock.ts';

/** Makes the version that was live before this one live again. */
export async function rollBackRemote(name: string, remotesDir: string): Promise<RegistryEntry> {
  return withReleaseLock(remotesDir, async () => {
    const history = await readHistory(remotesDir, name);
    const previous = history.at(-2);
    if (!previous) throw new Error(`${name} has no earlier version to go back to`);
    const folder = path.join(remotesDir, name, previous);
    const text = await readFile(path.join(folder, 'release.json'), 'utf8');
    const entry = JSON.parse(text) as RegistryEntry;
    await assertClientComplete(entry, path.join(folder, 'client'));
    await putLive(remotesDir, entry);
    await writeHistory(remotesDir, name, history.slice(0, -1));
    return entry;
  });
}
