import type { Sport } from '@tipmark/domain';
import { selectLocale } from '@tipmark/remote-kit';
import {
  href,
  localeOfPath,
  matchPath,
  type RouteName,
  routes,
  sportOfPath,
} from '@tipmark/route-builder';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

export interface Links {
  /** Sport of the current page. */
  readonly sport: Sport;
  /** Address of the page, query included. */
  readonly address: string;
  readonly to: (route: RouteName, query?: Readonly<Record<string, string>>) => string;
  /** `page` on the link's own page, `true` on pages below it. */
  readonly current: (
    route: RouteName,
    query?: Readonly<Record<string, string>>,
  ) => 'page' | 'true' | undefined;
}

/** Whether all pages of a sport are below it, so that it is no section of them. */
const isMainPage = (path: string) =>
  path === '/' || (sportOfPath(path) !== sportOfPath('/') && !path.includes('/', 1));

/** Pages that belong to a section without being below its address. */
const SECTION_OF: Readonly<Record<string, string>> = {
  arbitrage: 'odds-scanner',
  'dropping-odds': 'odds-scanner',
  'odds-grid': 'results',
};

const inItsSection = (path: string): string =>
  path.replace(/[^/]+$/, (page) => (SECTION_OF[page] ? `${SECTION_OF[page]}/${page}` : page));

/**
 * Links of the layout in the page's language, with the current one marked; the same object while
 * they lead to the same addresses.
 */
export function useLinks(address: string): Links {
  const locale = useSelector(selectLocale);
  const pathname = address.replace(/[?#].*$/s, '');
  return useMemo(() => {
    const now = matchPath(pathname)?.name;
    const path = inItsSection(localeOfPath(pathname).path.toLowerCase());
    const requested = new URLSearchParams(address.slice(pathname.length).replace(/#.*$/s, ''));
    return {
      sport: now === undefined ? sportOfPath(pathname) : routes[now].sport,
      address,
      to: (route, query = {}) => href(route, query, { locale }),
      current: (route, query = {}) => {
        if (Object.entries(query).some(([key, value]) => requested.get(key) !== value))
          return undefined;
        if (route === now) return 'page';
        const section = href(route).toLowerCase();
        return !isMainPage(section) && path.startsWith(`${section}/`) ? 'true' : undefined;
      },
    };
  }, [pathname, address, locale]);
}
