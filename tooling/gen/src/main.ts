import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { generateRemote } from './generate-remote.ts';
import { generateSport } from './generate-sport.ts';
import { REGISTRIES } from './register-remote.ts';
import type { RouteTable } from './remote-names.ts';
import { readDescription } from './sport-description.ts';
import { sportFacts } from './sport-facts.ts';

const usage = `usage: npm run gen -- remote <name> [--sport <sport>] [--no-install] [--into <folder>]
       npm run gen -- sport <description.json> [--no-install]
  --sport   results, match, league, team and other pages of this sport
  --into    another work tree, which is not installed`;
const root = path.resolve(import.meta.dirname, '../../..');

function run(command: string, args: readonly string[], stdio: 'inherit' | 'ignore'): boolean {
  return spawnSync(command, args, { cwd: root, stdio }).status === 0;
}

/** A remote in the sources at `into`; the sport is one of this repository. */
async function addRemote(into: string, name: string, sport?: string): Promise<string[]> {
  const table = path.join(root, 'packages/route-builder/src/routes.ts');
  const { routes } = (await import(pathToFileURL(table).href)) as { routes: RouteTable };
  const facts = sport === undefined ? undefined : await sportFacts(root, sport);
  return generateRemote(into, name, routes, facts);
}

/** A sport and its remote in this repository; the paths that were written. */
async function addSport(description: string): Promise<string[]> {
  const sport = readDescription(readFileSync(description, 'utf8'));
  const { added, edited } = generateSport(root, sport);
  const ofRemote = await addRemote(root, sport.name, sport.name);
  return [...added, ...edited, ...ofRemote, ...REGISTRIES];
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
  const isKnown = kind === 'remote' || kind === 'sport';
  if (!isKnown || name === undefined || rest.length > 0) throw new Error(usage);
  const into = path.resolve(values.into ?? root);
  const written =
    kind === 'sport' ? await addSport(name) : await addRemote(into, name, values.sport);
  for (const file of written) console.log(file);
  if (into !== root) return;
  // names differ in length, and so does the formatting of their lines
  run('biome', ['check', '--write', ...written], 'ignore');
  if (values.install && !run('pnpm', ['install', '--no-frozen-lockfile'], 'inherit')) {
    throw new Error('pnpm install failed; run it again, the files are written');
  }
  console.log('\nNext: npx turbo run build typecheck test:unit, then npm start');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
