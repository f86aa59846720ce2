import path from 'node:path';
import { parseArgs } from 'node:util';
import { openReleaseStore } from '@tipmark/remotes-registry/store';
import { offerRemote } from './offer-remote.ts';
import { releaseRemote } from './release-remote.ts';
import { rollBackRemote } from './roll-back-remote.ts';
import { releaseShell } from './shell/release-shell.ts';

const usage =
  'usage: npm run release -- <remote…> [--rollback | --stage], or <remote> --offer <port>;\n' +
  '       --from <folder> takes a build from elsewhere than apps/<remote>;\n' +
  '       npm run release -- shell records the build of the shell that goes live';
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
  const store = openReleaseStore(process.env, remotesDir);
  for (const name of positionals) {
    if (!/^[a-z][a-z0-9-]*$/.test(name))
      throw new Error(`"${name}" is not a valid remote name; ${usage}`);
    const appDir = path.resolve(root, values.from ?? path.join('apps', name));
    if (name === 'shell') {
      if (values.rollback || values.stage || values.offer !== undefined) throw new Error(usage);
      console.log(`shell ${await releaseShell(appDir, store)} is recorded`);
      continue;
    }
    if (values.offer !== undefined) {
      const { address } = await offerRemote(appDir, name, Number(values.offer));
      console.log(`${name} is offered: open the site with ?mf.${name}=${address}`);
      continue;
    }
    const entry = values.rollback
      ? await rollBackRemote(name, store)
      : await releaseRemote(appDir, name, store, { isLive: !values.stage });
    console.log(`${name} ${entry.version} ${values.stage ? 'is staged' : 'is live'}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
