import type { SeamModule } from './seam-modules.ts';
import type { RegistryEntry } from './store/registry-entry.ts';

/** What a shell provides to remotes. */
export interface Seam {
  readonly contract: number;
  readonly modules: Readonly<Record<string, SeamModule>>;
}

/** One reason why a shell cannot run a remote. */
export type Misfit =
  | { readonly kind: 'contract'; readonly has: number; readonly needs: number }
  | { readonly kind: 'module'; readonly id: string }
  | { readonly kind: 'name'; readonly id: string; readonly name: string };

/**
 * Why this shell cannot run a remote: another contract, or names of the seam it does not have.
 * Decided from the record of the remote's build, before any of its code runs. Empty = it fits.
 */
export function misfitsOf(
  entry: Pick<RegistryEntry, 'contract' | 'uses'>,
  { contract, modules }: Seam,
): readonly Misfit[] {
  const misfits: Misfit[] =
    entry.contract === contract ? [] : [{ kind: 'contract', has: entry.contract, needs: contract }];
  for (const [id, names] of Object.entries(entry.uses)) {
    const offered = Object.hasOwn(modules, id) ? modules[id] : undefined;
    if (!offered) misfits.push({ kind: 'module', id });
    else {
      const lacking = names.filter((name) => !isAny(name) && !Object.hasOwn(offered, name));
      misfits.push(...lacking.map((name): Misfit => ({ kind: 'name', id, name })));
    }
  }
  return misfits;
}

/** The same in sentences, for logs and testers. */
export const refusalOf = (entry: RegistryEntry, seam: Seam): readonly string[] =>
  misfitsOf(entry, seam).map(sentenceOf);

function sentenceOf(misfit: Misfit): string {
  switch (misfit.kind) {
    case 'contract':
      return `it has contract ${misfit.has}, this shell ${misfit.needs}`;
    case 'module':
      return `the shell has no module ${misfit.id}`;
    case 'name':
      return `${misfit.id} has no ${misfit.name}`;
  }
}

/** Builds that do not know their names write `*`; every CommonJS module has a `default`. */
const isAny = (name: string) => name === '*' || name === 'default';
