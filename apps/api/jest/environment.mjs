import { readFileSync } from 'node:fs';
import NodeEnvironment from '@tipmark/jest-preset/environment-node.mjs';

const pgliteFile = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));

/**
 * Compiled WebAssembly is given back with the last thread that runs it. Held by the process, it
 * serves the databases of all its test files, with what the engine has optimized meanwhile.
 */
export const heldModule = new WebAssembly.Module(readFileSync(pgliteFile));

export default NodeEnvironment;
