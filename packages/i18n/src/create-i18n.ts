import { createInstance, type i18n } from 'i18next';
import { formatNumber, formatPercent } from './format-number.ts';
import { formatOdds } from './format-odds.ts';
import type { Locale, MessagesByNamespace } from './locale.ts';

export type I18n = i18n;

/** Namespace of the words every screen shares. */
export const COMMON_NAMESPACE = 'common';

export interface I18nOptions {
  readonly locale: Locale;
  /** What is known at once; a remote adds its own with `addResourceBundle`. */
  readonly resources: MessagesByNamespace;
}

/**
 * One i18next instance of one language, ready when this returns. A key without its namespace is
 * looked up in `common`. Texts may format their values: `{{count, number}}`, `{{share, percent}}`,
 * `{{price, odds}}`.
 */
export function createI18n({ locale, resources }: I18nOptions): I18n {
  const instance = createInstance({
    lng: locale,
    fallbackLng: false,
    ns: [...new Set([COMMON_NAMESPACE, ...Object.keys(resources)])],
    defaultNS: COMMON_NAMESPACE,
    resources: { [locale]: { ...resources } },
    // React and the mail templates escape what they print.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void instance.init();
  addFormats(instance, locale);
  return instance;
}

function addFormats({ services }: I18n, locale: Locale): void {
  services.formatter?.add('number', (value: number) => formatNumber(value, locale));
  services.formatter?.add('percent', (value: number) => formatPercent(value, locale));
  services.formatter?.add('odds', (value: number) => formatOdds(value));
}
