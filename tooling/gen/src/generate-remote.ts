import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { registerRemote } from './register-remote.ts';
import { type RouteTable, remoteNames } from './remote-names.ts';
import type { SportFacts } from './sport-facts.ts';
import { sportFiles, sportNames } from './sport-files.ts';
import { templateFiles } from './template-files.ts';

const templates = path.resolve(import.meta.dirname, '../templates');

/** Every remote begins with these; a sport has its own pages in place of an empty one. */
function filesOf(name: string, routes: RouteTable, sport: SportFacts | undefined) {
  const names = remoteNames(name, routes);
  const files = templateFiles(path.join(templates, 'remote'), { ...names });
  if (!sport) return files;
  const dir = path.join(templates, 'sport');
  const own = templateFiles(dir, { ...names, ...sportNames(sport) });
  const shared = [...files].filter(([file]) => !file.startsWith('src/features/'));
  return new Map([...shared, ...sportFiles(own, sport, routes)]);
}

/**
 * Writes `apps/<name>` of the repository at `root` and registers it; returns the paths it wrote.
 * @param sport adds the pages of this sport
 */
export function generateRemote(
  root: string,
  name: string,
  routes: RouteTable,
  sport?: SportFacts,
): string[] {
  const files = filesOf(name, routes, sport);
  const dir = path.join(root, 'apps', name);
  if (existsSync(dir)) throw new Error(`apps/${name} exists already: choose another name`);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  registerRemote(root, name);
  return [...files.keys()].map((file) => `apps/${name}/${file}`);
}
