export type Locale = 'ru' | 'en';

export const LOCALES = ['ru', 'en'] as const satisfies readonly Locale[];
export const DEFAULT_LOCALE: Locale = 'ru';

export interface LocalizedPath {
  readonly locale: Locale;
  /** The path without its locale. */
  readonly path: string;
  /** Where to redirect permanently: the default language has no prefix. */
  readonly redirectTo?: string;
}

const PREFIX = /^\/(ru|en)(?=[/?#]|$)/i;

/**
 * Language of a path: only a first segment `en` is one. `/ru/x` is to be redirected to `/x`; any
 * other two-letter prefix stays in the path, where it matches no route.
 */
export function localeOfPath(pathname: string): LocalizedPath {
  const prefix = PREFIX.exec(pathname)?.[1]?.toLowerCase();
  if (prefix === undefined) return { locale: DEFAULT_LOCALE, path: pathname };
  const path = rootedPath(pathname.slice(prefix.length + 1));
  if (prefix === 'en') return { locale: 'en', path };
  return { locale: 'ru', path, redirectTo: path };
}

/**
 * Browsers read `//host` and `/\host` as another site, and drop tabs and line breaks before they
 * look, so that `/ru//host` would send a visitor away.
 */
function rootedPath(rest: string): string {
  return rest.replace(/^[/\\\s]*/, '/');
}

/** Puts the language in front of a path that has none. */
export function localizePath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
