import { matchPath } from '@tipmark/route-builder';

const HERE = 'http://here.invalid';

/** A page of this site with its query; undefined for every other input. */
export function ownPage(sent: string | undefined): string | undefined {
  if (sent === undefined || !sent.startsWith('/') || !URL.canParse(sent, HERE)) return undefined;
  const { origin, pathname, search } = new URL(sent, HERE);
  return origin === HERE && matchPath(pathname) !== undefined ? pathname + search : undefined;
}
