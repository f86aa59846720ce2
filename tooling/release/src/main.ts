import path from 'node:path';
import { parseArgs } from 'node:util';
import { offerRemote } from './offer-remote.ts';
import { releaseRemote } from './release-remote.ts';
import { rollBackRemote } from './roll-back-remote.ts';

const usage =
  'usage: npm run release -- <remote…> [--rollback | --stage], or <remote> --offer <port>;\n' +
  '       --from <folder> takes a build from elsewhere than apps/<remote>';
const root = path.resolve(import.meta.dirname, '../../..');

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rollback: { type: 'boolean', default: false },
      stage: { type: 'boolean', default: false },
      offer: { type: 'string' },
      from: { type: 'string' },
    },
  });
  if (positionals.length === 0) throw new Error(usage);
  const remotesDir = path.resolve(root, process.env['DATA_DIR'] || '.data', 'remotes');
  for (const name of positionals) {
    if (!/^[a-z][a-z0-9-]*$/.test(name))
      throw new Error(`"${name}" is not a valid remote name; ${usage}`);
    const appDir = path.resolve(root, values.from ?? path.join('apps', name));
    if (values.offer !== undefined) {
      const { address } = await offerRemote(appDir, name, Number(values.offer));
      console.log(`${name} is offered: open the site with ?mf.${name}=${address}`);
      continue;
    }
    const entry = values.rollback
      ? await rollBackRemote(name, remotesDir)
      : await releaseRemote(appDir, name, remotesDir, { isLive: !values.stage });
    console.log(`${name} ${entry.version} ${values.stage ? 'is staged' : 'is live'}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
