import { parseOddType } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import en from '../../../locales/en/outcomes.json' with { type: 'json' };
import ru from '../../../locales/ru/outcomes.json' with { type: 'json' };

const MARKETS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  ru: ru.markets,
  en: en.markets,
};
const SELECTIONS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  ru: ru.selections,
  en: en.selections,
};
/** Sides of a handicap. */
const HANDICAPS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  ru: ru.handicaps,
  en: en.handicaps,
};

function lineText(line: number | undefined, isSigned: boolean): string {
  if (line === undefined) return '';
  return ` ${isSigned && line > 0 ? '+' : ''}${line}`.replace('-', '−');
}

/** The name of an outcome: `Total: over 2.5`. An unknown one stays as it is. */
export function outcomeMessage(oddType: string, locale: Locale): string {
  const parsed = parseOddType(oddType);
  if (parsed === undefined) return oddType;
  const { market, selection, line } = parsed;
  const isHandicap = market.startsWith('ah');
  const names = (isHandicap ? HANDICAPS : SELECTIONS)[locale];
  const text = names[selection] ?? selection.toUpperCase().replace('-', ':');
  return `${MARKETS[locale][market] ?? market}: ${text}${lineText(line, isHandicap)}`;
}
