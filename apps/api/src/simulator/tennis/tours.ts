import { randomOf } from '../chance/random.ts';
import type { Word } from '../countries/country.ts';
import { czech } from '../people/czech.ts';
import { english } from '../people/english.ts';
import { finnish } from '../people/finnish.ts';
import { french } from '../people/french.ts';
import { german } from '../people/german.ts';
import { italian } from '../people/italian.ts';
import { japanese } from '../people/japanese.ts';
import { type NamePool, type PersonName, personAt } from '../people/name-pool.ts';
import { russian } from '../people/russian.ts';
import { spanish } from '../people/spanish.ts';
import { swedish } from '../people/swedish.ts';

export interface TennisPlayer {
  readonly key: string;
  readonly name: PersonName;
  readonly countryCode: string;
  /** Background, shirt, face. */
  readonly colours: readonly [string, string, string];
  /** Place among the players of the tour, from 0. */
  readonly index: number;
}

export interface Tour {
  readonly key: 'meridian' | 'aurora';
  readonly name: Word;
  readonly sex: 'men' | 'women';
  readonly players: readonly TennisPlayer[];
}

const NATIONS: readonly (readonly [code: string, pool: NamePool])[] = [
  ['US', english],
  ['ES', spanish],
  ['FR', french],
  ['IT', italian],
  ['RU', russian],
  ['CZ', czech],
  ['DE', german],
  ['GB-ENG', english],
  ['AR', spanish],
  ['JP', japanese],
  ['AU', english],
  ['SE', swedish],
  ['CA', english],
  ['CH', german],
  ['FI', finnish],
];
/** Enough for the longest draw, and some who have to rest. */
const PLAYERS = 152;
const BACKGROUNDS = ['#d7e3f4', '#f4e3d7', '#dff0d8', '#efe0f5', '#fbeec8', '#d8efee', '#f6d9dc'];
const SHIRTS = [
  '#0f4c81',
  '#b3261e',
  '#1f6b45',
  '#6e2b8c',
  '#f0a202',
  '#123c69',
  '#d94a7b',
  '#222222',
];
const FACES = ['#f2c9a5', '#e0ac82', '#c68a5e', '#9c6239', '#74452a'];

function playersOf(sex: Tour['sex']): TennisPlayer[] {
  const taken = new Map<NamePool, number>();
  return Array.from({ length: PLAYERS }, (_, index) => {
    const [countryCode, pool] = NATIONS[index % NATIONS.length] ?? ['US', english];
    const place = taken.get(pool) ?? 0;
    taken.set(pool, place + 1);
    const colour = (list: readonly string[], step: number) => list[(index * step) % list.length];
    return {
      key: `tennis-${sex}-${index + 1}`,
      name: personAt(pool, sex, place),
      ...{ countryCode, index },
      colours: [
        colour(BACKGROUNDS, 5) ?? '#d7e3f4',
        colour(SHIRTS, 3) ?? '#222222',
        colour(FACES, 7) ?? '#e0ac82',
      ],
    };
  });
}

export const tours: readonly Tour[] = [
  {
    ...{ key: 'meridian', name: ['Meridian Tour', 'Тур «Меридиан»'], sex: 'men' },
    players: playersOf('men'),
  },
  {
    ...{ key: 'aurora', name: ['Aurora Tour', 'Тур «Аврора»'], sex: 'women' },
    players: playersOf('women'),
  },
];

/** The players of a tour, the best first, as the ranking of a month sees them. */
export function rankingOf(seed: number, tour: Tour, month: string): TennisPlayer[] {
  const seen = tour.players.map((player) => ({
    player,
    rating: qualityOf(seed, player) + randomOf(seed, 'ranking', player.key, month).normal() * 0.023,
  }));
  return seen.toSorted((one, other) => other.rating - one.rating).map(({ player }) => player);
}

/** From the middle of the tour to its best. */
const QUALITY_REACH = 0.14;
/** Those below the middle are a crowd: so far apart, compared with those above it. */
const CROWD_SHARE = 0.6;

/** Share of points by which a player is better than the tour, lasting. */
export function qualityOf(seed: number, { key }: TennisPlayer): number {
  const place = 2 * randomOf(seed, 'player', key).next() - 1;
  return QUALITY_REACH * (place < 0 ? place * CROWD_SHARE : place);
}
