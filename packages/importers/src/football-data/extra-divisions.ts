import { LEAGUE_TIER, tableOf } from '@tipmark/domain';
import type { Division } from './divisions.ts';

const { middle, rest } = LEAGUE_TIER;

function division(en: string, ru: string, countryCode: string, tier = middle as Division['tier']) {
  // Play-offs, split tables and two tournaments a year: pairings return in nearly all of them.
  return { name: { en, ru }, countryCode, tier, hasRepeatedPairings: true } satisfies Division;
}

/** Leagues whose season is a calendar year, Argentina's since 2020. */
export const LEAGUES_OF_THE_YEAR: ReadonlySet<string> = new Set([
  'Argentina',
  'Brazil',
  'China',
  'Finland',
  'Ireland',
  'Japan',
  'Norway',
  'Sweden',
  'USA',
]);

/** Leagues of the "extra leagues" layout by the word in its column `Country`; one per country. */
export const EXTRA_DIVISIONS = tableOf<Division>({
  Argentina: division('Argentine Primera División', 'Примера Аргентины', 'AR'),
  Austria: division('Austrian Bundesliga', 'Бундеслига Австрии', 'AT'),
  Brazil: division('Brasileirão Serie A', 'Серия A Бразилии', 'BR'),
  China: division('Chinese Super League', 'Суперлига Китая', 'CN', rest),
  Denmark: division('Danish Superliga', 'Суперлига Дании', 'DK'),
  Finland: division('Veikkausliiga', 'Вейккауслига', 'FI', rest),
  Ireland: division('Irish Premier Division', 'Премьер-дивизион Ирландии', 'IE', rest),
  Japan: division('J1 League', 'Джей-лига 1', 'JP'),
  Mexico: division('Liga MX', 'Лига MX', 'MX'),
  Norway: division('Eliteserien', 'Элитесерия', 'NO'),
  Poland: division('Ekstraklasa', 'Экстракласа', 'PL'),
  Romania: division('Romanian Liga I', 'Лига 1 Румынии', 'RO', rest),
  Russia: division('Russian Premier League', 'Российская премьер-лига', 'RU'),
  Sweden: division('Allsvenskan', 'Аллсвенскан', 'SE'),
  Switzerland: division('Swiss Super League', 'Суперлига Швейцарии', 'CH'),
  USA: division('Major League Soccer', 'МЛС', 'US'),
});
