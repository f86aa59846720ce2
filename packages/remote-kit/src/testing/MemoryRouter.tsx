import { type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { addressOf, type Navigate, type Place, placeOf, RouterContext } from '../router/index.ts';

interface Visited {
  readonly entries: readonly Place[];
  readonly index: number;
}

/** A router without a browser, for tests: its children are at an address that they can leave. */
export function MemoryRouter({
  address = '/',
  children,
}: {
  readonly address?: string;
  readonly children: ReactNode;
}) {
  const [{ entries, index }, setVisited] = useState<Visited>(() => ({
    entries: [placeOf(address)],
    index: 0,
  }));
  const navigate = useCallback<Navigate>((to, { replace = false, state } = {}) => {
    setVisited((visited) => {
      const { entries: all, index: at } = visited;
      if (typeof to === 'number') {
        return { ...visited, index: Math.min(Math.max(at + to, 0), all.length - 1) };
      }
      const before = all.slice(0, replace ? at : at + 1);
      const from = addressOf(all[at] ?? placeOf('/'));
      const next = placeOf(to, { from, state, key: `${before.length} of ${all.length}` });
      return { entries: [...before, next], index: before.length };
    });
  }, []);
  const location = entries[index] ?? placeOf(address);
  const value = useMemo(() => ({ location, params: {}, navigate }), [location, navigate]);
  return <RouterContext value={value}>{children}</RouterContext>;
}

/**
 * Shows its children, with the parameters of the path, while the address has the path: `/Teams/:id`
 * or `*` for every address.
 */
export function At({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const router = useContext(RouterContext);
  if (!router) throw new Error('<At> stands outside of a router');
  const params = useMemo(
    () => paramsAt(path, router.location.pathname),
    [path, router.location.pathname],
  );
  const value = useMemo(() => ({ ...router, params: params ?? {} }), [router, params]);
  return params && <RouterContext value={value}>{children}</RouterContext>;
}

function paramsAt(path: string, pathname: string): Record<string, string> | undefined {
  if (path === '*') return {};
  const pattern = path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}/?$`, 'i').exec(pathname);
  if (!found) return undefined;
  const entries = Object.entries(found.groups ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, decodeURIComponent(value)]));
}
