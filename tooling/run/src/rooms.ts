import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders (absolute) of the workspace packages that have a script of this name. */
export function roomsWith(script: string, root: string): string[] {
  return globSync(
    [
      'apps/*/package.json',
      'packages/*/package.json',
      'tooling/*/package.json',
      'e2e/package.json',
    ],
    {
      cwd: root,
    },
  )
    .toSorted()
    .filter((manifest) => {
      const text = readFileSync(path.join(root, manifest), 'utf8');
      const { scripts = {} } = JSON.parse(text) as { scripts?: Record<string, string> };
      return script in scripts;
    })
    .map((manifest) => path.join(root, path.dirname(manifest)));
}
