import { endpoints } from '@tipmark/contract';
import { streams } from '@tipmark/contract/streams';
import { matchPath, routes } from '@tipmark/route-builder';
import { memoize } from '@tipmark/server-kit';

const MAX_LENGTH = 200;
const HIDDEN = ':';

const partsOfCalls = new Set(
  [...Object.values(endpoints), ...Object.values(streams)]
    .flatMap(({ path }) => path.split('/'))
    .filter((segment) => segment !== '' && !segment.startsWith(':')),
);

/** Parts that are not a name of the API's own may be secret: the hash of a link, an old session. */
const callForLog = (pathname: string): string =>
  pathname
    .split('/')
    .map((part, at) =>
      at < 2 || part === '' || partsOfCalls.has(part) || /^\d{1,10}$/.test(part) ? part : HIDDEN,
    )
    .join('/');

function pageForLog(pathname: string): string {
  const match = matchPath(pathname);
  if (match?.params['hash'] !== undefined) return routes[match.name].pattern;
  if (match) return pathname;
  // a link of a letter with something behind it matches no page, and is as secret
  const [, first = '', ...rest] = pathname.split('/');
  return `/${[first, ...rest.map(() => HIDDEN)].join('/')}`;
}

const FILES = /^\/(?:assets|remotes|pictures|promo|sitemaps)\//;

const visiblePath = memoize({ maxEntries: 2000, maxKeyLength: 500 }, (pathname: string) => {
  const isCall = pathname.startsWith('/api/');
  const path = isCall
    ? callForLog(pathname)
    : FILES.test(pathname)
      ? pathname
      : pageForLog(pathname);
  return path.slice(0, MAX_LENGTH);
});

/** The path of an address as the log may contain it: without its query and without secrets. */
export const loggedPath = (address: string): string =>
  visiblePath((address.split(/[?#]/, 1)[0] ?? '').replace(/^[a-z]+:\/\/[^/]*/i, '') || '/');
