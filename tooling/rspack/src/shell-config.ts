import { createRequire } from 'node:module';
import path from 'node:path';
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
import { stylesPlugin } from './styles/styles-plugin.ts';

export interface ShellOptions {
  /** Absolute folder of the shell. */
  readonly dir: string;
}

const isProductionBuild = (): boolean => process.env['NODE_ENV'] !== 'development';

/**
 * The builds of the shell: `dist/client`, federated, `dist/worker`, the service worker, and
 * `dist/server`, which serves both.
 */
export function shellConfig({ dir }: ShellOptions): Configuration[] {
  const isProduction = isProductionBuild();
  return [
    clientOf(dir, isProduction, 'client'),
    workerOf(dir, isProduction),
    serverOf(dir, isProduction),
  ];
}

export interface SingleBundleOptions {
  /** Absolute folder of the package whose devDependencies name the remotes to bundle. */
  readonly dir: string;
  readonly shellDir: string;
}

/** `dist/single`: the browser build of the shell with the remotes bundled in. */
export function singleBundleConfig({ dir, shellDir }: SingleBundleOptions): Configuration {
  const federated = clientOf(shellDir, isProductionBuild(), 'single');
  return {
    ...federated,
    resolve: { ...federated.resolve, alias: { '#remotes': writeRemoteSources(dir) } },
    output: { ...federated.output, path: path.join(dir, 'dist/single') },
  };
}

/**
 * One late chunk for the libraries that talk to the API. The shell's own part is a separate chunk
 * because it takes `/rx` through the seam: a chunk cannot wait for what only it contains.
 */
const lateLibraries = {
  name: 'late-libraries',
  test: /[\\/](?:rxjs|redux-observable|axios|tslib)[\\/]|packages[\\/]api-client[\\/]src|packages[\\/]remote-kit[\\/]src[\\/]rx/,
  chunks: 'async' as const,
  enforce: true,
  priority: 50,
};

/** `dist/hot`: the browser build of the shell that remotes of development servers can run in. */
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
      ...(isSingle ? [] : [federationOf(isProduction)]),
      new rspack.CopyRspackPlugin({ patterns: staticFilePatterns(dir) }),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: isProduction }),
      stylesPlugin({ file: 'styles.[hash].css', first: tokensOf(dir) }),
      assetManifestPlugin,
      ...(isProduction ? [compileAheadPlugin(), precompressPlugin] : []),
    ],
  };
}

/** All tokens: a page has those that its own rules use. */
function tokensOf(dir: string): string {
  const tokens = createRequire(path.join(dir, 'package.json'))('@tipmark/ui-kit/tokens') as {
    tokensCss(): string;
  };
  return tokens.tokensCss();
}

const federationOf = (isProduction: boolean) =>
  new rspack.container.ModuleFederationPluginV1({
    name: 'shell',
    shared: sharedByShell(isProduction),
  });

/**
 * One file each, under fixed names that browsers request again: changes are found by their bytes.
 */
const workerOf = (dir: string, isProduction: boolean): Configuration => ({
  ...baseConfig({ dir, isProduction, target: 'browser' }),
  name: 'worker',
  entry: { sw: './worker/main.ts', removal: './worker/removal.ts' },
  target: ['webworker', 'es2022'],
  devtool: false,
  output: { path: path.join(dir, 'dist/worker'), filename: '[name].js', clean: true },
  optimization: { minimizer },
  plugins: isProduction ? [precompressPlugin] : [],
});

const serverOf = (dir: string, isProduction: boolean): Configuration => ({
  ...baseConfig({ dir, isProduction, target: 'server' }),
  name: 'server',
  entry: { server: './server/main.ts' },
  externalsType: 'commonjs',
  // these read files and start workers beside themselves, the last is not JavaScript
  externals: {
    // only loaded where traces are exported
    '@opentelemetry/api': 'commonjs @opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-http': 'commonjs @opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources': 'commonjs @opentelemetry/resources',
    '@opentelemetry/sdk-trace': 'commonjs @opentelemetry/sdk-trace',
    '@fastify/reply-from': 'commonjs @fastify/reply-from',
    fastify: 'commonjs fastify',
    pino: 'commonjs pino',
    undici: 'commonjs undici',
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
