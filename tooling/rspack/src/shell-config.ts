import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { assetManifestPlugin } from './asset-manifest-plugin.ts';
import { baseConfig } from './base-config.ts';
import { compileAheadPlugin } from './compile-ahead-plugin.ts';
import { commonJsFolderPlugin } from './emit-text-plugin.ts';
import { minimizer } from './minimizer.ts';
import { precompressPlugin } from './precompress-plugin.ts';
import { writeRemoteSources } from './remote-sources.ts';
import { sharedByShell } from './seam-list.ts';
import { staticFilePatterns } from './static-files.ts';

export interface ShellOptions {
  /** Absolute folder of the shell. */
  readonly dir: string;
}

/**
 * The three builds of the shell: `dist/client` (federated, what is deployed), `dist/single` (the
 * same source with the remotes aliased in) and `dist/server/server.js`, which serves either of
 * them.
 */
export function shellConfig({ dir }: ShellOptions): Configuration[] {
  const isProduction = process.env['NODE_ENV'] !== 'development';
  return [
    clientOf(dir, isProduction, 'client'),
    clientOf(dir, isProduction, 'single'),
    serverOf(dir, isProduction),
  ];
}

/**
 * One late chunk for the libraries that talk to the api. The shell's own part stands in a chunk of
 * its own, because that one takes `/rx` through the seam: a chunk cannot wait for what only it
 * brings.
 */
const lateLibraries = {
  name: 'late-libraries',
  test: /[\\/](?:rxjs|redux-observable|axios|tslib)[\\/]|packages[\\/]api-client[\\/]src|packages[\\/]remote-kit[\\/]src[\\/]rx/,
  chunks: 'async' as const,
  enforce: true,
  priority: 50,
};

const standsInFor = (module: RegExp, name: string) =>
  new rspack.NormalModuleReplacementPlugin(
    module,
    path.join(import.meta.dirname, 'stand-ins', name),
  );

/** What stands in for parts of libraries nobody here comes to: saves KBs of every first visit. */
const noInstrumentation = standsInFor(/\/instrumentation\.js$/, 'no-instrumentation.ts');
const noSnapshots = standsInFor(
  /\/(?:plugins\/snapshot\/SnapshotHandler|utils\/preload)\.js$/,
  'no-snapshots.ts',
);
const noVersions = standsInFor(/\/semver\/index\.js$/, 'no-versions.ts');

/** `dist/hot`: the browser build of the shell that remotes of development servers can stand in. */
export const hotShellConfig = ({ dir }: ShellOptions): Configuration => clientOf(dir, false, 'hot');

function clientOf(
  dir: string,
  isProduction: boolean,
  name: 'client' | 'single' | 'hot',
): Configuration {
  const base = baseConfig({ dir, isProduction, target: 'browser', isHot: name === 'hot' });
  const isSingle = name === 'single';
  return {
    ...base,
    name,
    entry: { main: './src/main.ts' },
    resolve: {
      ...base.resolve,
      conditionNames: [...(isSingle ? ['single'] : []), '...'],
      alias: isSingle ? { '#remotes': writeRemoteSources(dir) } : {},
    },
    output: {
      path: path.join(dir, 'dist', name),
      publicPath: '/assets/',
      uniqueName: 'shell',
      clean: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      minimizer,
      chunkIds: 'deterministic',
      splitChunks: { chunks: 'async', cacheGroups: { lateLibraries } },
    },
    plugins: [
      ...(base.plugins ?? []),
      noInstrumentation,
      ...(isSingle ? [] : [federationOf(isProduction, name === 'hot'), noSnapshots, noVersions]),
      new rspack.CopyRspackPlugin({ patterns: staticFilePatterns(dir) }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: isProduction }),
      assetManifestPlugin,
      ...(isProduction ? [compileAheadPlugin(), precompressPlugin] : []),
    ],
  };
}

const federationOf = (isProduction: boolean, isHot: boolean) =>
  new ModuleFederationPlugin({
    name: 'shell',
    shared: sharedByShell(isProduction),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: {
      // beside the remotes worked on stand built ones, which bring no runtime
      provideExternalRuntime: isProduction || isHot,
      optimization: { disableSnapshot: true, target: 'web' },
    },
  });

const serverOf = (dir: string, isProduction: boolean): Configuration => ({
  ...baseConfig({ dir, isProduction, target: 'server' }),
  name: 'server',
  entry: { server: './server/main.ts' },
  externalsType: 'commonjs',
  // the first two read files and start workers beside themselves, the third is not JavaScript
  externals: {
    fastify: 'commonjs fastify',
    pino: 'commonjs pino',
    '@takumi-rs/core': 'commonjs @takumi-rs/core',
  },
  node: { __dirname: false, __filename: false },
  output: {
    path: path.join(dir, 'dist/server'),
    filename: 'server.js',
    library: { type: 'commonjs2' },
    clean: true,
  },
  optimization: { minimize: false },
  plugins: [commonJsFolderPlugin],
});
