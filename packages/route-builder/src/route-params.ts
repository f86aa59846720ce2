import { type RouteName, routes } from './routes.ts';

export type RouteParam = string | number | null | undefined;

/** Values of a link: those named in the pattern go into the path, the rest into the query. */
export type RouteParams = Readonly<Record<string, RouteParam | readonly RouteParam[]>>;

export interface RouteConfig {
  /** Lower-case brand name in `/{product}-cup-rules`. Default `tipmark`. */
  readonly productSlug?: string | undefined;
}

export const DEFAULT_PRODUCT_SLUG = 'tipmark';

const read = new Map<string, readonly string[]>();

/**
 * Segments of a route's pattern; the root has none. Parsed once: every address is matched against
 * all.
 */
export function patternSegments(
  name: RouteName,
  { productSlug = DEFAULT_PRODUCT_SLUG }: RouteConfig = {},
): readonly string[] {
  const key = `${name} ${productSlug}`;
  const known = read.get(key);
  if (known) return known;
  const { pattern } = routes[name];
  const segments = pattern.replace('{product}', productSlug).split('/').filter(Boolean);
  read.set(key, segments);
  return segments;
}

/** `[leagueId]` → `leagueId`; undefined for a fixed segment. */
export function paramName(segment: string): string | undefined {
  return segment.startsWith('[') ? segment.slice(1, -1) : undefined;
}

const PREFIXED: ReadonlySet<RouteName> = new Set([
  'league',
  'hockeyLeague',
  'tennisLeague',
  'player',
]);
const PREFIX = /^(?:\/?(?:(?:hockey|tennis)\/)?(?:Tournaments|Players)\/)+/i;

/** Older links contain whole paths as values: `Tournaments/123-rpl` means `123-rpl`. */
export function withoutPrefix(name: RouteName, value: string): string {
  return PREFIXED.has(name) ? value.replace(PREFIX, '') : value;
}
