import {
  href,
  LOCALES,
  matchPath,
  type RouteName,
  routeNames,
  routes,
} from '@tipmark/route-builder';
import { type Visit, type Visitor, visitPage } from './visit-page.ts';

export interface Walk {
  readonly visits: readonly Visit[];
  /** Pages of the remote that no page links to. */
  readonly notFound: readonly RouteName[];
}

export interface WalkOptions extends Visitor {
  /** The remote whose pages are opened. */
  readonly remote: string;
  /** The version they must run. */
  readonly version: string;
  /** Of its pages; all by default. */
  readonly only?: (route: RouteName) => boolean;
  /** Adds a parameter that no cache has seen. */
  readonly isUncached?: boolean;
}

/** Pages for visitors of one link, sent by mail: without it they have nothing to show. */
const OF_A_LINK: ReadonlySet<RouteName> = new Set(['unsubscribe']);

/**
 * Opens every page of a remote on a composed site, in both languages: those without parameters by
 * their address, an example of each other one by the links that lead there.
 */
export async function walkRemote({
  remote,
  version,
  only,
  ...visitor
}: WalkOptions): Promise<Walk> {
  const own = routeNames.filter((name) => isWanted(name, remote, only));
  const queue = own.filter(hasOneAddress).flatMap((name) => inBothLanguages(name));
  const wanted = new Set(own.filter((name) => !hasOneAddress(name)));
  const visits: Visit[] = [];
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const visit = await visitPage(addressOf(address, visitor.isUncached), remote, visitor);
    visits.push(judged(visit, remote, version));
    for (const link of visit.links) {
      const match = matchPath(link);
      if (!match || !wanted.has(match.name)) continue;
      wanted.delete(match.name);
      queue.push(...inBothLanguages(match.name, match.params));
    }
  }
  return { visits, notFound: [...wanted] };
}

const isWanted = (name: RouteName, remote: string, only: WalkOptions['only']): boolean =>
  routes[name].owner === remote &&
  !routes[name].isReserved &&
  !OF_A_LINK.has(name) &&
  (only?.(name) ?? true);

export const hasOneAddress = (name: RouteName): boolean => !routes[name].pattern.includes('[');

const inBothLanguages = (name: RouteName, params: Readonly<Record<string, string>> = {}) =>
  LOCALES.map((locale) => href(name, params, { locale }));

const addressOf = (address: string, isUncached: boolean | undefined): string =>
  isUncached ? `${address}?probe=${Date.now()}` : address;

/** A page that a redirect leads away from says nothing of the version. */
function judged(visit: Visit, remote: string, version: string): Visit {
  if (visit.status >= 300 && visit.status < 400) return visit;
  if (visit.status === 0 || visit.version === version) return visit;
  const fault = `runs ${visit.version ? `${remote} ${visit.version}` : `no ${remote}`} instead of ${version}`;
  return { ...visit, faults: [...visit.faults, fault] };
}

/** The faults of a walk, each with its page. */
export const faultsOf = ({ visits }: Walk): readonly string[] =>
  visits.flatMap(({ address, faults }) => faults.map((fault) => `${address}: ${fault}`));
