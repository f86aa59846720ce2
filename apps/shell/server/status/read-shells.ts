import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { misfitsOf, type RegistryEntry, type Seam } from '@tipmark/remotes-registry';
import { type RecordedShell, recordedShells, SHELLS_KEY } from '@tipmark/remotes-registry/store';
import type { ShellFit } from '../../src/features/status-remotes/remotes-status.ts';

const SHOWN = 4;

/**
 * This shell and the ones recorded before it, each with the running remotes that it refuses. Empty
 * where no other build is recorded: nothing is known of it.
 */
export async function readShells(
  running: readonly RegistryEntry[],
  options: { readonly remotesDir: string; readonly seam: Seam; readonly build: string | undefined },
): Promise<readonly ShellFit[]> {
  const { remotesDir, seam, build } = options;
  const recorded = await recordedIn(remotesDir);
  const others = recorded.filter((one) => one.build !== build).toReversed();
  if (others.length === 0) return [];
  const fit = (one: Seam) =>
    running.flatMap((entry) => {
      const reasons = misfitsOf(entry, one);
      return reasons.length > 0 ? [{ name: entry.name, reasons }] : [];
    });
  const own = { build: build ?? null, isThis: true, contract: seam.contract };
  return [
    { ...own, refused: fit(seam) },
    ...others.slice(0, SHOWN - 1).map((one) => ({
      build: one.build,
      isThis: false,
      contract: one.contract,
      refused: fit(seamOf(one)),
    })),
  ];
}

async function recordedIn(remotesDir: string): Promise<readonly RecordedShell[]> {
  const text = await readFile(path.join(remotesDir, SHELLS_KEY), 'utf8').catch(() => '[]');
  try {
    return recordedShells.parse(JSON.parse(text));
  } catch {
    // one that another release writes differently says nothing here
    return [];
  }
}

const seamOf = ({ contract, modules }: RecordedShell): Seam => ({
  contract,
  modules: Object.fromEntries(
    Object.entries(modules).map(([id, names]) => [
      id,
      Object.fromEntries(names.map((name) => [name, true])),
    ]),
  ),
});
