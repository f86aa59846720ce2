import { LEAGUE_TYPE, type LeagueType } from '@tipmark/domain';
import type { Competition } from './fixture.ts';
import { type Club, cupRefereesOf, leagues, type Named } from './league-catalogue.ts';

/** A knock-out of one season. */
export interface Cup extends Competition, Named {
  readonly countryCode: string;
  readonly leagueType: LeagueType;
  readonly entrants: readonly Club[];
  /** Week of the first round in a season, from 0, and weeks from round to round. */
  readonly firstWeek: number;
  readonly weeksBetween: number;
}

const NATIONAL: readonly (readonly [code: string, en: string, ru: string])[] = [
  ['RU', 'Northern Lights Cup', 'Кубок Северного Сияния'],
  ['GB-ENG', 'Lantern Cup', 'Кубок Фонаря'],
  ['ES', 'Cup of the Coasts', 'Кубок Побережий'],
  ['IT', 'Laurel Cup', 'Кубок Лавра'],
  ['DE', 'Oak Cup', 'Кубок Дуба'],
  ['FR', 'Cup of the Rivers', 'Кубок Рек'],
  ['PT', 'Cork Cup', 'Пробковый кубок'],
  ['BR', 'Cup of the Plateau', 'Кубок Плоскогорья'],
  ['AR', 'Pampas Cup', 'Кубок Пампы'],
];
const ENTRANTS = 32;
export const FROM_EACH = 2;
const INTERNATIONAL_COUNTRIES = ['RU', 'GB-ENG', 'ES', 'IT', 'DE', 'FR', 'PT', 'NL'];

const best = (code: string) => leagues.filter(({ country }) => country.code === code);

function nationalCup([code, en, ru]: (typeof NATIONAL)[number]): Cup {
  const [first, second] = best(code);
  return {
    key: `${code.toLowerCase()}-cup`,
    name: { en, ru },
    tier: first?.tier ?? 3,
    referees: cupRefereesOf(code),
    countryCode: code,
    leagueType: LEAGUE_TYPE.nationalCup,
    entrants: [...(first?.clubs ?? []), ...(second?.clubs ?? [])].slice(0, ENTRANTS),
    firstWeek: 3,
    weeksBetween: 4,
  };
}

export const continental: Cup = {
  key: 'continental-trophy',
  name: { en: 'Continental Trophy', ru: 'Континентальный трофей' },
  tier: 1,
  referees: INTERNATIONAL_COUNTRIES.flatMap((code) => cupRefereesOf(code).slice(0, 3)),
  countryCode: 'EU',
  leagueType: LEAGUE_TYPE.internationalClubs,
  entrants: INTERNATIONAL_COUNTRIES.flatMap(
    (code) => best(code)[0]?.clubs.slice(0, FROM_EACH) ?? [],
  ),
  firstWeek: 5,
  weeksBetween: 4,
};

export const cups: readonly Cup[] = [
  continental,
  ...NATIONAL.filter(([code]) => best(code).length > 1).map(nationalCup),
];
