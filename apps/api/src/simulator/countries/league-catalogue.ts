import { countries } from './countries.ts';
import type { Country, Word } from './country.ts';

export interface Named {
  readonly key: string;
  readonly name: { readonly en: string; readonly ru: string };
}

export interface Club extends Named {
  readonly crest: { readonly shape: string; readonly colours: readonly [string, string] };
}

export interface SimulatedLeague extends Named {
  /** Place among all leagues, from 0. */
  readonly index: number;
  readonly country: Country;
  /** 1 for the best leagues of the countries the world looks at. */
  readonly tier: 1 | 2 | 3;
  readonly clubs: readonly Club[];
  readonly referees: readonly Named[];
}

export const CLUBS_IN_LEAGUE = 20;

const SHAPES = ['shield', 'circle', 'hexagon', 'diamond', 'pennant', 'square'] as const;
const COLOURS = [
  '#0f4c81 #e8eef4',
  '#0b2a4a #7fd3f7',
  '#b3261e #1e1e22',
  '#ffffff #1a6fb0',
  '#c8102e #ffffff',
  '#1f6b45 #f2ead0',
  '#0c6e7d #f7f7f2',
  '#5b5f66 #f0b429',
  '#e4572e #ffe7a0',
  '#123c69 #e0b24a',
  '#6c3b2a #e9d7c3',
  '#f0a202 #2b2118',
  '#7a1e3a #f5d38a',
  '#6e2b8c #ffffff',
  '#0a7c5a #f39c3d',
  '#ffffff #111111',
  '#d94a7b #ffffff',
  '#1c1c1c #f2b705',
  '#2857a4 #ffffff',
] as const;

/** Every league with its clubs and referees. Names do not depend on the seed, their fortune does. */
export const leagues: readonly SimulatedLeague[] = countries
  .flatMap((country) => leaguesOf(country))
  .map((league, index) => ({ ...league, index }));

function leaguesOf(country: Country): Omit<SimulatedLeague, 'index'>[] {
  const clubs = clubsOf(country);
  const referees = refereesOf(country);
  return country.leagues.map((name, place) => ({
    key: `${country.code.toLowerCase()}-${place + 1}`,
    name: inLanguages(name),
    country,
    tier: Math.min(3, country.rank + place) as 1 | 2 | 3,
    clubs: clubs.slice(place * CLUBS_IN_LEAGUE, (place + 1) * CLUBS_IN_LEAGUE),
    referees,
  }));
}

function clubsOf(country: Country): Club[] {
  return townsOf(country).map((town, index) => {
    const pattern = country.clubs[index % country.clubs.length] ?? ['{}', '{}'];
    const [first = '#000000', second = '#ffffff'] = (
      COLOURS[(index * 7) % COLOURS.length] ?? ''
    ).split(' ');
    return {
      key: `${country.code.toLowerCase()}-club-${index + 1}`,
      name: { en: pattern[0].replace('{}', town[0]), ru: pattern[1].replace('{}', town[1]) },
      crest: {
        shape: SHAPES[(index * 5 + country.code.charCodeAt(0)) % SHAPES.length] ?? 'shield',
        colours: [first, second],
      },
    };
  });
}

/** Diagonals of the table of starts and ends: neighbours share neither. */
function townsOf({ townStarts, townEnds }: Country): Word[] {
  return townEnds.flatMap((_, shift) =>
    townStarts.map((start, index): Word => {
      const end = townEnds[(index + shift) % townEnds.length] ?? start;
      return [`${start[0]}${end[0]}`, `${start[1]}${end[1]}`];
    }),
  );
}

function refereesOf({ code, refereeFirstNames, refereeLastNames }: Country): Named[] {
  return refereeLastNames.flatMap((last) =>
    refereeFirstNames.map((first) => ({
      key: `${code.toLowerCase()}-referee-${first[0]}-${last[0]}`,
      name: inLanguages([`${first[0]} ${last[0]}`, `${first[1]} ${last[1]}`]),
    })),
  );
}

function inLanguages([en, ru]: Word): Named['name'] {
  return { en, ru };
}
