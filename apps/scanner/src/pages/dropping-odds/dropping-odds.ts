import type { DroppingOddsPage } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import type { PageLoad } from '@tipmark/match-features/pages';
import type { RouteName } from '@tipmark/route-builder';
import { type DropsRequest, dropsParams, dropsRequest, readDropsView } from './drops-address.ts';

/** The page of falling odds of one sport. */
export interface DroppingOdds {
  readonly sport: Sport;
  readonly route: RouteName;
  readonly matchRoute: RouteName;
  readonly load: PageLoad<DropsRequest, DroppingOddsPage>;
  /** The further pages. */
  readonly more: PageLoad<DropsRequest, DroppingOddsPage>;
}

/** The falls as a list whose state is in its address. */
export const listOf = ({ sport, route, load, more }: DroppingOdds) => ({
  namespace: 'scanner',
  route,
  load,
  more,
  readView: (search: URLSearchParams) => readDropsView(search, sport),
  paramsOf: dropsParams,
  requestOf: dropsRequest,
});
