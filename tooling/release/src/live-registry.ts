import {
  MAX_STEPS,
  REGISTRY_KEY,
  type RegistryEntry,
  type ReleaseStep,
  type ReleaseStore,
  readWhole,
  registryEntry,
  updateDocument,
} from '@tipmark/remotes-registry/store';
import { z } from 'zod';

/** Entries of other remotes are never rewritten, whatever is in them. */
const registry = z.record(z.string(), z.unknown()).default({});

/** The live remotes, without entries that no shell could read. */
export async function liveEntries(store: ReleaseStore): Promise<readonly RegistryEntry[]> {
  const found = await readWhole(store, REGISTRY_KEY);
  const now = registry.parse(found && JSON.parse(found.bytes.toString('utf8')));
  return Object.values(now).flatMap((entry) => registryEntry.safeParse(entry).data ?? []);
}

/** The live version of a remote, if there is one. */
export async function liveVersionOf(
  store: ReleaseStore,
  name: string,
): Promise<string | undefined> {
  return (await liveEntries(store)).find((entry) => entry.name === name)?.version;
}

export interface Chosen {
  readonly entry: RegistryEntry;
  readonly kind: ReleaseStep['kind'];
}

/** What is live of a remote, if anything is, and how it came to be. */
export interface LiveState {
  readonly entry: RegistryEntry | undefined;
  readonly history: readonly ReleaseStep[];
}

/**
 * Makes a version live: one conditional write of the registry, repeated when somebody else was
 * faster.
 * @param stepId identifies a write whose answer was lost
 * @param choose the version, decided again from the state before each attempt; undefined = none
 */
export async function putLive(
  store: ReleaseStore,
  name: string,
  stepId: string,
  choose: (now: LiveState) => Promise<Chosen | undefined>,
): Promise<void> {
  const former = await formerHistory(store, name);
  await updateDocument(store, REGISTRY_KEY, registry.parse, async (now) => {
    const entry = registryEntry.safeParse(now[name]).data;
    const history = entry?.history ?? former;
    if (history.some(({ id }) => id === stepId)) return undefined;
    const chosen = await choose({ entry, history });
    return chosen && { ...now, [name]: withStep(chosen, history, stepId) };
  });
}

function withStep(
  { entry, kind }: Chosen,
  history: readonly ReleaseStep[],
  id: string,
): RegistryEntry {
  const { version } = entry;
  const step = { id, version, kind, atSeconds: Math.floor(Date.now() / 1000) };
  return { ...entry, history: [...history, step].slice(-MAX_STEPS) };
}

/** Folders of former builds have the versions that were live in a file of their own. */
async function formerHistory(store: ReleaseStore, name: string): Promise<readonly ReleaseStep[]> {
  const found = await readWhole(store, `${name}/history.json`);
  if (!found) return [];
  const versions = z.array(z.string()).parse(JSON.parse(found.bytes.toString('utf8')));
  return versions.map((version, index) => ({
    id: `former-${index}`,
    version,
    kind: 'released',
    atSeconds: 0,
  }));
}
