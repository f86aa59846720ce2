import type { RegistryEntry } from './registry.ts';
import type { SeamModule } from './seam-modules.ts';

/** What a shell provides to remotes. */
export interface Seam {
  readonly contract: number;
  readonly modules: Readonly<Record<string, SeamModule>>;
}

/**
 * Why this shell cannot run a remote: another contract, or names of the seam it does not have.
 * Decided from the record of the remote's build, before any of its code runs. Empty = it fits.
 */
export function refusalOf(entry: RegistryEntry, { contract, modules }: Seam): readonly string[] {
  const reasons =
    entry.contract === contract
      ? []
      : [`it has contract ${entry.contract}, this shell ${contract}`];
  for (const [id, names] of Object.entries(entry.uses)) {
    const offered = Object.hasOwn(modules, id) ? modules[id] : undefined;
    if (!offered) reasons.push(`the shell has no module ${id}`);
    else {
      const lacking = names.filter((name) => !isAny(name) && !Object.hasOwn(offered, name));
      for (const name of lacking) reasons.push(`${id} has no ${name}`);
    }
  }
  return reasons;
}

/** Builds that do not know their names write `*`; every CommonJS module has a `default`. */
const isAny = (name: string) => name === '*' || name === 'default';
