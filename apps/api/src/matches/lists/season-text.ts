import type { Locale } from '@tipmark/i18n/server';
import en from '../../../locales/en/seasons.json' with { type: 'json' };
import ru from '../../../locales/ru/seasons.json' with { type: 'json' };

const MESSAGES = { ru, en } as const;
const HALF_A_YEAR = /^(\d{4})-([12])$/;

/** The name of a season as it is read: `2026-2` is July to December of 2026; `2026/27` stays. */
export function seasonText(name: string, locale: Locale): string {
  const [, year, half] = HALF_A_YEAR.exec(name) ?? [];
  if (year === undefined) return name;
  return MESSAGES[locale][half === '1' ? 'first' : 'second'].replace('{{year}}', year);
}
