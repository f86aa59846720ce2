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
  /** Position among the players of the tour, from 0. */
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
/** Enough for the longest draw, for those who rest and those who have to qualify. */
const PLAYERS = 300;
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
    const poolIndex = taken.get(pool) ?? 0;
    taken.set(pool, poolIndex + 1);
    const colour = (list: readonly string[], step: number) => list[(index * step) % list.length];
    return {
      key: `tennis-${sex}-${index + 1}`,
      name: personAt(pool, sex, poolIndex),
      countryCode,
      index,
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
    key: 'meridian',
    name: ['Meridian Tour', 'Тур «Меридиан»'],
    sex: 'men',
    players: playersOf('men'),
  },
  {
    key: 'aurora',
    name: ['Aurora Tour', 'Тур «Аврора»'],
    sex: 'women',
    players: playersOf('women'),
  },
];

/** Ranks are of the results of a year: they show a player's quality this many weeks before. */
const RANKING_WEEKS = 12;

/** The players of a tour, the best first, as the ranking of a week sees them. */
export function rankingOf(seed: number, tour: Tour, week: number): TennisPlayer[] {
  const seen = tour.players.map((player) => ({
    player,
    rating: logRankOf(seed, player, week - RANKING_WEEKS),
  }));
  return seen.toSorted((one, other) => one.rating - other.rating).map(({ player }) => player);
}

/** Share of points between a player and one whose rank is e times as far from the top. */
const STEP = { men: 0.045, women: 0.043 };

/** Share of points by which a player is better than the last of the tour. */
export function skillOf(seed: number, { sex }: Tour, player: TennisPlayer, week: number): number {
  return STEP[sex] * (Math.log(PLAYERS) - logRankOf(seed, player, week));
}

/** The best are about as good as each other. */
const TOP = 1.6;

/** Neighbours in the list are far apart in skill. */
const STRIDE = 77;

/** Logarithm of the rank that a player is worth in a week, counted from the Monday before 1970. */
function logRankOf(seed: number, { key, index }: TennisPlayer, week: number): number {
  const first = randomOf(seed, 'first player', key.replace(/\d+$/, '')).integer(0, PLAYERS - 1);
  const lasting = (first + index * STRIDE) % PLAYERS;
  return Math.log(lasting + randomOf(seed, 'player', key).next() + TOP) + formOf(seed, key, week);
}

/** The length of good and bad spells in weeks, and their effect on a player. */
const TIMES: readonly (readonly [weeks: number, spread: number])[] = [
  [4, 0.12],
  [16, 0.25],
  [64, 0.48],
];

/** Drifts away from the lasting level and back: little in a week, much in a year. */
function formOf(seed: number, key: string, week: number): number {
  return TIMES.reduce((sum, [weeks, spread]) => {
    const cycle = Math.floor(week / weeks);
    const share = week / weeks - cycle;
    const [from, to] = [cycle, cycle + 1].map((one) =>
      randomOf(seed, 'form', key, weeks, one).normal(),
    ) as [number, number];
    return sum + spread * (from * (1 - share) + to * share);
  }, 0);
}
