import path from 'node:path';
import { parseArgs } from 'node:util';
import { CONTRACT_VERSION } from '@tipmark/remote-kit';
import { openReleaseStore } from '@tipmark/remotes-registry/store';
import { checkContract } from './check-contract.ts';

const usage = 'usage: npm run contract -- check [remote…]';
const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * Compares the contract of this checkout with the one that each live remote was released with.
 * Fails when one of them could no longer run and `CONTRACT_VERSION` does not say so.
 */
async function main(): Promise<number> {
  const [word, ...names] = parseArgs({ allowPositionals: true }).positionals;
  if (word !== 'check') throw new Error(usage);
  const folder = path.resolve(root, process.env['DATA_DIR'] || '.data', 'remotes');
  const store = openReleaseStore(process.env, folder);
  const { lines, isBroken } = await checkContract(store, CONTRACT_VERSION, names);
  for (const line of lines) console.log(line);
  return isBroken ? 1 : 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
