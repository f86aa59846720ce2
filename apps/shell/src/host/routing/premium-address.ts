import type { ApiFailure, Locale } from '@tipmark/remote-kit';
import { href, isRouteName, routes } from '@tipmark/route-builder';

/**
 * Where a visitor without a subscription is sent from a page that needs one: the premium page, with
 * the page they come from. Undefined when the API refused for another reason.
 * @param address of the page, with its query: the way back to the same filter
 */
export function premiumAddress(
  failure: ApiFailure | undefined,
  route: string,
  locale: Locale,
  address = '',
): string | undefined {
  if (failure?.code !== 'premium_required' || !isRouteName(route)) return undefined;
  const page = routes[route].pattern.split('/').at(-1) ?? '';
  const source = page.startsWith('search') ? 'search' : page;
  // a page without conditions is identified by its source
  const next = address.includes('?') ? address : undefined;
  return href('premium', { source, next }, { locale });
}
