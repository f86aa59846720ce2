import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Compilation, type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const compressible = /\.(?:js|css|svg|json|txt|webmanifest)$/;

/** Files of the build that never leave the server. */
const serverOnly = new Set(['assets.json']);

async function addVariants(compilation: Compilation, name: string): Promise<void> {
  const content = compilation.getAsset(name)?.source.buffer();
  if (!content) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const variants = [
    [`${name}.br`, await brotli(content, quality)],
    [`${name}.gz`, await deflate(content, { level: 9 })],
  ] as const;
  for (const [file, bytes] of variants) {
    if (bytes.length < content.length) {
      compilation.emitAsset(file, new rspack.sources.RawSource(bytes));
    }
  }
}

/** Puts a brotli 11 and a gzip 9 file beside every text asset, so that serving costs no CPU. */
export const precompressPlugin: RspackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('precompress', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'precompress', stage }, async () => {
        const names = compilation
          .getAssets()
          .map((asset) => asset.name)
          .filter((name) => compressible.test(name) && !serverOnly.has(name));
        await Promise.all(names.map((name) => addVariants(compilation, name)));
      });
    });
  },
};
