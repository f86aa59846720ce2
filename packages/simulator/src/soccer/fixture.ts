import type { Club, SimulatedLeague } from './league-catalogue.ts';
import type { SimulatedSeason } from './season.ts';

/** A league, a cup, or all friendlies of a kind. */
export type Competition = Pick<SimulatedLeague, 'key' | 'tier' | 'referees'>;

/** A match in the calendar. Times are unix seconds. */
export interface Fixture {
  readonly key: string;
  readonly kind: 'league' | 'cup' | 'friendly';
  readonly league: Competition;
  readonly season: SimulatedSeason;
  readonly round: string;
  /** Its position among the matches of the round, from 0. */
  readonly place: number;
  readonly home: Club;
  readonly away: Club;
  readonly startsAt: number;
  /** Later than usual where the opponents are not known before. */
  readonly announcedAt?: number;
  /** The next date for a postponed match; undefined for some. */
  readonly replayAt: () => number | undefined;
}

export function seasonKey(league: Competition, season: SimulatedSeason): string {
  return `${league.key}-${season.name}`;
}
