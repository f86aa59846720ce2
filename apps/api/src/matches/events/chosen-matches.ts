import type { EventMatchList } from '@tipmark/contract';
import { monthsBefore } from '@tipmark/domain';
import type { EventKey, MatchFilter, Sides } from './event-queries.ts';

/** The meaning of `countOfMatches` 0: the limit of the contract. */
export const MOST_MATCHES = 500;

/** The seven filters of a match's tabs, as every sport sends them. */
export interface EventFilters {
  readonly countOfMatches: number;
  readonly countOfMonths: number;
  readonly isCurrentTournament: boolean;
  readonly isCurrentCompetitor: boolean;
  readonly isCurrentGameSeason: boolean;
  readonly isSaveHomeAwayStatus: boolean;
  readonly isExcludeFriendlies: boolean;
}

/** Matches to find, and their teams. */
export interface ChosenSide {
  readonly side: EventMatchList['side'];
  readonly teamId: number;
  readonly sides: Sides;
}

/** `[home, away]`, or `[both]` when the filters select matches against each other. */
export function chosenSides(
  event: Pick<EventKey, 'home_id' | 'away_id'>,
  filters: Pick<EventFilters, 'isSaveHomeAwayStatus' | 'isCurrentCompetitor'>,
): ChosenSide[] {
  const { home_id: homeId, away_id: awayId } = event;
  const isSameVenue = filters.isSaveHomeAwayStatus;
  if (filters.isCurrentCompetitor) {
    return [
      { side: 'both', teamId: homeId, sides: { homeId, awayId, isSwapAllowed: !isSameVenue } },
    ];
  }
  const venueOf = (at: 'home' | 'away') => (isSameVenue ? at : ('any' as const));
  return [
    { side: 'home', teamId: homeId, sides: { teamId: homeId, venue: venueOf('home') } },
    { side: 'away', teamId: awayId, sides: { teamId: awayId, venue: venueOf('away') } },
  ];
}

/** Only matches before this one, inside the limits of the filters. */
export function filterOf(event: EventKey, filters: EventFilters): MatchFilter {
  return {
    before: event.starts_at,
    since: monthsBefore(event.starts_at, filters.countOfMonths),
    leagueId: filters.isCurrentTournament ? event.league_id : undefined,
    seasonAt: filters.isCurrentGameSeason ? event.starts_at : undefined,
    isExcludeFriendlies: filters.isExcludeFriendlies,
    limit: filters.countOfMatches || MOST_MATCHES,
  };
}
