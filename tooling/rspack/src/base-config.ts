import type { Configuration } from '@rspack/core';
import { hotPlugins } from './hot-parts.ts';
import { stylesRule } from './styles/styles-rule.ts';

export interface BaseOptions {
  /** Absolute folder of the app. */
  readonly dir: string;
  readonly isProduction: boolean;
  readonly target: 'browser' | 'server';
  /** Edited components are exchanged on the page. */
  readonly isHot?: boolean;
}

/** What all builds of the repository share. */
export function baseConfig({
  dir,
  isProduction,
  target,
  isHot = false,
}: BaseOptions): Configuration {
  const isServer = target === 'server';
  return {
    mode: isProduction ? 'production' : 'development',
    context: dir,
    // a source map would carry the sources to everybody
    devtool: isProduction ? false : 'cheap-module-source-map',
    target: isServer ? 'node' : ['web', 'es2022'],
    ...(isHot && { plugins: hotPlugins() }),
    performance: false,
    stats: 'errors-warnings',
    cache: false,
    lazyCompilation: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // the federation plugin names its runtime's CommonJS files; the modules beside them can be
      // shaken, which saves 10 KB of every first visit
      extensionAlias: { '.cjs': ['.js', '.mjs', '.cjs'] },
    },
    module: {
      // one file on the server: the same source's lazy parts are simply there
      parser: isServer ? { javascript: { dynamicImportMode: 'eager' } } : {},
      rules: [sourceRule(isProduction, isServer, isHot), stylesRule({ isInserted: isHot })],
    },
  };
}

const sourceRule = (isProduction: boolean, isServer: boolean, isHot: boolean) => ({
  test: /\.tsx?$/,
  type: 'javascript/auto' as const,
  use: {
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        // the server bundle must not require the development runtime, which is not part of the seam
        transform: {
          react: {
            runtime: 'automatic',
            development: !isProduction && !isServer,
            refresh: isHot,
          },
          // code for the other side only is left out of the bundle
          optimizer: { globals: { typeofs: { document: isServer ? 'undefined' : 'object' } } },
        },
      },
    },
  },
});
