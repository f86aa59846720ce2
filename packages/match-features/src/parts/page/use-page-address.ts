import { type HostState, selectLocale, useServedRoutes } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { href, type RouteName } from '@tipmark/route-builder';
import { useCallback } from 'react';

/** Address of a page; undefined while it is not served. */
export type PageAddress = (
  route: RouteName,
  params?: Parameters<typeof href>[1],
) => string | undefined;

/**
 * Addresses of pages that may be another remote's: in a composition without that remote there is no
 * such page, and so no address of it.
 */
export function usePageAddress(): PageAddress {
  const served = useServedRoutes();
  const locale = useSelector((state: HostState) => selectLocale(state));
  return useCallback(
    (route, params = {}) => (served.has(route) ? href(route, params, { locale }) : undefined),
    [served, locale],
  );
}
