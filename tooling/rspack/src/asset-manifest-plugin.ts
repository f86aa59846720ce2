import { type Compilation, type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { EXPOSED_CHUNK } from './exposed-chunk.ts';
import { integrityOf } from './integrity.ts';

/** What a build's `assets.json` contains, for the code that writes the page. */
export interface AssetManifest {
  /** File of the entry, empty for a remote (its entry is remoteEntry.js). */
  readonly entry: string;
  /** Script or style sheet → subresource integrity. */
  readonly integrities: Readonly<Record<string, string>>;
  /** The style sheet. */
  readonly styles: string;
  /** Named chunk or exposed module → the script files it needs at once. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Script files of what a remote exposes. */
  readonly exposed: readonly string[];
}

const isScript = (file: string) => file.endsWith('.js');
const isStyleSheet = (file: string) => /^styles\b.*\.css$/.test(file);

function manifestOf(compilation: Compilation): AssetManifest {
  const [entrypoint] = [...compilation.entrypoints.values()];
  const entryFiles = new Set([...(entrypoint?.getFiles() ?? [])].filter(isScript));
  const assets = compilation.getAssets();
  const styles = assets.find(({ name }) => isStyleSheet(name))?.name ?? '';
  const checked = assets.filter(({ name }) => isScript(name) || name === styles);
  const chunks = Object.fromEntries(
    [...compilation.namedChunkGroups].map(([name, group]) => [
      name,
      [...group.getFiles()].filter((file) => isScript(file) && !entryFiles.has(file)),
    ]),
  );
  return {
    entry: [...entryFiles][0] ?? '',
    integrities: Object.fromEntries(
      checked.map((asset) => [asset.name, integrityOf(asset.source.buffer())]),
    ),
    chunks,
    exposed: chunks[EXPOSED_CHUNK] ?? [],
    styles,
  };
}

/** Writes `assets.json`: names, integrities and chunk lists of the finished scripts. */
export const assetManifestPlugin: RspackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('asset-manifest', (compilation) => {
      // after real content hashes are in the names
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'asset-manifest', stage }, () => {
        const text = JSON.stringify(manifestOf(compilation));
        compilation.emitAsset('assets.json', new rspack.sources.RawSource(text));
      });
    });
  },
};
