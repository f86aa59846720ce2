import { type ChangedWords, searchWith, useReader } from '@tipmark/match-features';
import { type HostState } from '@tipmark/remote-kit';
import { useNavigate, useParams, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useMemo } from 'react';
import { type LeagueView, leagueAddress, readLeagueView } from './league-address.ts';
import { leaguePage, leagueScorers, moreLeagueMatches } from './league-loads.ts';
import { leagueRequest, moreRequest, scorersRequest } from './league-requests.ts';

/** Everything the parts of a league page show and do; the only place that reads the store. */
export function useLeague() {
  const reader = useReader('soccer');
  const { locale } = reader;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { leagueId: wantedId = '' } = useParams();
  const [search] = useSearchParams();
  const load = useSelector((state: HostState) => leaguePage.select(state));
  const more = useSelector((state: HostState) => moreLeagueMatches.select(state));
  const scorers = useSelector((state: HostState) => leagueScorers.select(state));
  const view = useMemo(() => readLeagueView(search), [search]);
  const leagueId = load.data?.league.link ?? wantedId;
  const addressOf = (changed: Partial<LeagueView>) =>
    leagueAddress(leagueId, { ...view, more: undefined, pageNumber: 1, ...changed }, locale);
  return {
    reader,
    load,
    wantedId,
    more,
    scorers,
    view,
    addressOf,
    /** As a form would send it. */
    goTo: (words: ChangedWords) =>
      go(readLeagueView(searchWith(search, { ...words, page: undefined }))),
    go,
    retry: () => {
      dispatch(leagueRequest(wantedId, view));
      retryMore();
      retryScorers();
    },
    retryMore,
    retryScorers,
  };

  /** Goes there in place: the page stays where it is scrolled. */
  function go(changed: Partial<LeagueView>) {
    void navigate(addressOf(changed), { preventScrollReset: true });
  }

  function retryMore() {
    const request = moreRequest(view);
    if (request) dispatch(request);
  }

  function retryScorers() {
    const request = scorersRequest(wantedId, view);
    if (request) dispatch(request);
  }
}

export type League = ReturnType<typeof useLeague>;
