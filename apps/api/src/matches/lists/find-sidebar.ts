import type { PopularLeague, Sidebar } from '@tipmark/contract';
import { findPopularLeagues, findPopularMatches, type PopularRequest } from './popular-queries.ts';
import { presentLeague, presentMatchWithLeague } from './present-leagues.ts';

/** One statement. */
export async function findPopularLeagueRows(request: PopularRequest): Promise<PopularLeague[]> {
  const rows = await findPopularLeagues(request);
  return rows.map((row) => ({
    ...presentLeague(row, request.locale),
    countOfMatches: row.count_of_matches ?? 0,
    countOfNext: row.count_of_next ?? 0,
  }));
}

/** Two statements. */
export async function findSidebar(request: PopularRequest): Promise<Sidebar> {
  const matches = await findPopularMatches(request);
  return {
    popularLeagues: await findPopularLeagueRows(request),
    popularMatches: matches.map((row) => presentMatchWithLeague(row, request.locale)),
  };
}
