import { TYPE_OF_MATCHES, type TypeOfMatches } from '@tipmark/domain';
import { optionalLoad, type RequestedAction } from '@tipmark/remote-kit';
import { hasNoChoice, type LeagueView } from './league-address.ts';
import { type LeaguePageOptions, ownTab } from './league-options.ts';

/** The loads of one of the two lists. */
export const listOf = (
  { results, fixtures }: Pick<LeaguePageOptions, 'results' | 'fixtures'>,
  type: TypeOfMatches,
) => (type === TYPE_OF_MATCHES.results ? results : fixtures);

/** A further page of matches; its address always includes the season. */
function moreRequest(
  options: LeaguePageOptions,
  { seasonId, teamId, more }: LeagueView,
): RequestedAction | undefined {
  if (more === undefined || seasonId === 0) return undefined;
  const { load } = listOf(options, more.type);
  return load.requested({ seasonId, teamId, lastMatchId: more.afterId });
}

/** A page of scorers. */
export const scorersQuery = (leagueId: string, view: LeagueView) => {
  const { seasonId, teamId, scorersSortType, pageNumber } = view;
  return { segments: { leagueId, seasonId, teamId, scorersSortType, pageNumber } };
};

/** The load for the shown tab's choice, where the season's call does not contain it. */
export function loadOfTab(options: LeaguePageOptions, view: LeagueView) {
  const load = { table: options.table, totals: options.totals }[view.tab];
  return load && !hasNoChoice(options, view) ? load : undefined;
}

/** Streaks, and the matches of the one that the address opens. */
function streakRequests(
  { streaks }: Pick<LeaguePageOptions, 'streaks'>,
  leagueId: string,
  view: LeagueView,
): RequestedAction[] {
  if (view.tab !== 'series') return [];
  const { open } = view.streaks;
  return [
    streaks.load.requested({ leagueId, view }),
    ...(open ? [optionalLoad(streaks.matches.requested({ leagueId, view, streak: open }))] : []),
  ];
}

/** The requests of the shown tab, beside the season. */
export function partRequests(
  options: LeaguePageOptions,
  leagueId: string,
  view: LeagueView,
): RequestedAction[] {
  const more = moreRequest(options, view);
  const scorers =
    view.tab === 'scorers' && options.scorers?.load.requested(scorersQuery(leagueId, view));
  const choice = loadOfTab(options, view)?.requested({ leagueId, view });
  const own = ownTab(options.tabs, view.tab)?.load?.requested({ leagueId, view });
  return [
    ...(more ? [more] : []),
    ...(scorers ? [scorers] : []),
    ...(choice ? [optionalLoad(choice)] : []),
    ...(own ? [optionalLoad(own)] : []),
    ...streakRequests(options, leagueId, view),
  ];
}
