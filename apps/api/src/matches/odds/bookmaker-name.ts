import type { Locale } from '@tipmark/i18n/server';
import en from '../../../locales/en/bookmakers.json' with { type: 'json' };
import enFirms from '../../../locales/en/firms.json' with { type: 'json' };
import ru from '../../../locales/ru/bookmakers.json' with { type: 'json' };
import ruFirms from '../../../locales/ru/firms.json' with { type: 'json' };

type Names = ReadonlyMap<string, string>;

const AGGREGATES: Readonly<Record<Locale, Names>> = {
  ru: new Map(Object.entries(ru)),
  en: new Map(Object.entries(en)),
};
const FIRMS: Readonly<Record<Locale, Names>> = {
  ru: new Map(Object.entries(ruFirms)),
  en: new Map(Object.entries(enFirms)),
};
/** Stored names by those shown in any language. */
const STORED: Names = new Map(
  Object.values(FIRMS).flatMap((names) => [...names].map(([stored, shown]) => [shown, stored])),
);

/** A bookmaker in the language of the reader; most have one name everywhere. */
export function firmName(stored: string, locale: Locale): string {
  return FIRMS[locale].get(stored) ?? stored;
}

/** Rows with their bookmaker in the language of the reader. */
export function withFirmNames<Row extends { readonly bookmaker: string }>(
  rows: readonly Row[],
  locale: Locale,
): Row[] {
  return rows.map((row) => ({ ...row, bookmaker: firmName(row.bookmaker, locale) }));
}

/** The one name a bookmaker is stored by, whatever language a reader chose it in. */
export function storedFirmName(shown: string): string {
  return STORED.get(shown) ?? shown;
}

/** An entry of stored prices: a bookmaker, or many together, in the language of the reader. */
export function bookmakerName(
  { name, is_aggregate: isAggregate }: { readonly name: string; readonly is_aggregate: boolean },
  locale: Locale,
): string {
  return isAggregate ? (AGGREGATES[locale].get(name) ?? name) : firmName(name, locale);
}
