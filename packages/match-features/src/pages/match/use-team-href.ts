import { type HostState, selectLocale, useServedRoutes } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { hrefOf } from '@tipmark/route-builder';
import type { TeamHrefOf } from '../../parts/match-head/match-header-view.ts';
import type { SportPages } from '../../parts/sport/sport-pages.ts';

/** Addresses of both sides' pages; undefined while those are not served. */
export function useTeamHref({ routes: { team } }: SportPages): TeamHrefOf | undefined {
  const served = useServedRoutes();
  const locale = useSelector((state: HostState) => selectLocale(state));
  return team !== undefined && served.has(team) ? hrefOf(team, { locale }) : undefined;
}
