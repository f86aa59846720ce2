import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { generateRemote } from './generate-remote.ts';
import type { RouteTable } from './remote-names.ts';
import { sportFacts } from './sport-facts.ts';

const usage = `usage: npm run gen -- remote <name> [--sport <sport>] [--no-install] [--into <folder>]
  --sport   results, match, league, team and other pages of this sport
  --into    another work tree, which is not installed`;
const root = path.resolve(import.meta.dirname, '../../..');

function run(command: string, args: readonly string[], stdio: 'inherit' | 'ignore'): boolean {
  return spawnSync(command, args, { cwd: root, stdio }).status === 0;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      install: { type: 'boolean', default: true },
      sport: { type: 'string' },
      into: { type: 'string' },
    },
  });
  const [kind, name, ...rest] = positionals;
  if (kind !== 'remote' || name === undefined || rest.length > 0) throw new Error(usage);
  const table = path.join(root, 'packages/route-builder/src/routes.ts');
  const { routes } = (await import(pathToFileURL(table).href)) as { routes: RouteTable };
  const sport = values.sport === undefined ? undefined : await sportFacts(root, values.sport);
  const into = path.resolve(values.into ?? root);
  for (const file of generateRemote(into, name, routes, sport)) console.log(file);
  if (into !== root) return;
  // names differ in length, and so does the formatting of their lines
  run('biome', ['check', '--write', path.join('apps', name)], 'ignore');
  if (values.install && !run('pnpm', ['install', '--no-frozen-lockfile'], 'inherit')) {
    throw new Error('pnpm install failed; run it again, the files are written');
  }
  console.log(
    `\nNext: npx turbo run build typecheck test:unit --filter=@tipmark/${name}, then npm start`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
