// Source of remotes in the deployed build: Module Federation, by the registry of the page.
import './seam.ts';
import type { RemoteModule } from '@tipmark/remote-kit';
import type { RemoteFiles } from './registry-for-page.ts';

/** What the build makes of the seam: each module's name → how it is loaded. */
type ShareScope = Readonly<Record<string, unknown>>;

declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: Readonly<Record<string, ShareScope>>;

/** What the entry of a remote leaves in `window['remote:<name>']`. */
interface Container {
  readonly init: (scope: ShareScope | undefined) => unknown;
  readonly get: (exposed: string) => Promise<() => { readonly remote?: RemoteModule }>;
}

const containers = globalThis as unknown as Record<string, Container | undefined>;

const attempts = new Map<string, number>();

/** Runs an entry; the element has the mode of the page's preload, else it is fetched twice. */
function runEntry(address: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} did not load`)));
    document.head.append(script);
  });
}

/**
 * Fetches and runs a remote's browser code. A browser may keep a failed script, so every further
 * attempt uses a different address.
 */
export async function importRemote(
  name: string,
  { entry, integrity }: RemoteFiles,
): Promise<RemoteModule> {
  const attempt = attempts.get(name) ?? 0;
  attempts.set(name, attempt + 1);
  const key = `remote:${name}`;
  containers[key] = undefined;
  await Promise.all([
    __webpack_init_sharing__('default'),
    runEntry(attempt === 0 ? entry : `${entry}?retry=${attempt}`, integrity),
  ]);
  const container = containers[key] as Container | undefined;
  if (!container) throw new Error(`the entry of ${name} defines no remote`);
  await container.init(__webpack_share_scopes__['default']);
  const exposed = await container.get('./remote');
  const { remote: module } = exposed();
  if (!module) throw new Error(`remote ${name} exports no "remote"`);
  return module;
}
