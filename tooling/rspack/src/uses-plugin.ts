import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { seamModules } from './seam-list.ts';

/**
 * Contents of a remote's `seam.json`: the contract it was built against and the seam names it uses.
 */
export interface SeamUse {
  readonly contract: number;
  /** Module of the seam → names; `*` where a name could be any. */
  readonly uses: Readonly<Record<string, readonly string[]>>;
}

const namesOf = (used: boolean | null | Iterable<string>): string[] => {
  if (used === null || used === true) return ['*'];
  if (used === false) return [];
  return [...used].toSorted();
};

/**
 * Writes `seam.json` from the optimised module graph, so that the shell can refuse a remote whose
 * names it does not have before any of the remote's code runs. Graphs of development builds are not
 * optimised: there every name is `*`.
 */
export const usesPlugin = (contract: number): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('uses', (compilation) => {
      compilation.hooks.processAssets.tap('uses', () => {
        const uses: Record<string, string[]> = {};
        for (const module of compilation.modules) {
          const id = 'userRequest' in module ? String(module.userRequest) : '';
          if (module.constructor.name !== 'ExternalModule' || !(id in seamModules)) continue;
          uses[id] = namesOf(compilation.moduleGraph.getUsedExports(module, 'ssr'));
        }
        const text = JSON.stringify({ contract, uses } satisfies SeamUse);
        compilation.emitAsset('seam.json', new rspack.sources.RawSource(text));
      });
    });
  },
});
