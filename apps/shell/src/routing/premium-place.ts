import type { ApiFailure, Locale } from '@tipmark/remote-kit';
import { href, isRouteName, routes } from '@tipmark/route-builder';

/**
 * Where a visitor without a subscription is led from a page that needs one: the premium page, which
 * is told where they come from. Undefined when that is not what the api said.
 */
export function premiumPlace(
  failure: ApiFailure | undefined,
  route: string,
  locale: Locale,
): string | undefined {
  if (failure?.code !== 'premium_required' || !isRouteName(route)) return undefined;
  const page = routes[route].pattern.split('/').at(-1) ?? '';
  const source = page.startsWith('search') ? 'search' : page;
  return href('premium', { source }, { locale });
}
