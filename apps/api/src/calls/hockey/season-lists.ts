import { PAGE_SIZE, TYPE_OF_MATCHES, type TypeOfMatches } from '@tipmark/domain';
import { findLeagueMatches } from '../../matches/leagues/league-queries.ts';
import type { SeasonPartRequest } from './season-resource.ts';

/** A page of results or fixtures, and one row more when there are more. */
export function findSeasonList(request: SeasonPartRequest, type: TypeOfMatches) {
  const { db, locale, seasonId, teamId, lastMatchId } = request;
  const limit = PAGE_SIZE.leagueMatches;
  return findLeagueMatches(db, { type, seasonId, teamId, lastMatchId, limit }, locale);
}

export const { results: RESULTS, fixtures: FIXTURES } = TYPE_OF_MATCHES;
