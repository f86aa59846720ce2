import { type Locale, matchPath, type RouteName } from '@tipmark/route-builder';
import type { OwnedScreen } from './screen-visit.ts';

export interface ScreenAt {
  readonly owned: OwnedScreen | undefined;
  /** Decoded parameters of the path. */
  readonly params: Readonly<Record<string, string>>;
}

export interface FindScreenOptions {
  readonly locale: Locale;
  readonly productSlug: string;
  readonly screenOf: (route: RouteName) => OwnedScreen | undefined;
}

/** Finds the screen of an address among those that are loaded. */
export const findScreen =
  ({ locale, productSlug, screenOf }: FindScreenOptions) =>
  (pathname: string): ScreenAt => {
    const match = matchPath(pathname, { productSlug });
    // another language is another document
    if (!match || match.locale !== locale) return { owned: undefined, params: {} };
    return { owned: screenOf(match.name), params: match.params };
  };
