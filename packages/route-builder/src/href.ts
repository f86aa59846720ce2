import { DEFAULT_LOCALE, type Locale, localizePath } from './locale-of-path.ts';
import {
  paramName,
  patternSegments,
  type RouteConfig,
  type RouteParam,
  type RouteParams,
  withoutPrefix,
} from './route-params.ts';
import { isRouteName, type RouteName } from './routes.ts';

export const ALLOW_ONLY_ROUTES = 'Allow only routes';

export interface HrefOptions extends RouteConfig {
  /** Without `#`; encoded here. */
  readonly fragment?: string | undefined;
  /** Default `ru`, which has no prefix. */
  readonly locale?: Locale | undefined;
}

/**
 * Link to a named route: `href('league', { leagueId: '123-rpl', seasonId: 7 })` →
 * `/Tournaments/123-rpl?seasonId=7`. Other parameters retain their order, arrays repeat the key,
 * null and undefined are dropped.
 * @throws Error `Allow only routes` for anything but a route name (a raw address, nothing at all)
 * @throws Error `Missing parameter "leagueId" of route "league"` when the pattern's value is absent
 */
export function href(name: RouteName, params: RouteParams = {}, options: HrefOptions = {}): string {
  if (!isRouteName(name)) throw new Error(ALLOW_ONLY_ROUTES);
  const used = new Set<string>();
  const segments = patternSegments(name, options).map((segment) => {
    const key = paramName(segment);
    if (key === undefined) return segment;
    used.add(key);
    return encode(pathValue(name, key, params[key]));
  });
  const leftovers = Object.entries(params).filter(([key]) => !used.has(key));
  const path = localizePath(`/${segments.join('/')}`, localeFor(name, options));
  return path + query(leftovers) + fragmentOf(options.fragment);
}

/**
 * The links of a list: `hrefOf('events', { locale })` gives `(matchUrl) => link` for a route with
 * one parameter in its path. The pattern is parsed once; each link equals that of `href`.
 * @throws Error `Allow only routes`; Error when the route has not exactly one parameter
 */
export function hrefOf(
  name: RouteName,
  options: HrefOptions = {},
): (value: string | number) => string {
  if (!isRouteName(name)) throw new Error(ALLOW_ONLY_ROUTES);
  const segments = patternSegments(name, options);
  const [key, another] = segments.flatMap((segment) => paramName(segment) ?? []);
  if (key === undefined || another !== undefined) {
    throw new Error(`Route "${name}" needs exactly one parameter`);
  }
  const path = localizePath(`/${segments.join('/')}`, localeFor(name, options));
  const [before = '', after = ''] = path.split(`[${key}]`);
  const end = after + fragmentOf(options.fragment);
  return (value) => before + encode(pathValue(name, key, value)) + end;
}

/** The redirect to an advertiser is the same address in every language. */
export function localeFor(name: RouteName, { locale }: HrefOptions): Locale {
  return name === 'linkRedirect' ? DEFAULT_LOCALE : (locale ?? DEFAULT_LOCALE);
}

function pathValue(name: RouteName, key: string, value: RouteParams[string]): string {
  const isSingle = typeof value === 'string' || typeof value === 'number';
  const text = isSingle ? withoutPrefix(name, String(value)) : '';
  if (text === '') throw new Error(`Missing parameter "${key}" of route "${name}"`);
  if (text === '.' || text === '..') {
    // A browser resolves such a segment away, encoded or not.
    throw new Error(`Parameter "${key}" of route "${name}" cannot be "${text}"`);
  }
  return text;
}

function query(leftovers: readonly [string, RouteParams[string]][]): string {
  const pairs = leftovers.flatMap(([key, value]) =>
    valuesOf(value).map((one) => `${encode(key)}=${encode(String(one))}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function valuesOf(value: RouteParams[string]): (string | number)[] {
  const values: readonly RouteParam[] = isList(value) ? value : [value];
  return values.filter((one) => one !== null && one !== undefined);
}

function isList(value: RouteParams[string]): value is readonly RouteParam[] {
  return Array.isArray(value);
}

function fragmentOf(fragment = ''): string {
  return fragment === '' ? '' : `#${encode(fragment)}`;
}

/** Half a surrogate pair in a visitor's text must not break the link that carries it. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
