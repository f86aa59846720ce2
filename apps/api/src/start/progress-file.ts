import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorldProgress } from '@tipmark/simulator';
import { ConfigError } from '../platform/config/config.ts';

const NAME = 'simulated-world.json';

/**
 * Progress of the world of a seed, in a file beside the embedded database.
 * @param isKnown whether the database contains a simulated world; a file that outlived its database
 * is ignored
 * @throws ConfigError when the database contains the world of another seed: both would play in the
 * same leagues
 */
export function progressFile(dataDir: string, seed: number, isKnown: boolean): WorldProgress {
  const path = join(dataDir, NAME);
  const saved = isKnown ? read(path) : undefined;
  if (saved !== undefined && saved.seed !== seed) {
    throw new ConfigError(
      `Cannot start. ${dataDir} holds the simulated world of SIM_SEED=${saved.seed}, not of ${seed}. Set it back, or use an empty DATA_DIR.`,
    );
  }
  return {
    load: () => saved?.appliedUntil,
    save(appliedUntil) {
      writeFileSync(`${path}.new`, JSON.stringify({ seed, appliedUntil }));
      renameSync(`${path}.new`, path);
    },
  };
}

function read(path: string): { seed: number; appliedUntil: number } | undefined {
  try {
    const { seed, appliedUntil } = JSON.parse(readFileSync(path, 'utf8'));
    if (Number.isInteger(seed) && Number.isInteger(appliedUntil)) return { seed, appliedUntil };
  } catch {
    // A missing or broken file: the world is replayed from its snapshot, which changes nothing.
  }
  return undefined;
}
