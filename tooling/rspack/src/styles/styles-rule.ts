import path from 'node:path';
import type { StylesLoaderOptions } from './styles-loader.ts';

/** The rule of a build that compiles the styles of source files. */
export const stylesRule = (options: StylesLoaderOptions) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: { loader: path.join(import.meta.dirname, 'styles-loader.cjs'), options },
});
