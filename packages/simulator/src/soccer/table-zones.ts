import {
  type NamedZone,
  promotion,
  promotionPlayOffs,
  relegation,
  relegationPlayOffs,
  ZONE_KIND,
  zone,
} from '@tipmark/domain';
import { continental, FROM_EACH } from './cup-catalogue.ts';
import { CLUBS_IN_LEAGUE, leagues, type SimulatedLeague } from './league-catalogue.ts';

/** Clubs that change places between two adjacent leagues; one more may by play-offs. */
const CHANGING = 3;

const cup = zone(ZONE_KIND.first, continental.name);
const qualifying = zone(ZONE_KIND.second, {
  en: `${continental.name.en} qualifying`,
  ru: `${continental.name.ru}: квалификация`,
});

/**
 * What positions of a league lead to: a cup for the best of its country, and the leagues around it.
 */
export function zonesOfLeague({ country, level, clubs }: SimulatedLeague): NamedZone[] {
  const hasBelow = leagues.some((one) => one.country === country && one.level === level + 1);
  const hasCup = level === 0 && continental.entrants.some((club) => clubs.includes(club));
  return [
    ...(hasCup ? [cup(1, FROM_EACH), qualifying(FROM_EACH + 1, 2 * FROM_EACH)] : []),
    ...(level > 0 ? [promotion(1, CHANGING), promotionPlayOffs(CHANGING + 1)] : []),
    ...(hasBelow
      ? [
          relegationPlayOffs(CLUBS_IN_LEAGUE - CHANGING),
          relegation(CLUBS_IN_LEAGUE - CHANGING + 1, CLUBS_IN_LEAGUE),
        ]
      : []),
  ];
}
