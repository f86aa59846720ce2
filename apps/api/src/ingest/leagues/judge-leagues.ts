import { haveSameLeagueName, leagueMarks, type NamedLeague } from '@tipmark/domain';
import { sharedSource } from '../identity/pair-keys.ts';
import { haveSidesOfPeople } from '../identity/sides-of-people.ts';
import type { NearLeague, SharedMatches } from './near-league-queries.ts';

/** One match may be an error of a source. */
const ENOUGH_MATCHES = 2;
const ENOUGH_SIDES = 4;

export interface LeagueJudgement {
  /** `same`: one league; `unclear`: an operator decides; `other`: two. */
  readonly verdict: 'same' | 'unclear' | 'other';
  readonly evidence: readonly string[];
}

const OTHER: LeagueJudgement = { verdict: 'other', evidence: [] };

const named = ({ names, country, sport }: NearLeague): NamedLeague => ({
  names,
  country,
  isOfTour: haveSidesOfPeople(sport),
});

const differing = (text: string, one: string | number, other: string | number): string[] =>
  one === other ? [] : [`${text}: ${one || 'none'} / ${other || 'none'}`];

/**
 * Whether two leagues are one, by what sources report of them: the same matches of enough clubs at
 * the same times, of one country, kind, gender and age, under names that mean the same. What lacks
 * any of it is unclear. A source that lists both has two leagues.
 */
export function judgeLeagues(
  one: NearLeague,
  other: NearLeague,
  { matches, sides }: Pick<SharedMatches, 'matches' | 'sides'>,
): LeagueJudgement {
  if (one.sport !== other.sport || sharedSource(one, other) !== undefined) return OTHER;
  const hasSameName = haveSameLeagueName(named(one), named(other));
  const doubts = [
    ...differing('country', one.country, other.country),
    ...differing('kind of league', one.type, other.type),
    ...differing('women, age or reserves', leagueMarks(one.name), leagueMarks(other.name)),
  ];
  const evidence = [
    `shared: ${matches} matches of ${sides} sides at the same times`,
    `names: ${one.name} / ${other.name}, ${hasSameName ? 'the same' : 'unlike'}`,
    ...doubts,
  ];
  const hasEnough = matches >= ENOUGH_MATCHES && sides >= ENOUGH_SIDES;
  if (hasSameName && hasEnough && doubts.length === 0) return { verdict: 'same', evidence };
  return hasSameName || matches >= ENOUGH_MATCHES ? { verdict: 'unclear', evidence } : OTHER;
}
