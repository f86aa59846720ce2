import type { RouteName } from './routes.ts';
import type { SportName } from './sport-of-path.ts';

type PageOfEverySport =
  | 'oddsScanner'
  | 'arbitrage'
  | 'droppingOdds'
  | 'oddsGrid'
  | 'searchUsersTips';

/**
 * The route of a page that every sport has, like `routeOfSport`, but without the table of routes:
 * an entry of a remote does not need one.
 */
export const pageOfEverySport = (page: PageOfEverySport, sport: SportName): RouteName =>
  sport === 'soccer'
    ? page
    : (`${sport}${page.charAt(0).toUpperCase()}${page.slice(1)}` as `${Exclude<SportName, 'soccer'>}${Capitalize<PageOfEverySport>}`);
