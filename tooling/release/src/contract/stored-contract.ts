import { gunzipSync, gzipSync } from 'node:zlib';
import { type RegistryEntry, type ReleaseStore, readWhole } from '@tipmark/remotes-registry/store';
import {
  type DescribedContract,
  declaredContract,
  describedContract,
} from './describe-contract.ts';

type Version = Pick<RegistryEntry, 'name' | 'version'>;

/** The contract a version was released with; no shell reads it. */
const keyOf = ({ name, version }: Version) => `${name}/${version}/contract.json.gz`;

let declared: Buffer | undefined;

/** Stores the contract of this checkout with a version. */
export async function storeContract(store: ReleaseStore, version: Version): Promise<void> {
  declared ??= gzipSync(JSON.stringify(declaredContract()));
  await store.create(keyOf(version), declared);
}

/** The contract a version was released with; undefined for one of a former build. */
export async function readContract(
  store: ReleaseStore,
  version: Version,
): Promise<DescribedContract | undefined> {
  const found = await readWhole(store, keyOf(version));
  if (!found) return undefined;
  return describedContract.parse(JSON.parse(gunzipSync(found.bytes).toString('utf8')));
}
