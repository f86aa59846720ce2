import { TYPE_OF_MATCHES } from '@tipmark/domain';
import { idleLoad } from '@tipmark/remote-kit';
import { useNavigate, useParams, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useMemo } from 'react';
import { type ChangedParams, searchWith } from '../../parts/lists/chosen-filters.ts';
import { useReader } from '../../parts/page/use-reader.ts';
import { type LeagueView, leagueAddress, readLeagueView, shownView } from './league-address.ts';
import type { LeaguePageOptions } from './league-options.ts';
import { listOf, partRequests } from './league-requests.ts';

/** Data and actions of a league page's parts; the only code that reads the store. */
export function useLeague(options: LeaguePageOptions) {
  const reader = useReader(options.sport.namespace);
  const { locale } = reader;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { leagueId: wantedId = '' } = useParams();
  const [search] = useSearchParams();
  const wanted = useMemo(() => readLeagueView(options, search), [options, search]);
  const load = useSelector(options.load.select);
  const view = load.data ? shownView(options, wanted, load.data) : wanted;
  const more = useSelector(listOf(options, view.more?.type ?? TYPE_OF_MATCHES.results).load.select);
  const streaks = {
    list: useSelector(options.streaks.load.select),
    matches: useSelector(options.streaks.matches.select),
  };
  const scorers = useSelector(options.scorers?.load.select ?? (() => idleLoad));
  const leagueId = load.data?.league.link ?? wantedId;
  const addressOf = (changed: Partial<LeagueView>) =>
    leagueAddress(
      options,
      leagueId,
      { ...view, more: undefined, pageNumber: 1, ...changed },
      locale,
    );
  /** Navigates there in place: the page retains its scroll position. */
  const go = (changed: Partial<LeagueView>) =>
    void navigate(addressOf(changed), { preventScrollReset: true });
  const retryPart = () => partRequests(options, wantedId, view).forEach((part) => dispatch(part));
  return {
    options,
    reader,
    load,
    wantedId,
    more,
    scorers,
    streaks,
    view,
    addressOf,
    /** Without any choice. */
    bareAddress: leagueAddress(
      options,
      leagueId,
      readLeagueView(options, new URLSearchParams()),
      locale,
    ),
    go,
    /** As a form would send it. */
    goTo: (params: ChangedParams) =>
      go(readLeagueView(options, searchWith(search, { ...params, page: undefined }))),
    retry: () => {
      dispatch(options.load.requested({ leagueId: wantedId, view }));
      retryPart();
    },
    /** What the shown tab needs beside the season. */
    retryPart,
  };
}

export type League = ReturnType<typeof useLeague>;
