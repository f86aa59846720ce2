import type { Sport } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { openSeason } from '../../matches/leagues/open-season.ts';
import type { Resource } from '../../platform/cache/resource.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Services } from '../handler/services.ts';

const MAX_AGE_MS = 60_000;

interface LeagueCall {
  readonly query: { readonly leagueId: number; readonly seasonId?: number | undefined };
  readonly services: Pick<Services, 'db' | 'clock'>;
  readonly locale: Locale;
}

export interface OpenedSeason {
  readonly db: Db;
  readonly sport: Sport;
  readonly locale: Locale;
  readonly leagueId: number;
  readonly seasonId: number;
  readonly nowSeconds: number;
}

/**
 * A response about a season of a league, by default the current one; to find it costs two
 * statements.
 * @param choices the answer also depends on
 */
export function cachedByLeague<Reply>(
  sport: Sport,
  { query: { leagueId, seasonId = 0 }, services: { db, clock }, locale }: LeagueCall,
  choices: readonly (number | string)[],
  answer: (opened: OpenedSeason) => Promise<Reply>,
): Resource<Reply> {
  return {
    key: [locale, leagueId, seasonId, ...choices].join('|'),
    topics: [],
    maxAgeMs: MAX_AGE_MS,
    async build() {
      const nowSeconds = clock();
      const wanted = { leagueId, seasonId };
      const { league, season } = await openSeason(db, sport, wanted, locale);
      const { league_id } = league;
      return answer({ db, sport, locale, leagueId: league_id, seasonId: season.id, nowSeconds });
    },
  };
}
