import { countries } from '../countries/countries.ts';
import type { Country, Word } from '../countries/country.ts';
import { type Crest, crestOf } from '../countries/crests.ts';
import { clubNamesOf, townsOf } from '../countries/towns.ts';
import { peopleOf } from '../people/people-of-country.ts';

export interface Named {
  readonly key: string;
  readonly name: { readonly en: string; readonly ru: string };
}

export interface Club extends Named {
  readonly country: Country;
  /** 0 for those of the best league. */
  readonly level: number;
  readonly crest: Crest;
}

export interface SimulatedLeague extends Named {
  /** Position among all leagues, from 0. */
  readonly index: number;
  readonly country: Country;
  /** Position among those of its country, from 0. */
  readonly level: number;
  /** 1 for the best leagues of countries whose leagues are watched worldwide. */
  readonly tier: 1 | 2 | 3;
  readonly clubs: readonly Club[];
  readonly referees: readonly Named[];
}

export const CLUBS_IN_LEAGUE = 20;
const REFEREES = 16;
/** Leagues of a country begin with different first names, so that no full name occurs twice. */
const SHIFT_OF_MEN = 5;

/** Every league with its clubs and referees. Names do not depend on the seed, results do. */
export const leagues: readonly SimulatedLeague[] = countries
  .flatMap((country) => leaguesOf(country))
  .map((league, index) => ({ ...league, index }));

function leaguesOf(country: Country): Omit<SimulatedLeague, 'index'>[] {
  return country.leagues.map((name, index) => ({
    key: `${country.code.toLowerCase()}-${index + 1}`,
    name: inLanguages(name),
    country,
    level: index,
    tier: Math.min(3, country.rank + index) as 1 | 2 | 3,
    clubs: clubsOf(country, index),
    referees: refereesOf(country, index),
  }));
}

function clubsOf(country: Country, level: number): Club[] {
  const first = level * CLUBS_IN_LEAGUE;
  const towns = townsOf(country).slice(first, first + CLUBS_IN_LEAGUE);
  return clubNamesOf(towns, country.clubs, level).map(([en, ru], index) => ({
    key: `${country.code.toLowerCase()}-club-${first + index + 1}`,
    country,
    level,
    name: { en, ru },
    crest: crestOf(first + index, country.code),
  }));
}

/** Those of a league: each league has different ones, so that none has two matches on a day. */
function refereesOf(country: Country, level: number): Named[] {
  const { men, surnames } = peopleOf(country.code);
  const shift = countries.indexOf(country) * REFEREES;
  return Array.from({ length: REFEREES }, (_, index) => {
    const first = men[(shift + level * SHIFT_OF_MEN + index) % men.length] ?? ['', ''];
    const last = surnames[(shift + level * REFEREES + index) % surnames.length] ?? ['', ''];
    return {
      key: `${country.code.toLowerCase()}-referee-${first[0]}-${last[0]}`,
      name: inLanguages([`${first[0]} ${last[0]}`, `${first[1]} ${last[1]}`]),
    };
  });
}

/** Those of the cup of a country. */
export function cupRefereesOf(code: string): Named[] {
  const country = countries.find((one) => one.code === code);
  return country === undefined ? [] : refereesOf(country, country.leagues.length);
}

function inLanguages([en, ru]: Word): Named['name'] {
  return { en, ru };
}
