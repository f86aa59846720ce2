import { type Locale, localizePath, type RouteName, routes } from '@tipmark/route-builder';

/** A named route in the router's notation: `/Teams/[teamUrl]` → `/en/Teams/:teamUrl`. */
export function routePath(name: RouteName, locale: Locale, productSlug: string): string {
  const path = routes[name].pattern.replace('{product}', productSlug).replace(/\[(\w+)\]/g, ':$1');
  return localizePath(path, locale);
}
