import type { LeagueMatches } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { PAGE_SIZE } from '@tipmark/domain';
import type { MatchRow } from '../lists/match-row-queries.ts';
import { presentMatch } from '../lists/present-match.ts';

/** A page of matches from rows that include one more than fits on a page. */
export function presentLeagueMatches(rows: readonly MatchRow[]): LeagueMatches {
  const page = rows.slice(0, PAGE_SIZE.leagueMatches);
  return {
    matches: page.map((row) => encodeMatch(presentMatch(row))),
    lastMatchId: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}
