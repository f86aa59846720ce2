import path from 'node:path';
import { integrityOf, type RegistryEntry } from '@tipmark/remotes-registry/store';

type Whole = Pick<RegistryEntry, 'name' | 'version' | 'entry' | 'integrities'>;

/** Browser files of a version, built or released. */
export interface ClientFiles {
  locationOf(file: string): string;
  read(file: string): Promise<Buffer | undefined>;
}

/** Refuses a version whose scripts are not all there as the build wrote them. */
export async function assertClientComplete(entry: Whole, files: ClientFiles): Promise<void> {
  const faults = await Promise.all(
    Object.entries(entry.integrities).map(([url, hash]) =>
      faultOf(path.basename(url), hash, files),
    ),
  );
  const found = faults.filter((fault) => fault !== undefined);
  if (found.length === 0) return;
  throw new Error(
    `${entry.name} ${entry.version} does not go live, browsers could not run it: ${found.join('; ')}`,
  );
}

async function faultOf(
  file: string,
  hash: string,
  files: ClientFiles,
): Promise<string | undefined> {
  const bytes = await files.read(file);
  if (bytes === undefined) return `${files.locationOf(file)} is missing`;
  return integrityOf(bytes) === hash
    ? undefined
    : `${files.locationOf(file)} is not what was built`;
}
