import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { integrity } from './integrity.ts';
import { version } from './release-history.ts';

/** Builds of the shell that were recorded, oldest first. */
export const SHELLS_KEY = 'shell/released.json';

/** Every file of a recorded build with its hash; written last. */
export const shellFilesKey = (build: string): string => `shell/${build}/files.json`;

export const shellFiles = z.record(
  z.string().regex(/^(?:client|server|worker)\/(?!.*\.\.)[\w~-][\w.~/-]*$/),
  integrity,
);

/** What a build of the shell provides to remotes: its contract, and names by module. */
export const recordedSeam = z.object({
  contract: z.number().int(),
  modules: z.record(z.string(), z.array(z.string()).readonly()),
});

export type RecordedSeam = z.infer<typeof recordedSeam>;

export const recordedShells = z.array(
  recordedSeam.extend({ build: version, atSeconds: z.number().int().nonnegative() }),
);

export type RecordedShell = z.infer<typeof recordedShells>[number];

/**
 * Ten hex digits of a build of the shell: of its server, and of the list of its browser's scripts
 * with their hashes.
 */
export async function shellBuildOf(distDir: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of ['server/server.js', 'client/assets.json']) {
    hash.update(await readFile(path.join(distDir, file)));
  }
  return hash.digest('hex').slice(0, 10);
}
