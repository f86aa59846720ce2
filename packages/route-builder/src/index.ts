export { ALLOW_ONLY_ROUTES, type HrefOptions, href, hrefOf } from './href.ts';
export {
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  type LocalizedPath,
  localeOfPath,
  localizePath,
} from './locale-of-path.ts';
export { matchPath, ownerOfPath, type RouteMatch } from './match-path.ts';
export {
  DEFAULT_PRODUCT_SLUG,
  type RouteConfig,
  type RouteParam,
  type RouteParams,
} from './route-params.ts';
export {
  addedRoutes,
  isRouteName,
  productRoutes,
  type Route,
  type RouteName,
  type RouteOwner,
  reservedRoutes,
  routeNames,
  routes,
} from './routes.ts';
export { type Sport, sportOfPath } from './sport-of-path.ts';
export {
  isMatchRoute,
  matchRouteOf,
  routeOfSport,
  type SportPage,
  teamRouteOf,
} from './sport-routes.ts';
export { withoutSecrets } from './without-secrets.ts';
