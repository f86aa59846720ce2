import type { SiteMapRoute } from '@tipmark/contract';
import {
  addedRoutes,
  href,
  LOCALES,
  productRoutes,
  type RouteName,
  routes,
} from '@tipmark/route-builder';
import type { SitemapItemLoose } from 'sitemap';

export interface SitemapSite {
  readonly publicUrl: string;
  readonly productSlug: string;
}

type Params = Readonly<Record<string, string>>;

/** Pages that require something of the visitor, or redirect them. */
const NOT_FOR_SEARCH: ReadonlySet<RouteName> = new Set([
  'login',
  'register',
  'accountRecovery',
  'linkRedirect',
  'valueTrends',
]);

/** Pages beside the product's table that are for everybody. */
const ADDED_FOR_SEARCH = (Object.keys(addedRoutes) as (keyof typeof addedRoutes)[]).filter(
  (route) =>
    /(?:arbitrage|dropping-odds|odds-grid|compare|rankings|players|Tournaments)$/.test(
      addedRoutes[route].pattern,
    ),
);

/** The one parameter of a route: `[matchUrl]`. */
const paramOf = (route: SiteMapRoute): string => /\[(\w+)\]/.exec(routes[route].pattern)?.[1] ?? '';

/** One page in every language, each linking to the others. */
function entriesOf(site: SitemapSite, route: RouteName, params: Params): SitemapItemLoose[] {
  const addressIn = (locale: (typeof LOCALES)[number]) =>
    site.publicUrl + href(route, params, { locale, productSlug: site.productSlug });
  const [first] = LOCALES;
  const links = [
    ...LOCALES.map((lang) => ({ lang, url: addressIn(lang) })),
    { lang: 'x-default', url: addressIn(first) },
  ];
  return LOCALES.map((locale) => ({ url: addressIn(locale), links }));
}

/** Pages that exist once, as far as they are served. */
export const singlePages = (
  site: SitemapSite,
  isServed: (route: RouteName) => boolean,
): SitemapItemLoose[] =>
  [...(Object.keys(productRoutes) as RouteName[]), ...ADDED_FOR_SEARCH]
    .filter((route) => !routes[route].pattern.includes('['))
    .filter((route) => isServed(route) && !NOT_FOR_SEARCH.has(route))
    .flatMap((route) => entriesOf(site, route, {}));

interface PageOfPart {
  readonly link: string;
  /** Unix second of the last known change. */
  readonly changedAt: number | null;
}

/** Pages of one part of the API's map. */
export const pagesOfPart = (
  site: SitemapSite,
  route: SiteMapRoute,
  pages: readonly PageOfPart[],
): SitemapItemLoose[] =>
  pages.flatMap(({ link, changedAt }) =>
    entriesOf(site, route, { [paramOf(route)]: link }).map((entry) => ({
      ...entry,
      ...(changedAt !== null && { lastmod: new Date(changedAt * 1000).toISOString() }),
    })),
  );
