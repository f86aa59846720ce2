import { LEAGUE_TIER, type LeagueTier, tableOf } from '@tipmark/domain';
import { EXTRA_DIVISIONS } from './extra-divisions.ts';

/** A division of the files, as a league of ours. */
export interface Division {
  name: { en: string; ru: string };
  countryCode: string;
  tier: LeagueTier;
  /** Teams may meet more than once at the same ground in one season. */
  hasRepeatedPairings?: true;
}

const { top, middle, rest } = LEAGUE_TIER;

/** Divisions of the main layout; all score 3-1-0. */
export const DIVISIONS = tableOf<Division>({
  E0: { name: { en: 'Premier League', ru: 'Премьер-лига' }, countryCode: 'GB-ENG', tier: top },
  E1: { name: { en: 'Championship', ru: 'Чемпионшип' }, countryCode: 'GB-ENG', tier: middle },
  E2: { name: { en: 'League One', ru: 'Лига Один' }, countryCode: 'GB-ENG', tier: rest },
  E3: { name: { en: 'League Two', ru: 'Лига Два' }, countryCode: 'GB-ENG', tier: rest },
  EC: {
    name: { en: 'National League', ru: 'Национальная лига' },
    countryCode: 'GB-ENG',
    tier: rest,
  },
  SC0: {
    name: { en: 'Scottish Premiership', ru: 'Премьершип' },
    countryCode: 'GB-SCT',
    tier: middle,
    hasRepeatedPairings: true,
  },
  SC1: {
    name: { en: 'Scottish Championship', ru: 'Чемпионшип Шотландии' },
    countryCode: 'GB-SCT',
    tier: rest,
    hasRepeatedPairings: true,
  },
  SC2: {
    name: { en: 'Scottish League One', ru: 'Лига Один Шотландии' },
    countryCode: 'GB-SCT',
    tier: rest,
    hasRepeatedPairings: true,
  },
  SC3: {
    name: { en: 'Scottish League Two', ru: 'Лига Два Шотландии' },
    countryCode: 'GB-SCT',
    tier: rest,
    hasRepeatedPairings: true,
  },
  D1: { name: { en: 'Bundesliga', ru: 'Бундеслига' }, countryCode: 'DE', tier: top },
  D2: { name: { en: '2. Bundesliga', ru: 'Вторая Бундеслига' }, countryCode: 'DE', tier: middle },
  SP1: { name: { en: 'La Liga', ru: 'Ла Лига' }, countryCode: 'ES', tier: top },
  SP2: { name: { en: 'Segunda División', ru: 'Сегунда' }, countryCode: 'ES', tier: middle },
  I1: { name: { en: 'Serie A', ru: 'Серия A' }, countryCode: 'IT', tier: top },
  I2: { name: { en: 'Serie B', ru: 'Серия B' }, countryCode: 'IT', tier: middle },
  F1: { name: { en: 'Ligue 1', ru: 'Лига 1' }, countryCode: 'FR', tier: top },
  F2: { name: { en: 'Ligue 2', ru: 'Лига 2' }, countryCode: 'FR', tier: middle },
  N1: { name: { en: 'Eredivisie', ru: 'Эредивизи' }, countryCode: 'NL', tier: middle },
  B1: {
    name: { en: 'Belgian Pro League', ru: 'Про-лига Бельгии' },
    countryCode: 'BE',
    tier: middle,
    hasRepeatedPairings: true,
  },
  P1: { name: { en: 'Primeira Liga', ru: 'Примейра' }, countryCode: 'PT', tier: middle },
  T1: { name: { en: 'Süper Lig', ru: 'Суперлига Турции' }, countryCode: 'TR', tier: middle },
  G1: {
    name: { en: 'Super League Greece', ru: 'Суперлига Греции' },
    countryCode: 'GR',
    tier: middle,
    hasRepeatedPairings: true,
  },
});

/** The league a key means: a division of the main layout or a country of the other one. */
export function divisionOf(key: string): Division | undefined {
  return DIVISIONS[key] ?? EXTRA_DIVISIONS[key];
}
