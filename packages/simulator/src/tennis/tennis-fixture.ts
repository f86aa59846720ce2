import type { Entrant } from './calendar/draw.ts';
import type { Tournament } from './tournaments.ts';

/** A match of a tournament. Times are unix seconds. */
export interface TennisFixture {
  readonly key: string;
  readonly tournament: Tournament;
  readonly year: number;
  /** Who are still in, this match's two among them. */
  readonly entrants: number;
  /** Position in its round, from 0. */
  readonly position: number;
  readonly home: Entrant;
  readonly away: Entrant;
  readonly startsAt: number;
  readonly announcedAt: number;
  readonly hasSpareDay: boolean;
}

export function tennisSeasonKey({ key }: Tournament, year: number): string {
  return `${key}-${year}`;
}
