import type { OddsGridPage } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import type { PageLoad } from '@tipmark/match-features/pages';
import type { RouteName } from '@tipmark/route-builder';
import type { GridRequest } from './grid-address.ts';

/** The odds of a day in one sport. */
export interface OddsGrid {
  readonly sport: Sport;
  readonly route: RouteName;
  readonly matchRoute: RouteName;
  readonly resultsRoute: RouteName;
  readonly load: PageLoad<GridRequest, OddsGridPage>;
}
