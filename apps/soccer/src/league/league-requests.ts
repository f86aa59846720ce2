import { tableQuery } from '@tipmark/match-features';
import type { RequestedAction } from '@tipmark/remote-kit';
import type { LeagueView } from './league-address.ts';
import { leaguePage, leagueScorers, moreLeagueMatches } from './league-loads.ts';

/** The season as the view wants it. */
export const leagueRequest = (leagueId: string, view: LeagueView): RequestedAction =>
  leaguePage.requested({
    segments: {
      leagueId,
      seasonId: view.seasonId,
      teamId: view.teamId,
      tableCountOfMonths: view.tableCountOfMonths,
      refereesSortType: view.refereesSortType,
      totalsMarketType: view.totalsMarketType,
      totalsSortType: view.totalsSortType,
    },
    ...tableQuery(view),
  });

/** A further page of matches; its address always names the season. */
export function moreRequest({ seasonId, teamId, more }: LeagueView): RequestedAction | undefined {
  if (more === undefined || seasonId === 0) return undefined;
  const { type: typeOfMatches, afterId: lastMatchId } = more;
  return moreLeagueMatches.requested({
    segments: { typeOfMatches, seasonId, teamId, lastMatchId },
  });
}

/** A page of those who score; nobody else's tab asks for it. */
export function scorersRequest(
  leagueId: string,
  { tab, seasonId, teamId, scorersSortType, pageNumber }: LeagueView,
  load = leagueScorers,
): RequestedAction | undefined {
  if (tab !== 'scorers') return undefined;
  return load.requested({
    segments: { leagueId, seasonId, teamId, scorersSortType, pageNumber },
  });
}
