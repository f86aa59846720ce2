import { readFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import type { RemoteModule } from '@tipmark/remote-kit';
import { readStyleSheet, type StyleSheetRules } from '@tipmark/ui-kit/server';
import type { SeamModule } from './seam-modules.ts';
import { integrityOf } from './store/integrity.ts';
import type { RegistryEntry } from './store/registry-entry.ts';

/** A remote whose code runs in this process. */
export interface LiveRemote {
  readonly entry: RegistryEntry;
  readonly module: RemoteModule;
  /** The rules of all its styles. */
  readonly styles: StyleSheetRules;
}

type Modules = Readonly<Record<string, SeamModule>>;
type Evaluate = (module: { exports: unknown }, exports: unknown, require: unknown) => void;

/**
 * Reads a remote's server bundle, checks its hash and only then evaluates it. Its `require` serves
 * the seam and nothing else. This is not a sandbox: security rests on the hash and on who may write
 * the registry.
 * @param read where the bytes come from, when not from the remotes folder
 */
export async function loadBundle(
  entry: RegistryEntry,
  remotesDir: string,
  modules: Modules,
  read?: () => Promise<Buffer>,
): Promise<LiveRemote> {
  const file = path.join(remotesDir, entry.ssrBundle);
  const source = await (read ? read() : readFile(file));
  const found = integrityOf(source);
  if (found !== entry.ssrIntegrity) {
    throw new Error(`${file} is not what was released (found ${found})`);
  }
  const module = evaluate(source.toString('utf8'), file, requireFrom(entry.name, modules));
  const { remote, styles } = remoteOf(module, entry.name);
  return { entry, module: remote, styles: readStyleSheet(styles) };
}

function evaluate(source: string, filename: string, require: unknown): unknown {
  const script = new vm.Script(`(function (module, exports, require) {${source}\n})`, { filename });
  const module = { exports: {} };
  (script.runInThisContext() as Evaluate)(module, module.exports, require);
  return module.exports;
}

function requireFrom(remote: string, seam: Modules) {
  return (id: string): SeamModule => {
    const found = Object.hasOwn(seam, id) ? seam[id] : undefined;
    if (!found) throw new Error(`remote ${remote} imports "${id}", which the host does not share`);
    return found;
  };
}

function remoteOf(exported: unknown, name: string): { remote: RemoteModule; styles: string } {
  const { remote, styles = '' } = exported as { remote?: RemoteModule; styles?: string };
  if (!remote) throw new Error(`the bundle of ${name} exports no "remote"`);
  if (remote.name !== name) throw new Error(`the bundle of ${name} has the name "${remote.name}"`);
  return { remote, styles };
}
