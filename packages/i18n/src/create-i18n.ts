import { createInstance, type i18n } from 'i18next';
import { formatNumber, formatPercent } from './format-number.ts';
import { formatOdds } from './format-odds.ts';
import type { Locale, MessagesByNamespace } from './locale.ts';

export type I18n = i18n;

/** Namespace of the messages every screen shares. */
export const COMMON_NAMESPACE = 'common';

export interface I18nOptions {
  readonly locale: Locale;
  /** Available at once; a remote adds its own with `addResourceBundle`. */
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
    // React and the email templates escape what they print.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void instance.init();
  addFormats(instance, locale);
  cacheMessages(instance);
  return instance;
}

function addFormats({ services }: I18n, locale: Locale): void {
  services.formatter?.add('number', (value: number) => formatNumber(value, locale));
  services.formatter?.add('percent', (value: number) => formatPercent(value, locale));
  services.formatter?.add('odds', (value: number) => formatOdds(value));
}

/**
 * A lookup is expensive, and a page repeats the same texts: one without values is cached until more
 * messages are added.
 */
function cacheMessages(instance: I18n): void {
  const known = new Map<string, string>();
  instance.store.on('added', () => known.clear());
  const translateIn = instance.getFixedT.bind(instance) as unknown as (...place: unknown[]) => Look;
  const remembering = (...place: unknown[]) => {
    const look = translateIn(...place);
    const prefix = JSON.stringify(place);
    return Object.assign((key: string, ...values: unknown[]) => {
      if (values[0] !== undefined || typeof key !== 'string') return look(key, ...values);
      const name = prefix + key;
      const text = known.get(name) ?? look(key);
      known.set(name, text);
      return text;
    }, look);
  };
  instance.getFixedT = remembering as unknown as I18n['getFixedT'];
}

type Look = (key: string, ...values: unknown[]) => string;
