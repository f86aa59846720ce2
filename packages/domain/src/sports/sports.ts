import { hockeyRules } from './hockey.ts';
import { soccerRules } from './soccer.ts';
import type { SportRules } from './sport-rules.ts';
import { tennisRules } from './tennis.ts';

/** Every sport of the product, in the order of the site. */
export const SPORTS: readonly SportRules[] = [soccerRules, hockeyRules, tennisRules];

const BY_NUMBER = new Map<number, SportRules>(SPORTS.map((rules) => [rules.sport, rules]));

/** @throws for a number that is not a sport's */
export function sportRules(sport: number): SportRules {
  const rules = BY_NUMBER.get(sport);
  if (rules === undefined) throw new RangeError(`${sport} is not a sport`);
  return rules;
}

/** Numbers of the sports whose rules pass a test, for SQL statements. */
export function sportsWhere(isTrue: (rules: SportRules) => boolean): number[] {
  return SPORTS.filter(isTrue).map(({ sport }) => sport);
}
