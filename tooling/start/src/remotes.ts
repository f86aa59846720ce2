import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Names of the packages under apps/ that expose a remote; with `chosen`, only those. */
export async function remotesOf(root: string, chosen?: readonly string[]): Promise<string[]> {
  const apps = path.join(root, 'apps');
  const names: string[] = [];
  for (const name of (await readdir(apps)).toSorted()) {
    if (await exposesRemote(path.join(apps, name, 'package.json'))) names.push(name);
  }
  const unknown = chosen?.filter((name) => !names.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(`REMOTES names ${unknown.join(', ')}; there is: ${names.join(', ')}.`);
  }
  return chosen ? names.filter((name) => chosen.includes(name)) : names;
}

async function exposesRemote(manifest: string): Promise<boolean> {
  const text = await readFile(manifest, 'utf8').catch(() => '{}');
  const { exports = {} } = JSON.parse(text) as { exports?: Record<string, string> };
  return './remote' in exports;
}
