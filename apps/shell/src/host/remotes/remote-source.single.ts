// Source of remotes in the single-bundle build: they are chunks of the shell itself.

import type { RemoteModule } from '@tipmark/remote-kit';
import { remoteSources } from '#remotes';

/** Runs a remote's browser code from this build. */
export async function importRemote(name: string): Promise<RemoteModule> {
  const source = remoteSources[name];
  if (!source)
    throw new Error(`remote ${name} is not part of this build; add it to the remotes of the build`);
  return (await source()).remote;
}
