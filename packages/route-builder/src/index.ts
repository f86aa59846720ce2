export { ALLOW_ONLY_ROUTES, type HrefOptions, href, hrefOf } from './href.ts';
export * from './locale-of-path.ts';
export * from './match-path.ts';
export { pageOfEverySport } from './page-of-every-sport.ts';
export {
  DEFAULT_PRODUCT_SLUG,
  type RouteConfig,
  type RouteParam,
  type RouteParams,
} from './route-params.ts';
export * from './routes.ts';
export { type Sport, sportOfPath } from './sport-of-path.ts';
export * from './sport-routes.ts';
export * from './without-secrets.ts';
