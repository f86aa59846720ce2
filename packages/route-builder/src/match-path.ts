import { href } from './href.ts';
import { type Locale, localeOfPath } from './locale-of-path.ts';
import { paramName, patternSegments, type RouteConfig, withoutPrefix } from './route-params.ts';
import { type RouteName, type RouteOwner, routeNames, routes } from './routes.ts';

export interface RouteMatch {
  readonly name: RouteName;
  /** Decoded values of the pattern's parameters. */
  readonly params: Readonly<Record<string, string>>;
  readonly locale: Locale;
  /** The one address of this page; redirect there permanently when `isCanonical` is false. */
  readonly canonicalPath: string;
  /** False for another casing, a trailing slash, another encoding or a `/ru` prefix. */
  readonly isCanonical: boolean;
}

/**
 * Finds the route of a whole pathname, language prefix included (a query and a fragment are
 * ignored). Casing does not matter, one trailing slash is accepted.
 * @returns undefined when there is no such page, also for broken percent-encoding
 */
export function matchPath(address: string, config: RouteConfig = {}): RouteMatch | undefined {
  const pathname = address.replace(/[?#].*$/s, '');
  const { locale, path } = localeOfPath(pathname);
  const segments = decodedSegments(path);
  if (segments === undefined) return undefined;
  for (const name of routeNames) {
    const params = matchSegments(name, patternSegments(name, config), segments);
    if (params === undefined) continue;
    const canonicalPath = href(name, params, { ...config, locale });
    return { name, params, locale, canonicalPath, isCanonical: canonicalPath === pathname };
  }
  return undefined;
}

/** Who shows this path; a path without an owner is the shell's page for a missing address. */
export function ownerOfPath(pathname: string, config: RouteConfig = {}): RouteOwner {
  const match = matchPath(pathname, config);
  return match === undefined ? 'shell' : routes[match.name].owner;
}

function decodedSegments(path: string): string[] | undefined {
  if (!path.startsWith('/')) return undefined;
  const segments = path.slice(1).split('/');
  if (segments.at(-1) === '') segments.pop();
  try {
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    return undefined;
  }
}

function matchSegments(
  name: RouteName,
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const actual = segments[index] ?? '';
    const key = paramName(expected);
    if (key === undefined) {
      if (actual.toLowerCase() !== expected.toLowerCase()) return undefined;
      continue;
    }
    const value = withoutPrefix(name, actual);
    if (value === '' || value === '.' || value === '..') return undefined;
    params[key] = value;
  }
  return params;
}
