import path from 'node:path';
import { parseArgs } from 'node:util';
import { releaseRemote } from './release-remote.ts';
import { rollBackRemote } from './roll-back-remote.ts';

const usage = 'usage: npm run release -- <remote…> [--rollback]';
const root = path.resolve(import.meta.dirname, '../../..');

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rollback: { type: 'boolean', default: false } },
  });
  if (positionals.length === 0) throw new Error(usage);
  const remotesDir = path.resolve(root, process.env['DATA_DIR'] || '.data', 'remotes');
  for (const name of positionals) {
    if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`"${name}" is no remote's name; ${usage}`);
    const entry = values.rollback
      ? await rollBackRemote(name, remotesDir)
      : await releaseRemote(path.join(root, 'apps', name), name, remotesDir);
    console.log(`${name} ${entry.version} is live`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
