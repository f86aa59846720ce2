import type { ReleaseStore } from '@tipmark/remotes-registry/store';
import { liveEntries } from '../live-registry.ts';
import { contractBreaks } from './contract-breaks.ts';
import { type DescribedContract, declaredContract } from './describe-contract.ts';
import { readContract } from './stored-contract.ts';

export interface ContractCheck {
  readonly lines: readonly string[];
  /** A live remote could no longer run, and the version of the contract does not say so. */
  readonly isBroken: boolean;
}

/**
 * Compares the declared contract with that of the live remotes.
 * @param version the declared `CONTRACT_VERSION`
 * @param names only these remotes; empty = all
 */
export async function checkContract(
  store: ReleaseStore,
  version: number,
  names: readonly string[],
  declared: DescribedContract = declaredContract(),
): Promise<ContractCheck> {
  const live = await liveEntries(store);
  const unknown = names.filter((name) => !live.some((entry) => entry.name === name));
  if (unknown.length > 0) throw new Error(`not live in ${store.location}: ${unknown.join(', ')}`);
  const lines: string[] = [];
  const remotesOf = new Map<string, string[]>();
  for (const entry of live) {
    if (names.length > 0 && !names.includes(entry.name)) continue;
    const what = `${entry.name} ${entry.version}`;
    if (entry.contract !== version) {
      lines.push(`${what} has contract ${entry.contract}, the shell of this checkout refuses it`);
      continue;
    }
    const released = await readContract(store, entry);
    if (!released) {
      lines.push(`${what} was released without its contract: it cannot be compared`);
      continue;
    }
    const breaks = contractBreaks(released, declared);
    lines.push(`${what}: ${breaks.length === 0 ? 'nothing breaks' : `${breaks.length} breaks`}`);
    for (const one of breaks) remotesOf.set(one, [...(remotesOf.get(one) ?? []), entry.name]);
  }
  if (live.length === 0)
    lines.push(`nothing is live in ${store.location}: there is nothing to compare`);
  for (const [one, remotes] of remotesOf) lines.push(`${one} (${remotes.join(', ')})`);
  if (remotesOf.size > 0) {
    lines.push(
      `raise CONTRACT_VERSION (${version}) in packages/remote-kit/src/remote/define-remote.ts ` +
        'and release these remotes with it, or keep what they use',
    );
  }
  return { lines, isBroken: remotesOf.size > 0 };
}
