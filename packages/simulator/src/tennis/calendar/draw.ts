import { randomOf, shuffled } from '../../chance/random.ts';
import { rankingOf, type TennisPlayer } from '../tours.ts';
import { placesOf, type Tournament, weekOf } from './tournaments.ts';

export interface Entrant {
  readonly player: TennisPlayer;
  /** Place in the ranking of the tour, from 1. */
  readonly rank: number;
  readonly seed: number | null;
}

/**
 * The places of a tournament's draw: the seeded ones far apart, byes beside the best of them, the
 * others by lot. Tournaments of one time have nobody in common: between the great ones the tour is
 * divided in two.
 */
export function drawOf(seed: number, tournament: Tournament, year: number): (Entrant | null)[] {
  const { size, key } = tournament;
  const entered = entrantsOf(seed, tournament, year);
  const places = placesOf(tournament);
  const seeds = places / 4;
  const seeded = seedPlaces(places, seeds, seed, `${key}-${year}`);
  const others = shuffled(entered.slice(seeds), randomOf(seed, 'draw', key, year));
  return Array.from({ length: places }, (_, place) => {
    const number = seeded.get(place);
    if (number !== undefined) return { ...(entered[number - 1] as Ranked), seed: number };
    const isBye = (seeded.get(place ^ 1) ?? places) <= places - size;
    const one = isBye ? undefined : others.pop();
    return one === undefined ? null : { ...one, seed: null };
  });
}

type Ranked = Omit<Entrant, 'seed'>;

/** Hardly anybody misses one that all come to. */
const PRESENT = 0.94;
/** The others suit the best least: so many enter of the first, so many more of the crowd. */
const APPETITE = { best: 0.19, crowd: 0.46, crowdBegins: 60 };
/** Of so many of a field it is not the rank that lets them in: they have to qualify. */
const QUALIFIERS_SHARE = 0.22;
const QUALIFIERS_REACH = 320;

/** Who enters, the best ranked first. */
function entrantsOf(seed: number, tournament: Tournament, year: number): Ranked[] {
  const { tour, size, group, key } = tournament;
  const members = membersOf(seed, tournament, year);
  const ranked = rankingOf(seed, tour, weekOf(tournament, year))
    .map((player, index): Ranked => ({ player, rank: index + 1 }))
    .filter(({ player }) => members === undefined || members.has(player));
  const { best, crowd, crowdBegins } = APPETITE;
  const willing = ranked.filter(({ player, rank }) => {
    const appetite = best + (crowd - best) * Math.min(1, rank / crowdBegins);
    const isPresent = randomOf(seed, 'enter', key, year, player.key);
    return isPresent.chance(group === 'both' ? PRESENT : appetite);
  });
  const direct = willing.slice(0, Math.round(size * (1 - QUALIFIERS_SHARE)));
  const cut = direct.at(-1)?.rank ?? 0;
  const qualified = ranked
    .filter(({ rank }) => rank > cut)
    .map((one) => {
      const lot = randomOf(seed, 'qualify', key, year, one.player.key).next();
      return { one, place: one.rank + lot * QUALIFIERS_REACH };
    })
    .toSorted((a, b) => a.place - b.place)
    .slice(0, size - direct.length)
    .map(({ one }) => one)
    .toSorted((a, b) => a.rank - b.rank);
  return [...direct, ...qualified];
}

/** Weeks in which the tour is divided again: those of the great tournaments. */
const TURNS = [2, 20, 25, 33];

/**
 * Who is of the part of the tour that a tournament is for, undefined where it is for both. The
 * parts stay as they are from one turn to the next: tournaments of both are on at the same time,
 * and nobody plays in two.
 */
function membersOf(
  seed: number,
  tournament: Tournament,
  year: number,
): ReadonlySet<TennisPlayer> | undefined {
  const { tour, week, group } = tournament;
  if (group === 'both') return undefined;
  const [ofYear, turn] = turnOf(year, week);
  const turned = weekOf({ ...tournament, week: TURNS[turn] ?? 0 }, ofYear);
  const ranked = rankingOf(seed, tour, turned);
  const members = ranked.filter(({ key }, index) => {
    const random = randomOf(seed, 'group', key, ofYear, turn);
    // The best prefer the greater one of the two.
    return (random.chance(index < 24 ? 0.75 : 0.6) ? 0 : 1) === group;
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
