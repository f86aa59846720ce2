import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';

/** Adds a small text file to the output. */
export const emitTextPlugin = (file: string, text: string): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('emit-text', (compilation) => {
      compilation.hooks.processAssets.tap('emit-text', () => {
        compilation.emitAsset(file, new rspack.sources.RawSource(text));
      });
    });
  },
});

/** Output of a server build is CommonJS although its app says `"type": "module"`. */
export const commonJsFolderPlugin = emitTextPlugin('package.json', '{"type":"commonjs"}');
