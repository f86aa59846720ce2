import type { DrawEntry } from '@tipmark/domain';
import { randomOf, shuffled } from '../../chance/random.ts';
import { drawSizeOf, type Tournament, weekOf } from '../tournaments.ts';
import { rankingOf, type TennisPlayer } from '../tours.ts';

export interface Entrant {
  readonly player: TennisPlayer;
  /** Position in the ranking of the tour, from 1. */
  readonly rank: number;
  readonly seed: number | null;
  /** How the player entered the draw, null = by ranking. */
  readonly entry: DrawEntry | null;
}

/**
 * The positions of a tournament's draw: seeded players far apart, byes beside the best of them, the
 * others by lot. Simultaneous tournaments share no player: between the great ones the tour is
 * divided in two.
 */
export function drawOf(seed: number, tournament: Tournament, year: number): (Entrant | null)[] {
  const { size, key } = tournament;
  const entered = entrantsOf(seed, tournament, year);
  const drawSize = drawSizeOf(tournament);
  const seeds = drawSize / 4;
  const seeded = seedPositions(drawSize, seeds, seed, `${key}-${year}`);
  const others = shuffled(entered.slice(seeds), randomOf(seed, 'draw', key, year));
  return Array.from({ length: drawSize }, (_, index) => {
    const number = seeded.get(index);
    if (number !== undefined) return { ...(entered[number - 1] as Ranked), seed: number };
    const isBye = (seeded.get(index ^ 1) ?? drawSize) <= drawSize - size;
    const one = isBye ? undefined : others.pop();
    return one === undefined ? null : { ...one, seed: null };
  });
}

type Ranked = Omit<Entrant, 'seed'>;

/** Few players miss a tournament that all enter. */
const PRESENT = 0.94;
/** Other tournaments attract the best players least: shares of players who enter, by rank. */
const APPETITE = { best: 0.19, crowd: 0.46, restBegins: 60 };
/** This many of a field do not enter by rank: they have to qualify. */
const QUALIFIERS_SHARE = 0.22;
const QUALIFIERS_REACH = 320;
/**
 * Of those not admitted by rank this many get wild cards; players of the host country come first.
 */
const INVITED_SHARE = 0.3;
/** A player withdraws after the qualifying, and a lucky loser replaces them. */
const LUCKY_LOSER = 0.4;

/** Who enters, the best ranked first. */
function entrantsOf(seed: number, tournament: Tournament, year: number): Ranked[] {
  const { tour, size, group, key } = tournament;
  const members = membersOf(seed, tournament, year);
  const ranked = rankingOf(seed, tour, weekOf(tournament, year))
    .map((player, index): Ranked => ({ player, rank: index + 1, entry: null }))
    .filter(({ player }) => members === undefined || members.has(player));
  const { best, crowd, restBegins } = APPETITE;
  const willing = ranked.filter(({ player, rank }) => {
    const appetite = best + (crowd - best) * Math.min(1, rank / restBegins);
    const isPresent = randomOf(seed, 'enter', key, year, player.key);
    return isPresent.chance(group === 'both' ? PRESENT : appetite);
  });
  const direct = willing.slice(0, Math.round(size * (1 - QUALIFIERS_SHARE)));
  const cut = direct.at(-1)?.rank ?? 0;
  const below = ranked.filter(({ rank }) => rank > cut);
  const others = admitted(seed, tournament, year, below, size - direct.length);
  return [...direct, ...others.toSorted((a, b) => a.rank - b.rank)];
}

/** Entrants below the rank: some with wild cards, the others from the qualifying. */
function admitted(
  seed: number,
  { key, country }: Tournament,
  year: number,
  below: readonly Ranked[],
  count: number,
): Ranked[] {
  const isHost = ({ player }: Ranked) => player.countryCode === country.code;
  const invited = below
    .toSorted((a, b) => Number(isHost(b)) - Number(isHost(a)) || a.rank - b.rank)
    .slice(0, Math.round(count * INVITED_SHARE));
  const qualified = below
    .filter((one) => !invited.includes(one))
    .map((one) => {
      const lot = randomOf(seed, 'qualify', key, year, one.player.key).next();
      return { one, order: one.rank + lot * QUALIFIERS_REACH };
    })
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count - invited.length);
  const isLucky = randomOf(seed, 'lucky loser', key, year).chance(LUCKY_LOSER);
  return [
    ...invited.map((one): Ranked => ({ ...one, entry: 'WC' })),
    ...qualified.map(({ one }, index): Ranked => {
      const isLast = index === qualified.length - 1;
      return { ...one, entry: isLast && isLucky ? 'LL' : 'Q' };
    }),
  ];
}

/** Weeks in which the tour is divided again: those of the biggest tournaments. */
const SWAP_WEEKS = [2, 20, 25, 33];

/**
 * The members of the part of the tour that a tournament is for, undefined where it is for both. The
 * parts stay the same from one swap to the next: tournaments of both run at the same time, and no
 * player is in two.
 */
function membersOf(
  seed: number,
  tournament: Tournament,
  year: number,
): ReadonlySet<TennisPlayer> | undefined {
  const { tour, week, group } = tournament;
  if (group === 'both') return undefined;
  const [ofYear, swap] = swapOf(year, week);
  const swapped = weekOf({ ...tournament, week: SWAP_WEEKS[swap] ?? 0 }, ofYear);
  const ranked = rankingOf(seed, tour, swapped);
  const members = ranked.filter(({ key }, index) => {
    const random = randomOf(seed, 'group', key, ofYear, swap);
    // The best prefer the greater one of the two.
    return (random.chance(index < 24 ? 0.75 : 0.6) ? 0 : 1) === group;
  });
  return new Set(members);
}

/** The first weeks of a year continue the year before. */
function swapOf(year: number, week: number): readonly [year: number, swap: number] {
  const swap = SWAP_WEEKS.findLastIndex((one) => one <= week);
  return swap === -1 ? [year - 1, SWAP_WEEKS.length - 1] : [year, swap];
}

/** Position in a draw → seed: 1 and 2 can only meet in the final, 1 to 4 in a semifinal at most. */
function seedPositions(
  size: number,
  seeds: number,
  seed: number,
  name: string,
): Map<number, number> {
  const positions = new Map<number, number>();
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
      positions.set(slot >= size / 2 ? size - 1 - (slot - size / 2) : slot, given);
    }
    slots = [...slots, ...open];
  }
  return positions;
}
