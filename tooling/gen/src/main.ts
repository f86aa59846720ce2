import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { generateRemote } from './generate-remote.ts';
import type { RouteTable } from './remote-names.ts';

const usage = 'usage: npm run gen -- remote <name> [--no-install]';
const root = path.resolve(import.meta.dirname, '../../..');

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: { install: { type: 'boolean', default: true } },
  });
  const [kind, name, ...rest] = positionals;
  if (kind !== 'remote' || name === undefined || rest.length > 0) throw new Error(usage);
  const table = path.join(root, 'packages/route-builder/src/routes.ts');
  const { routes } = (await import(pathToFileURL(table).href)) as { routes: RouteTable };
  for (const file of generateRemote(root, name, routes)) console.log(file);
  // names differ in length, and so do the lines that hold them
  spawnSync('biome', ['check', '--write', path.join('apps', name)], { cwd: root, stdio: 'ignore' });
  if (values.install) {
    const { status } = spawnSync('pnpm', ['install', '--no-frozen-lockfile'], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('pnpm install failed; run it again, the files are written');
  }
  console.log(
    `\nNext: npx turbo run build typecheck test:unit --filter=@tipmark/${name}, then npm start`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
