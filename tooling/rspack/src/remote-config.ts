import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { assetManifestPlugin } from './asset-manifest-plugin.ts';
import { baseConfig } from './base-config.ts';
import { contractOfRemoteKit } from './contract-of-remote-kit.ts';
import { commonJsFolderPlugin } from './emit-text-plugin.ts';
import { precompressPlugin } from './precompress-plugin.ts';
import { seamExternals, sharedByRemote } from './seam-list.ts';
import { usesPlugin } from './uses-plugin.ts';

export interface RemoteOptions {
  /** Absolute folder of the remote. */
  readonly dir: string;
  /** Federation name: the name in the registry and in route ownership. */
  readonly name: string;
}

/**
 * Both builds of a remote: `dist/client` for browsers (one federated expose, `./remote`) and
 * `dist/ssr/remote.js` for the shell server (one self-contained file, the seam left to `require`).
 */
export async function remoteConfig({ dir, name }: RemoteOptions): Promise<Configuration[]> {
  const isProduction = process.env['NODE_ENV'] !== 'development';
  const contract = await contractOfRemoteKit(dir);
  return [clientOf(dir, name, isProduction), serverOf(dir, contract)];
}

const clientOf = (dir: string, name: string, isProduction: boolean): Configuration => ({
  ...baseConfig({ dir, isProduction, target: 'browser' }),
  name: 'client',
  entry: {},
  output: {
    path: path.join(dir, 'dist/client'),
    publicPath: 'auto',
    uniqueName: name,
    clean: true,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    crossOriginLoading: 'anonymous',
  },
  optimization: { chunkIds: 'deterministic', splitChunks: { chunks: 'async' } },
  plugins: [
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      exposes: { './remote': './src/remote.ts' },
      shared: sharedByRemote(isProduction),
      shareStrategy: 'loaded-first',
      manifest: true,
      dts: false,
      experiments: {
        // the shell's federation runtime serves all remotes of a page
        externalRuntime: isProduction,
        optimization: { disableSnapshot: true, target: 'web' },
      },
    }),
    // the shell checks the entry, the entry its chunks
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: isProduction }),
    assetManifestPlugin,
    ...(isProduction ? [precompressPlugin] : []),
  ],
});

/** Always an optimised build: development graphs cannot tell which names are used. */
const serverOf = (dir: string, contract: number): Configuration => ({
  ...baseConfig({ dir, isProduction: true, target: 'server' }),
  name: 'ssr',
  entry: { ssr: './src/remote.ts' },
  externalsType: 'commonjs',
  externals: seamExternals(),
  output: {
    path: path.join(dir, 'dist/ssr'),
    filename: 'remote.js',
    library: { type: 'commonjs2' },
    clean: true,
  },
  optimization: { minimize: false },
  plugins: [usesPlugin(contract), commonJsFolderPlugin],
});
