import { readFileSync } from 'node:fs';
import path from 'node:path';
import NodeEnvironment from '@tipmark/jest-preset/environment-node.mjs';
import { isOfEngines } from './of-engines.mjs';

const pgliteFile = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));

/**
 * Compiled WebAssembly is given back with the last thread that runs it. Held by the process, it
 * serves the databases of all its test files, with what the engine has optimized meanwhile.
 */
export const heldModule = new WebAssembly.Module(readFileSync(pgliteFile));

const root = path.resolve(import.meta.dirname, '../src');

/** Full samples of what does not depend on the database are taken on PostgreSQL alone. */
export default class Environment extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    const isEmbedded = process.env.TEST_DATABASE !== 'postgres';
    if (isEmbedded && !isOfEngines(path.relative(root, context.testPath)))
      this.global.process.env.TEST_DEEP = '0';
  }
}
