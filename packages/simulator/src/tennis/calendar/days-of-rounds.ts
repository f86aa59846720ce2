import type { drawSizeOf } from '../tournaments.ts';

type DrawSize = ReturnType<typeof drawSizeOf>;

/** Days of a tournament, from 0, on which each round is played: upper half, lower half. */
const DAYS: Record<DrawSize, Readonly<Record<number, readonly [number, number]>>> = {
  32: { 32: [0, 1], 16: [2, 3], 8: [4, 4], 4: [5, 5], 2: [6, 6] },
  64: { 64: [0, 1], 32: [2, 2], 16: [3, 3], 8: [4, 4], 4: [5, 5], 2: [6, 6] },
  128: {
    128: [0, 1],
    64: [2, 3],
    32: [4, 5],
    16: [6, 7],
    8: [8, 9],
    4: [11, 11],
    2: [13, 13],
  },
};

export function lastDay(drawSize: DrawSize): number {
  return DAYS[drawSize][2]?.[0] ?? 6;
}

/** A match of a draw. */
interface DrawMatch {
  /** Of the draw. */
  readonly drawSize: DrawSize;
  /** Who are still in. */
  readonly entrants: number;
  /** In its round, from 0. */
  readonly position: number;
  readonly hasSeed: boolean;
}

/** In draws of a week the seeded, who may have won elsewhere the day before, begin a day later. */
export function dayOfMatch({ drawSize, entrants, position, hasSeed }: DrawMatch): number {
  const [first, second] = DAYS[drawSize][entrants] ?? [0, 0];
  const isFirst = entrants === drawSize && drawSize < 128 ? !hasSeed : position < entrants / 4;
  return isFirst ? first : second;
}

/** Whether the match can still be played on the day after, before its winner is due again. */
export function hasSpareDay(match: DrawMatch): boolean {
  const { entrants, position } = match;
  if (entrants === 2) return true;
  const next = { ...match, entrants: entrants / 2, position: Math.floor(position / 2) };
  return dayOfMatch(next) - dayOfMatch(match) >= 2;
}

const SLOTS = ['11:00', '12:30', '14:00', '15:30', '17:30', '19:00'] as const;

/** Local time a match is set for. */
export function slotOf(entrants: number, position: number): string {
  if (entrants === 2) return '15:00';
  if (entrants === 4) return position === 0 ? '13:00' : '16:30';
  return SLOTS[(position * 5 + entrants) % SLOTS.length] ?? '14:00';
}
