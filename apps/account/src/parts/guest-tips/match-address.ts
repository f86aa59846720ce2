import { isMatchRoute, matchPath } from '@tipmark/route-builder';

/**
 * The page of a match a guest comes from with a tip.
 * @param next the page they were on; undefined unless it is a match of this site
 */
export function matchAddress(next: string | null): string | undefined {
  const [path = ''] = (next ?? '').split(/[?#]/, 1);
  if (!path.startsWith('/') || path.startsWith('//')) return undefined;
  return isMatchRoute(matchPath(path)?.name) ? path : undefined;
}
