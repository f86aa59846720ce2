import type { PopularLeague, Sidebar } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { Db } from '../database/connect.ts';
import { findPopularLeagues, findPopularMatches } from './popular-queries.ts';
import { presentLeague, presentMatchWithLeague } from './present-leagues.ts';

export type PopularRequest = {
  readonly db: Db;
  readonly sport: Sport;
  readonly nowSeconds: number;
  readonly locale: Locale;
};

/** One statement. */
export async function findPopularLeagueHeads(request: PopularRequest): Promise<PopularLeague[]> {
  const { db, sport, nowSeconds, locale } = request;
  const rows = await findPopularLeagues(db, sport, nowSeconds, locale);
  return rows.map((row) => ({
    ...presentLeague(row, locale),
    countOfMatches: row.count_of_matches ?? 0,
  }));
}

/** Two statements. */
export async function findSidebar(request: PopularRequest): Promise<Sidebar> {
  const { db, sport, nowSeconds, locale } = request;
  const matches = await findPopularMatches(db, sport, nowSeconds, locale);
  return {
    popularLeagues: await findPopularLeagueHeads(request),
    popularMatches: matches.map((row) => presentMatchWithLeague(row, locale)),
  };
}
