import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { assetManifestPlugin } from './asset-manifest-plugin.ts';
import { baseConfig } from './base-config.ts';
import { compileAheadPlugin } from './compile-ahead-plugin.ts';
import { contractOfRemoteKit } from './contract-of-remote-kit.ts';
import { commonJsFolderPlugin } from './emit-text-plugin.ts';
import { EXPOSED_CHUNK } from './exposed-chunk.ts';
import { minimizer } from './minimizer.ts';
import { precompressPlugin } from './precompress-plugin.ts';
import { seamExternals, sharedByRemote } from './seam-list.ts';
import { stylesPlugin } from './styles/styles-plugin.ts';
import { usesPlugin } from './uses-plugin.ts';

/**
 * What pages share is split off from 40 KB of source on: below that another request costs a visitor
 * more than the same few bytes of compressed code in two chunks.
 */
const SHARED_CHUNKS = { chunks: 'async', minSize: 40_000 } as const;

export interface RemoteOptions {
  /** Absolute folder of the remote. */
  readonly dir: string;
  /** Federation name: the name in the registry and in route ownership. */
  readonly name: string;
  /** For a development server: edited components are exchanged on the page. */
  readonly isHot?: boolean;
}

/**
 * Both builds of a remote: `dist/client` for browsers (one federated expose, `./remote`) and
 * `dist/ssr/remote.js` for the shell server (one self-contained file, the seam left to `require`).
 */
export async function remoteConfig({
  dir,
  name,
  isHot = false,
}: RemoteOptions): Promise<Configuration[]> {
  const isProduction = !isHot && process.env['NODE_ENV'] !== 'development';
  const contract = await contractOfRemoteKit(dir);
  const client = clientOf(dir, name, isProduction);
  return [isHot ? hot(client, dir) : client, serverOf(dir, contract)];
}

/** The same build under lasting names: a new file for every edit would fill the memory. */
function hot(client: Configuration, dir: string): Configuration {
  const base = baseConfig({ dir, isProduction: false, target: 'browser', isHot: true });
  return {
    ...client,
    ...base,
    output: { ...client.output, filename: '[name].js', chunkFilename: '[name].js' },
    plugins: [...(base.plugins ?? []), ...(client.plugins ?? [])],
  };
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
  optimization: {
    minimizer,
    chunkIds: 'deterministic',
    splitChunks: SHARED_CHUNKS,
  },
  plugins: [
    new rspack.container.ModuleFederationPluginV1({
      name,
      // read by the shell's `remote-source.federated.ts`; a remote may be called `history`
      library: { type: 'window', name: `remote:${name}` },
      filename: 'remoteEntry.js',
      exposes: { './remote': { import: './src/remote.ts', name: EXPOSED_CHUNK } },
      shared: sharedByRemote(isProduction),
    }),
    // the shell checks the entry, the entry its chunks
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: isProduction }),
    stylesPlugin({ file: 'styles.css' }),
    assetManifestPlugin,
    ...(isProduction ? [compileAheadPlugin(), precompressPlugin, sourceMaps()] : []),
  ],
});

/**
 * `dist/maps`: where the lines of a minified script come from. Outside the folder that is served,
 * and no script names its map.
 */
const sourceMaps = () =>
  new rspack.SourceMapDevToolPlugin({ filename: '../maps/[file].map', append: false });

/** Always an optimised build: development graphs do not know which names are used. */
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
  plugins: [usesPlugin(contract), stylesPlugin({ bundle: 'remote.js' }), commonJsFolderPlugin],
});
