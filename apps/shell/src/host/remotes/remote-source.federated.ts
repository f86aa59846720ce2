// Source of remotes in the deployed build: Module Federation, by the registry of the page.
import './seam.ts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@tipmark/remote-kit';
import type { RemoteForPage } from './registry-for-page.ts';

const integrityOf = new Map<string, string>();
const attempts = new Map<string, number>();

function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  return origin + pathname;
}

registerPlugins([
  {
    name: 'checked-entry',
    // the element must use the same mode as the page's preload, else the browser fetches it twice
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      const integrity = integrityOf.get(withoutQuery(url));
      if (integrity) script.integrity = integrity;
      return script;
    },
  },
]);

/**
 * Fetches and runs a remote's browser code. The runtime caches a failed script, so every further
 * attempt uses a different address.
 */
export async function importRemote(remote: RemoteForPage): Promise<RemoteModule> {
  const { name, entry, integrity } = remote;
  const attempt = attempts.get(name) ?? 0;
  attempts.set(name, attempt + 1);
  integrityOf.set(withoutQuery(entry), integrity);
  const address = attempt === 0 ? entry : `${entry}?retry=${attempt}`;
  registerRemotes([{ name, entry: address, type: 'global' }], { force: attempt > 0 });
  const loaded = await loadRemote<{ remote: RemoteModule }>(`${name}/remote`);
  if (!loaded?.remote) throw new Error(`remote ${name} exports no "remote"`);
  return loaded.remote;
}
