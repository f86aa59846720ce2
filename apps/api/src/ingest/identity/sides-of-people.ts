import { SPORT, sportRules } from '@tipmark/domain';

/** Entity with the keys of the two people a source named, in the order of the row. */
export const SIDES = 'sides';
/** Head of a source that names the two sides of a match in the other order. */
export const TURNED = 'turned';

/** Sports whose sides are people, whom sources spell in different ways. */
export const SPORTS_OF_PEOPLE = Object.values(SPORT).filter(
  (sport) => sportRules(sport).pairing.isOncePerRound,
);

export const haveSidesOfPeople = (sport: number): boolean =>
  SPORTS_OF_PEOPLE.some((one) => one === sport);

export const sidesText = (homeKey: string, awayKey: string): string => `${homeKey}\n${awayKey}`;
