import type { Word } from '../countries/country.ts';
import { type Crest, crestOf } from '../countries/crests.ts';
import { clubNamesOf, townsOf } from '../countries/towns.ts';
import { type HockeyNation, nations } from './hockey-nations.ts';

interface Named {
  readonly key: string;
  readonly name: { readonly en: string; readonly ru: string };
}

export interface HockeyClub extends Named {
  readonly nation: HockeyNation;
  readonly crest: Crest;
}

export interface HockeyLeague extends Named {
  readonly index: number;
  readonly nation: HockeyNation;
  readonly tier: 1 | 2 | 3;
  readonly clubs: readonly HockeyClub[];
  /** How often each team meets each other team at home. */
  readonly legs: 1 | 2;
  /** The south plays while the north rests. */
  readonly isWinter: boolean;
  /** Weekdays a round may begin on, Monday 0. */
  readonly weekdays: readonly number[];
}

interface Outline {
  readonly name: Word;
  readonly nation: HockeyNation;
  readonly tier: 1 | 2 | 3;
  readonly clubs: number;
  /** Where in the nation's towns its clubs begin. */
  readonly from?: number;
  readonly weekdays: readonly number[];
}

const [TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY] = [1, 2, 3, 4, 5, 6];

const outlines: readonly Outline[] = [
  {
    name: ['Polar League', 'Полярная лига'],
    nation: nations.russia,
    tier: 1,
    clubs: 16,
    weekdays: [TUESDAY, THURSDAY, SATURDAY],
  },
  {
    name: ['Taiga League', 'Таёжная лига'],
    nation: nations.russia,
    tier: 3,
    clubs: 12,
    from: 16,
    weekdays: [WEDNESDAY, FRIDAY, SUNDAY],
  },
  {
    name: ['Lakes League', 'Озёрная лига'],
    nation: nations.canada,
    tier: 1,
    clubs: 16,
    weekdays: [TUESDAY, THURSDAY, SATURDAY],
  },
  {
    name: ['Northern Series', 'Северная серия'],
    nation: nations.sweden,
    tier: 1,
    clubs: 14,
    weekdays: [TUESDAY, THURSDAY, SATURDAY],
  },
  {
    name: ['Birch League', 'Берёзовая лига'],
    nation: nations.finland,
    tier: 2,
    clubs: 14,
    weekdays: [WEDNESDAY, FRIDAY, SUNDAY],
  },
  {
    name: ['Garnet League', 'Гранатовая лига'],
    nation: nations.czechia,
    tier: 2,
    clubs: 12,
    weekdays: [TUESDAY, FRIDAY, SUNDAY],
  },
  {
    name: ['Summit League', 'Лига Вершин'],
    nation: nations.switzerland,
    tier: 2,
    clubs: 12,
    weekdays: [TUESDAY, FRIDAY, SATURDAY],
  },
  {
    name: ['Southern Ice', 'Южный лёд'],
    nation: nations.australia,
    tier: 3,
    clubs: 8,
    weekdays: [THURSDAY, SATURDAY],
  },
];

/** Every league with its clubs. Names do not depend on the seed, results do. */
export const hockeyLeagues: readonly HockeyLeague[] = outlines.map(
  ({ name: [en, ru], nation, tier, clubs, from = 0, weekdays }, index) => ({
    key: `hockey-${nation.code.toLowerCase()}-${from === 0 ? 1 : 2}`,
    name: { en, ru },
    index,
    nation,
    tier,
    weekdays,
    legs: 2,
    isWinter: nation !== nations.australia,
    clubs: clubsOf(nation, from, clubs),
  }),
);

function clubsOf(nation: HockeyNation, from: number, count: number): HockeyClub[] {
  const towns = townsOf(nation).slice(from, from + count);
  return clubNamesOf(towns, nation.clubs, from === 0 ? 0 : 1).map(([en, ru], offset) => {
    const index = from + offset;
    return {
      key: `hockey-${nation.code.toLowerCase()}-club-${index + 1}`,
      name: { en, ru },
      nation,
      crest: crestOf(index + 5, nation.code),
    };
  });
}
