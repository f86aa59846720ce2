import type { Endpoints } from '@tipmark/contract';
import { SPORT, type Sport } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { found } from '../../matches/events/event-resource.ts';
import { findSeason } from '../../matches/leagues/league-queries.ts';
import type { Resource } from '../../platform/cache/resource.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { SharedCall } from '../handler/handler.ts';

const MAX_AGE_MS = 30_000;

type SeasonPart = Endpoints[
  | 'hockeyLeagueMatches'
  | 'hockeyLeagueResults'
  | 'hockeyLeagueFixtures'
  | 'hockeyLeagueSummary'
  | 'hockeyLeagueTrends'];

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

/** A response about a part of a hockey season; the season costs one statement. */
export function cachedBySeason<Reply>(
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
      const sport = SPORT.hockey;
      found(await findSeason(db, seasonId, sport));
      return answer({ db, sport, nowSeconds: clock(), locale, seasonId, teamId, lastMatchId });
    },
  };
}
