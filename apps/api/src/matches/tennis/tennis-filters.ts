import type { Endpoints, ParsedRequestOf } from '@tipmark/contract';
import { COURT_TYPE, monthsBefore } from '@tipmark/domain';
import { MOST_MATCHES } from '../events/chosen-matches.ts';
import type { MatchFilter } from '../events/event-queries.ts';

type Query = ParsedRequestOf<Endpoints['tennisEventPage']>['query'];

const COUNT_OF_MATCHES = 10;
const COUNT_OF_MONTHS = 12;

/** The filters of a tennis match, with the defaults of the first load; none by home and away. */
export function withDefaults(query: Query) {
  return {
    countOfMatches: query.countOfMatches ?? COUNT_OF_MATCHES,
    countOfMonths: query.countOfMonths ?? COUNT_OF_MONTHS,
    isCurrentTournament: query.isCurrentTournament === true,
    isCurrentCompetitor: query.isCurrentCompetitor === true,
    isCurrentGameSeason: query.isCurrentGameSeason === true,
    isSaveHomeAwayStatus: false,
    courtType: query.courtType ?? COURT_TYPE.any,
  };
}

export type TennisFilters = ReturnType<typeof withDefaults>;

/** A season of tennis is a calendar year. */
export function startOfYear(atSeconds: number): number {
  return Date.UTC(new Date(atSeconds * 1_000).getUTCFullYear(), 0) / 1_000;
}

/** Matches before this one, inside the limits of the filters. */
export function tennisFilterOf(
  { starts_at: startsAt, league_id: leagueId }: { starts_at: number; league_id: number },
  filters: TennisFilters,
): MatchFilter {
  const { countOfMatches, countOfMonths, courtType } = filters;
  const starts = [
    monthsBefore(startsAt, countOfMonths),
    filters.isCurrentGameSeason ? startOfYear(startsAt) : undefined,
  ].filter((start) => start !== undefined);
  return {
    ...meetingsBefore(startsAt),
    since: starts.length === 0 ? undefined : Math.max(...starts),
    leagueId: filters.isCurrentTournament ? leagueId : undefined,
    court: courtType === COURT_TYPE.any ? undefined : courtType,
    limit: countOfMatches || MOST_MATCHES,
  };
}

/** All matches played before a time. */
export function meetingsBefore(startsAt: number): MatchFilter {
  return {
    before: startsAt,
    since: undefined,
    leagueId: undefined,
    seasonAt: undefined,
    isExcludeFriendlies: false,
    limit: MOST_MATCHES,
  };
}
