import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { registerRemote } from './register-remote.ts';
import { type RouteTable, remoteNames } from './remote-names.ts';
import { templateFiles } from './template-files.ts';

const templateDir = path.resolve(import.meta.dirname, '../templates/remote');

/** Writes `apps/<name>` of the repository at `root` and registers it; gives the paths it wrote. */
export function generateRemote(root: string, name: string, routes: RouteTable): string[] {
  const names = remoteNames(name, routes);
  const dir = path.join(root, 'apps', name);
  if (existsSync(dir)) throw new Error(`apps/${name} is there already`);
  const files = templateFiles(templateDir, names);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  registerRemote(root, name);
  return [...files.keys()].map((file) => `apps/${name}/${file}`);
}
