import type { Locale } from '@tipmark/i18n/server';
import en from '../../../locales/en/bookmakers.json' with { type: 'json' };
import ru from '../../../locales/ru/bookmakers.json' with { type: 'json' };

const AGGREGATES: Readonly<Record<Locale, ReadonlyMap<string, string>>> = {
  ru: new Map(Object.entries(ru)),
  en: new Map(Object.entries(en)),
};

/**
 * Entries for many bookmakers together have a translated name, in the language of the reader; firms
 * have their own.
 */
export function bookmakerName(
  { name, is_aggregate: isAggregate }: { readonly name: string; readonly is_aggregate: boolean },
  locale: Locale,
): string {
  return (isAggregate ? AGGREGATES[locale].get(name) : undefined) ?? name;
}
