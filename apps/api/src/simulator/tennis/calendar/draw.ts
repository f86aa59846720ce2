import { randomOf, shuffled } from '../../chance/random.ts';
import { rankingOf, type TennisPlayer } from '../tours.ts';
import type { Tournament } from './tournaments.ts';

export interface Entrant {
  readonly player: TennisPlayer;
  /** Place in the ranking of the tour, from 1. */
  readonly rank: number;
  readonly seed: number | null;
}

/**
 * Who plays in a tournament, in the order of the draw: the seeded ones far apart,
 * the others by lot. Tournaments of one time have none in common: between the great
 * ones the tour is divided in two.
 */
export function drawOf(seed: number, tournament: Tournament, year: number): Entrant[] {
  const { tour, size, week, key } = tournament;
  const month = `${year}-${Math.floor(week / 4)}`;
  const ranked = rankingOf(seed, tour, month).map((player, index) => ({ player, rank: index + 1 }));
  const members = membersOf(seed, tournament, year);
  const entered =
    size === 128
      ? ranked.slice(0, 128)
      : ranked
          .filter((one) => members.has(one.player))
          .map((one) => ({
            one,
            will: one.rank + randomOf(seed, 'enter', key, year, one.player.key).next() * 60,
          }))
          .toSorted((a, b) => a.will - b.will)
          .slice(0, size)
          .map(({ one }) => one)
          .toSorted((a, b) => a.rank - b.rank);
  const seeds = size / 4;
  const places = seedPlaces(size, seeds, seed, `${key}-${year}`);
  const others = shuffled(entered.slice(seeds), randomOf(seed, 'draw', key, year));
  const draw: Entrant[] = [];
  for (let place = 0; place < size; place += 1) {
    const number = places.get(place);
    const one = number === undefined ? others.pop() : entered[number - 1];
    if (one !== undefined) draw.push({ ...one, seed: number ?? null });
  }
  return draw;
}

/** Weeks in which the tour is divided anew: those of the great tournaments. */
const TURNS = [2, 20, 25, 33];

/**
 * Who is of the part of the tour that a tournament is for. The parts stay as they are from one turn
 * to the next: tournaments of both are on at the same time, and nobody plays in two.
 */
function membersOf(
  seed: number,
  { tour, week, group }: Tournament,
  year: number,
): ReadonlySet<TennisPlayer> {
  const [ofYear, turn] = turnOf(year, week);
  const ranked = rankingOf(seed, tour, `${ofYear}-${Math.floor((TURNS[turn] ?? 0) / 4)}`);
  const members = ranked.filter(({ key }, index) => {
    const random = randomOf(seed, 'group', key, ofYear, turn);
    // The best prefer the greater one of the two.
    return (random.chance(index < 24 ? 0.75 : 0.44) ? 0 : 1) === group;
  });
  return new Set(members);
}

/** The first weeks of a year go on as the year before ended. */
function turnOf(year: number, week: number): readonly [year: number, turn: number] {
  const turn = TURNS.findLastIndex((one) => one <= week);
  return turn === -1 ? [year - 1, TURNS.length - 1] : [year, turn];
}

/** Place in the draw → seed: 1 and 2 can only meet in the final, 1 to 4 in a semifinal at most. */
function seedPlaces(size: number, seeds: number, seed: number, name: string): Map<number, number> {
  const places = new Map<number, number>();
  let slots = [0];
  let given = 0;
  const random = randomOf(seed, 'seeds', name);
  for (let sections = 1; given < seeds; sections *= 2) {
    const width = size / sections;
    const all = Array.from({ length: sections }, (_, section) => section * width);
    const open = shuffled(
      all.filter((slot) => !slots.includes(slot) || given === 0),
      random,
    );
    // The upper half of a section begins it, the lower half ends with it.
    for (const slot of open.slice(0, seeds - given)) {
      given += 1;
      places.set(slot >= size / 2 ? size - 1 - (slot - size / 2) : slot, given);
    }
    slots = [...slots, ...open];
  }
  return places;
}
