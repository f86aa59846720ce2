import type { MatchWithLeague } from '@tipmark/contract';
import { findLiveMatches, findNextMatches, type PopularRequest } from './popular-queries.ts';
import { presentMatchWithLeague } from './present-leagues.ts';

const MATCHES = 8;

/** A few matches in play, and the next ones in the remaining rows. Two statements. */
export async function findDayMatches(request: PopularRequest): Promise<MatchWithLeague[]> {
  const live = (await findLiveMatches(request)).slice(0, MATCHES);
  const free = MATCHES - live.length;
  const next = free > 0 ? await findNextMatches(request, free, []) : [];
  return [...live, ...next].map((row) => presentMatchWithLeague(row, request.locale));
}
