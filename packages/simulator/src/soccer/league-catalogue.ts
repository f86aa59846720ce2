import { countries } from '../countries/countries.ts';
import type { Country, Word } from '../countries/country.ts';
import { type Crest, crestOf } from '../countries/crests.ts';
import { townsOf } from '../countries/towns.ts';
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
  /** Place among all leagues, from 0. */
  readonly index: number;
  readonly country: Country;
  /** Place among those of its country, from 0. */
  readonly level: number;
  /** 1 for the best leagues of the countries the world looks at. */
  readonly tier: 1 | 2 | 3;
  readonly clubs: readonly Club[];
  readonly referees: readonly Named[];
}

export const CLUBS_IN_LEAGUE = 20;
/** And as many surnames, in all pairs, have the referees of a league. */
const FIRST_NAMES = 4;

/**
 * Every league with its clubs and referees. Names do not depend on the seed, their fortune does.
 */
export const leagues: readonly SimulatedLeague[] = countries
  .flatMap((country) => leaguesOf(country))
  .map((league, index) => ({ ...league, index }));

function leaguesOf(country: Country): Omit<SimulatedLeague, 'index'>[] {
  const clubs = clubsOf(country);
  return country.leagues.map((name, place) => ({
    key: `${country.code.toLowerCase()}-${place + 1}`,
    name: inLanguages(name),
    country,
    level: place,
    tier: Math.min(3, country.rank + place) as 1 | 2 | 3,
    clubs: clubs.slice(place * CLUBS_IN_LEAGUE, (place + 1) * CLUBS_IN_LEAGUE),
    referees: refereesOf(country, place),
  }));
}

function clubsOf(country: Country): Club[] {
  return townsOf(country).map((town, index) => {
    const pattern = country.clubs[index % country.clubs.length] ?? ['{}', '{}'];
    return {
      key: `${country.code.toLowerCase()}-club-${index + 1}`,
      country,
      level: Math.floor(index / CLUBS_IN_LEAGUE),
      name: { en: pattern[0].replace('{}', town[0]), ru: pattern[1].replace('{}', town[1]) },
      crest: crestOf(index, country.code),
    };
  });
}

/** Those of a league: each has its own, so that nobody whistles twice on a day. */
function refereesOf({ code, refereeFirstNames, refereeLastNames }: Country, level: number) {
  const known = new Set(refereeFirstNames.map(([en]) => en));
  const others = peopleOf(code).men.filter(([en]) => !known.has(en));
  const names = [...refereeFirstNames, ...others];
  const firsts = names.slice(level * FIRST_NAMES, (level + 1) * FIRST_NAMES);
  return refereesNamed(code, firsts, refereeLastNames);
}

/** Those of the cup of a country. */
export function cupRefereesOf(code: string): Named[] {
  const country = countries.find((one) => one.code === code);
  if (country === undefined) return [];
  const known = new Set(country.refereeLastNames.map(([en]) => en));
  const others = peopleOf(code).surnames.filter(([en]) => !known.has(en));
  return refereesNamed(code, country.refereeFirstNames, others.slice(0, FIRST_NAMES));
}

function refereesNamed(code: string, firsts: readonly Word[], lasts: readonly Word[]): Named[] {
  return lasts.flatMap((last) =>
    firsts.map((first) => ({
      key: `${code.toLowerCase()}-referee-${first[0]}-${last[0]}`,
      name: inLanguages([`${first[0]} ${last[0]}`, `${first[1]} ${last[1]}`]),
    })),
  );
}

function inLanguages([en, ru]: Word): Named['name'] {
  return { en, ru };
}
