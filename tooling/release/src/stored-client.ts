import { type RegistryEntry, type ReleaseStore, readWhole } from '@tipmark/remotes-registry/store';
import type { ClientFiles } from './assert-client-complete.ts';

/** The browser files of a released version. */
export function storedClient(
  store: ReleaseStore,
  { name, version }: Pick<RegistryEntry, 'name' | 'version'>,
): ClientFiles {
  const keyOf = (file: string) => `${name}/${version}/client/${file}`;
  return {
    locationOf: (file) => `${store.location}/${keyOf(file)}`,
    read: async (file) => (await readWhole(store, keyOf(file)))?.bytes,
  };
}
