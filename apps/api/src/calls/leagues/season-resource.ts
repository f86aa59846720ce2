import type {
  leagueFixturesCalls,
  leagueMatchesCalls,
  leagueResultsCalls,
  leagueSummaryCalls,
  leagueTrendsCalls,
} from '@tipmark/contract';
import { PAGE_SIZE, type Sport, TYPE_OF_MATCHES, type TypeOfMatches } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { found } from '../../matches/events/event-resource.ts';
import { findLeagueMatches, findSeason } from '../../matches/leagues/league-queries.ts';
import type { Resource } from '../../platform/cache/resource.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { OfFamily, SharedCall } from '../handler/handler.ts';

const MAX_AGE_MS = 30_000;

type SeasonPart = OfFamily<
  typeof leagueMatchesCalls &
    typeof leagueResultsCalls &
    typeof leagueFixturesCalls &
    typeof leagueSummaryCalls &
    typeof leagueTrendsCalls
>;

export interface SeasonPartRequest {
  readonly db: Db;
  readonly sport: Sport;
  readonly nowSeconds: number;
  readonly locale: Locale;
  readonly seasonId: number;
  /** 0 = all teams. */
  readonly teamId: number;
  /** 0 = from the first. */
  readonly lastMatchId: number;
}

/** A response about a part of a season; the season costs one statement. */
export function cachedBySeason<Reply>(
  sport: Sport,
  { query, services: { db, clock }, locale }: SharedCall<SeasonPart>,
  answer: (request: SeasonPartRequest) => Promise<Reply>,
): Resource<Reply> {
  const { seasonId, teamId = 0 } = query;
  const { lastMatchId = 0 } = 'lastMatchId' in query ? query : {};
  return {
    key: [locale, seasonId, teamId, lastMatchId].join('|'),
    topics: [],
    maxAgeMs: MAX_AGE_MS,
    async build() {
      found(await findSeason(db, seasonId, sport));
      return answer({ db, sport, nowSeconds: clock(), locale, seasonId, teamId, lastMatchId });
    },
  };
}

export const { results: RESULTS, fixtures: FIXTURES } = TYPE_OF_MATCHES;

/** A page of results or fixtures, and one row more when there are more. */
export function findSeasonList(request: SeasonPartRequest, type: TypeOfMatches) {
  const { db, locale, seasonId, teamId, lastMatchId } = request;
  const limit = PAGE_SIZE.leagueMatches;
  return findLeagueMatches(db, { type, seasonId, teamId, lastMatchId, limit }, locale);
}
