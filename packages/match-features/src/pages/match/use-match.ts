import { decodeMatch } from '@tipmark/contract/match-wire';
import { idleLoad, selectIsPremium, selectNowSeconds } from '@tipmark/remote-kit';
import { useNavigate, useParams, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useMemo, useState } from 'react';
import { useReader } from '../../parts/page/use-reader.ts';
import { withOwnTips } from '../../parts/tips/own-tips.ts';
import {
  bareAddress,
  isOver,
  type MatchView,
  matchAddress,
  nameOfView,
  shownView,
  tabAddress,
} from './match-address.ts';
import type { MatchPageOptions } from './match-options.ts';
import { pageRequest, tabRequest } from './match-requests.ts';
import { isFirstTips } from './tips/tips-choice.ts';
import { useTeamHref } from './use-team-href.ts';
import { useTipping } from './use-tipping.ts';

const nothing = () => idleLoad;

/** Data and actions of a match page's parts; the only code that reads the store. */
export function useMatch(options: MatchPageOptions) {
  const { loads } = options;
  const reader = useReader(options.sport.namespace);
  const { locale } = reader;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { matchUrl: wantedUrl = '' } = useParams();
  const [search] = useSearchParams();
  const nowSeconds = useSelector(selectNowSeconds);
  const isPremium = useSelector(selectIsPremium);
  const load = useSelector(loads.page.select);
  const odds = useSelector(loads.odds.select);
  const matches = useSelector(loads.matches?.select ?? nothing);
  const tips = useSelector(loads.tips.select);
  const summary = useSelector(loads.summary?.select ?? nothing);
  const table = useSelector(loads.table?.select ?? nothing);
  const trends = useSelector(loads.trends?.select ?? nothing);
  const squads = useSelector(loads.squads?.select ?? nothing);
  const story = useSelector(loads.story?.select ?? nothing);

  const page = load.data;
  // a match that ends while its tips are read does not change the tab
  const [opened, setOpened] = useState(page);
  if (opened?.link !== page?.link) setOpened(page);
  const view = useMemo(() => shownView(options, search, opened), [options, search, opened]);
  const match = useMemo(() => page && decodeMatch(page.match), [page]);
  const matchUrl = page?.link ?? wantedUrl;
  const own = useSelector(options.ownTips.select(matchUrl));
  const firstTips = useMemo(() => page && withOwnTips(page.tips, own, true), [page, own]);
  const location = { matchUrl, page, locale };
  const teamHrefOf = useTeamHref(options.sport);
  const tipping = useTipping(options, location, match, view);
  const atFirst = tabAddress(options, location, nameOfView(view));
  const isFirst = view.tab === 'tips' && isFirstTips(view.choice);

  return {
    options,
    reader,
    nowSeconds,
    load,
    /** The head and its match; undefined until they are loaded. */
    event: page && match && firstTips && { page, match, isOver: isOver(match), tips: firstTips },
    odds,
    matches,
    /** The shown tips are those included in the head. */
    hasTips: isFirst && !isPremium,
    /** Tips in another order or further pages, and the first page for subscribers. */
    tips: tips.data ? { ...tips, data: withOwnTips(tips.data, own, isFirst) } : tips,
    tipping,
    /** Pages of both sides, as far as they are served. */
    sideLinks: page &&
      teamHrefOf && { home: teamHrefOf(page.home.link), away: teamHrefOf(page.away.link) },
    summary,
    table,
    trends,
    squads,
    story,
    view,
    addressOf: (wanted: MatchView) => matchAddress(options, location, wanted),
    tabAddress: (tab: string) => tabAddress(options, location, tab),
    /** What the match opens on. */
    bareAddress: bareAddress(options, location),
    /** The tab with its default choices; undefined where they are the shown ones. */
    resetHref: matchAddress(options, location, view) === atFirst ? undefined : atFirst,
    /** Navigates there in place: the page retains its scroll position. */
    go: (address: string) => void navigate(address, { preventScrollReset: true }),
    retry: () => {
      dispatch(pageRequest(options, wantedUrl));
      retryTab();
    },
    retryTab,
  };

  function retryTab() {
    const request = tabRequest(options, wantedUrl, view, isPremium);
    if (request) dispatch(request);
  }
}

export type Match = ReturnType<typeof useMatch>;
/** A match's data once its head has arrived. */
export type MatchEvent = NonNullable<Match['event']>;
