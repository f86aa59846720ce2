import { randomUUID } from 'node:crypto';
import {
  liveVersions,
  type RegistryEntry,
  type ReleaseStore,
  readWhole,
  registryEntry,
  releaseKey,
} from '@tipmark/remotes-registry/store';
import { assertClientComplete } from './assert-client-complete.ts';
import { putLive } from './live-registry.ts';
import { storedClient } from './stored-client.ts';

/** Makes the version that was live before this one live again. */
export async function rollBackRemote(name: string, store: ReleaseStore): Promise<RegistryEntry> {
  let rolledBack: RegistryEntry | undefined;
  await putLive(store, name, randomUUID(), async ({ history }) => {
    const previous = liveVersions(history).at(-2);
    if (!previous) throw new Error(`${name} has no earlier version to go back to`);
    rolledBack = await readRelease(store, name, previous);
    await assertClientComplete(rolledBack, storedClient(store, rolledBack));
    return { entry: rolledBack, kind: 'rolledBack' };
  });
  if (!rolledBack) throw new Error(`${name} was not rolled back`);
  return rolledBack;
}

async function readRelease(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<RegistryEntry> {
  const key = releaseKey(name, version);
  const found = await readWhole(store, key);
  if (!found)
    throw new Error(`${store.location}/${key} is missing, ${version} cannot go live again`);
  return registryEntry.parse(JSON.parse(found.bytes.toString('utf8')));
}
