import { decodeMatch } from '@tipmark/contract/match-wire';
import { isFirstTips, useReader, withOwnTips } from '@tipmark/match-features';
import { type HostState, selectIsPremium, selectNowSeconds } from '@tipmark/remote-kit';
import { useNavigate, useParams, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useMemo, useState } from 'react';
import {
  isOver,
  MATCH_TAB,
  type MatchTab,
  type MatchView,
  matchAddress,
  shownView,
  tabAddress,
  tabLink,
} from './match-address.ts';
import {
  eventMatches,
  eventOddsHistory,
  eventPage,
  eventReferee,
  eventSquads,
  eventSummary,
  eventTable,
  eventTips,
  eventTrends,
} from './match-loads.ts';
import { pageRequest, tabRequest } from './match-requests.ts';
import { selectOwnTips } from './own-tips.ts';
import { useTipping } from './tip/use-tipping.ts';

/** Everything the parts of a match page show and do; the only place that reads the store. */
export function useMatch() {
  const reader = useReader('soccer');
  const { locale } = reader;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { matchUrl: wantedUrl = '' } = useParams();
  const [search] = useSearchParams();
  const nowSeconds = useSelector(selectNowSeconds);
  const isPremium = useSelector(selectIsPremium);
  const load = useSelector((state: HostState) => eventPage.select(state));
  const odds = useSelector((state: HostState) => eventOddsHistory.select(state));
  const matches = useSelector((state: HostState) => eventMatches.select(state));
  const tips = useSelector((state: HostState) => eventTips.select(state));
  const summary = useSelector((state: HostState) => eventSummary.select(state));
  const table = useSelector((state: HostState) => eventTable.select(state));
  const trends = useSelector((state: HostState) => eventTrends.select(state));
  const squads = useSelector((state: HostState) => eventSquads.select(state));
  const referee = useSelector((state: HostState) => eventReferee.select(state));

  const page = load.data;
  // a match that ends while its tips are looked at does not turn the page
  const [opened, setOpened] = useState(page);
  if (opened?.link !== page?.link) setOpened(page);
  const view = useMemo(() => shownView(search, opened), [search, opened]);
  const match = useMemo(() => page && decodeMatch(page.match), [page]);
  const matchUrl = page?.link ?? wantedUrl;
  const own = useSelector(selectOwnTips(matchUrl));
  const firstTips = useMemo(() => page && withOwnTips(page.tips, own, true), [page, own]);
  const tipping = useTipping(matchUrl, match, view, locale);
  const atFirst = tabAddress(matchUrl, view.tab, locale);
  const isFirst = view.tab === MATCH_TAB.tips && isFirstTips(view.choice);

  return {
    reader,
    nowSeconds,
    load,
    /** The head and its match; undefined until they are in. */
    event: page && match && firstTips && { page, match, isOver: isOver(match), tips: firstTips },
    odds,
    matches,
    /** The shown tips are those that came with the head. */
    hasTips: isFirst && !isPremium,
    /** Tips in another order or further on, and the first as subscribers read them. */
    tips: tips.data ? { ...tips, data: withOwnTips(tips.data, own, isFirst) } : tips,
    tipping,
    summary,
    table,
    trends,
    squads,
    referee,
    view,
    addressOf: (wanted: MatchView) => matchAddress(matchUrl, wanted, locale),
    tabAddress: (tab: MatchTab) => tabAddress(matchUrl, tab, locale),
    /** The way to a tab from any other one. */
    tabLink: (tab: MatchTab) => tabLink(page, matchUrl, tab, locale),
    /** The tab with the choices it has at first; undefined where they are the shown ones. */
    resetHref: matchAddress(matchUrl, view, locale) === atFirst ? undefined : atFirst,
    /** Goes there in place: the page stays where it is scrolled. */
    go: (address: string) => void navigate(address, { preventScrollReset: true }),
    retry: () => {
      dispatch(pageRequest(wantedUrl));
      retryTab();
    },
    retryTab,
  };

  function retryTab() {
    const request = tabRequest(wantedUrl, view, isPremium);
    if (request) dispatch(request);
  }
}

export type Match = ReturnType<typeof useMatch>;
/** What is shown of a match once its head is in. */
export type MatchEvent = NonNullable<Match['event']>;
