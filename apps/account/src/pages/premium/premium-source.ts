import { href, type RouteName } from '@tipmark/route-builder';
import { pageBeforeLogin } from '../../parts/arrival/address-after-login.ts';

/** Where a visitor without a subscription came from, and the page to return to. */
const SOURCES = {
  'odds-scanner': 'oddsScanner',
  'dropping-odds': 'droppingOdds',
  'value-trends': 'valueTrends',
  search: 'searchUsersTips',
  premium: undefined,
} as const satisfies Readonly<Record<string, RouteName | undefined>>;

export type PremiumSource = keyof typeof SOURCES;

/** `?source=odds-scanner`; any other value is ignored. */
export function readSource(search: URLSearchParams): PremiumSource {
  const source = search.get('source') ?? '';
  return Object.hasOwn(SOURCES, source) ? (source as PremiumSource) : 'premium';
}

/** The page to return to after paying: as requested, or the part of the site one came from. */
export function afterPaying(search: URLSearchParams, locale: 'ru' | 'en'): string | undefined {
  const part = wayBack(readSource(search));
  return pageBeforeLogin(search.get('next')) ?? (part && href(part, {}, { locale }));
}

export const wayBack = (source: PremiumSource): RouteName | undefined => SOURCES[source];
