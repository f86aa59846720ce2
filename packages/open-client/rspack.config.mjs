import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** What is published: modules without packages around them. */
export default {
  context: here('.'),
  mode: 'production',
  target: 'node20',
  entry: { index: './src/index.ts', main: './src/main.ts' },
  output: {
    path: here('dist'),
    filename: '[name].js',
    module: true,
    library: { type: 'module' },
    clean: true,
  },
  devtool: false,
  resolve: { extensions: ['.ts', '.js', '.json'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        type: 'javascript/auto',
      },
    ],
  },
  optimization: { minimize: false },
  plugins: [
    new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true, include: /^main/ }),
  ],
};
