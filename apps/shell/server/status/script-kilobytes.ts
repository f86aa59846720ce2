import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryEntry } from '@tipmark/remotes-registry';

const KILOBYTE = 1_000;

/**
 * Kilobytes of all scripts of a release as most browsers get them: compressed by its build.
 * Undefined if they are not here, or not compressed.
 */
export async function scriptKilobytes(
  { name, version, integrities }: RegistryEntry,
  remotesDir: string,
): Promise<number | undefined> {
  const client = path.join(remotesDir, name, version, 'client');
  const files = Object.keys(integrities).filter((url) => url.endsWith('.js'));
  const sizes = await Promise.all(
    files.map(async (url) => {
      const found = await stat(path.join(client, `${path.basename(url)}.br`)).catch(
        () => undefined,
      );
      return found?.size ?? Number.NaN;
    }),
  );
  const sum = sizes.reduce((total, size) => total + size, 0);
  return sum > 0 ? Math.round(sum / KILOBYTE) : undefined;
}
