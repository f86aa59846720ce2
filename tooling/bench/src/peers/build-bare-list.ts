import path from 'node:path';
import { rspack } from '@rspack/core';

const folder = path.resolve(import.meta.dirname, '../../dist/bare');
const filename = 'day-list.js';

/** The script of the bare list, once it is built. */
export const listScript = path.join(folder, filename);

/** Builds the bare list of a day for the browser. @throws Error with what the compiler reported */
export async function buildBareList(): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    target: 'web',
    entry: path.join(import.meta.dirname, 'bare/day-list.ts'),
    output: { path: folder, filename },
    performance: false,
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', type: 'javascript/auto' }] },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors())
        reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}
