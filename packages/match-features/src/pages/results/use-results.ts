import { ALL_LEAGUES, sortLeagues } from '@tipmark/domain';
import {
  type HostState,
  selectIsMobile,
  selectLocale,
  selectNowSeconds,
  selectTimeZone,
  type Translate,
} from '@tipmark/remote-kit';
import { formatStartDay } from '@tipmark/remote-kit/i18n';
import { useNavigate, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href, hrefOf } from '@tipmark/route-builder';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useFavourites } from '../../parts/favourites/use-favourites.ts';
import { rowMessages } from '../../parts/matches/row-messages.ts';
import { timesOfDay } from '../../parts/matches/time-of-day.ts';
import { useFollowedMatches } from '../../parts/notifications/followed-matches.ts';
import type { Reader } from '../../parts/page/reader.ts';
import { useTranslate } from '../../parts/page/use-reader.ts';
import { dayReader, type ResultsDay } from './list/results-day.ts';
import { withStarred } from './list/starred-matches.ts';
import { tabCounts, tabs } from './list/tab-counts.ts';
import type { ResultsFeature } from './results-feature.ts';
import { type ResultsView, readView, viewParams } from './results-view.ts';

export type ResultsLoad = ReturnType<ResultsFeature['load']['select']>;

const HALF_DAY_SECONDS = 43_200;

type Shown = { readonly [Key in 'oddsFormat' | 'hidesScores']: HostState['view'][Key] };

/** The day of a reply in the language and time zone of the reader. */
function useDay(
  feature: ResultsFeature,
  reply: ResultsLoad['data'],
  { t, locale, timeZone }: Pick<Reader, 't' | 'locale' | 'timeZone'>,
  { oddsFormat, hidesScores }: Shown,
): ResultsDay | undefined {
  const followed = useDeferredValue(useFollowedMatches());
  const asOf = reply?.asOf ?? 0;
  const readerOf = useCallback(
    (read: Translate) => {
      const matchHref = hrefOf(feature.routes.match, { locale });
      return dayReader({
        messages: { ...rowMessages(read), favourite: read('favourites.title') },
        timeOf: timesOfDay(locale, timeZone),
        hidesScores,
        weekOf: (seconds) => formatStartDay(seconds, locale, timeZone, 'week'),
        asOf,
        followed,
        outcomes: feature.outcomes,
        hrefOf: ({ link }) => matchHref(link),
        prices: feature.rowOdds && { search: feature.rowOdds.search, odds: read('odds.label') },
        clockOf: (match) => feature.clockOf(match, read),
        partsOf: feature.board?.partsOf,
        scoreLabel: feature.board && ((match) => feature.board?.label(match, read)),
      });
    },
    [asOf, followed, locale, timeZone, feature, hidesScores],
  );
  const dayOf = useMemo(() => readerOf(t), [readerOf, t]);
  return useMemo(
    () =>
      reply &&
      feature.knownDays(reply, [locale, timeZone, oddsFormat, hidesScores].join(' '), t, (read) =>
        read === t ? dayOf(reply) : readerOf(read)(reply),
      ),
    [reply, dayOf, readerOf, t, feature, locale, timeZone, oddsFormat, hidesScores],
  );
}

/**
 * Data and actions of a results page's parts. Nothing else reads the store, except for the reply
 * itself, which the screen passes in when it is time to render it.
 */
export function useResults(feature: ResultsFeature, load: ResultsLoad) {
  const t = useTranslate(feature.namespace);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const locale = useSelector(selectLocale);
  // another zone re-renders every row: clicks and paints go first
  const timeZone = useDeferredValue(useSelector(selectTimeZone));
  const nowSeconds = useSelector(selectNowSeconds);
  const looksMobile = useSelector(selectIsMobile);
  // the device at the time the page loaded: a narrower window later closes nothing
  const [isMobile] = useState(looksMobile);

  const view = useMemo(() => readView(search, timeZone), [search, timeZone]);
  const reply = load.data;
  const asOf = reply?.asOf ?? 0;
  const oddsFormat = useSelector(({ view: { oddsFormat } }: HostState) => oddsFormat);
  const hidesScores = useSelector(({ view: { hidesScores } }: HostState) => hidesScores);
  const day = useDay(feature, reply, { t, locale, timeZone }, { oddsFormat, hidesScores });
  const starred = useFavourites();
  const leagues = useMemo(
    () => day && withStarred(sortLeagues(day.leagues, view.sort), starred),
    [day, view.sort, starred],
  );
  const isKnownLeague = leagues?.some(({ league }) => league.id === view.leagueId) ?? true;
  const leagueId = isKnownLeague ? view.leagueId : ALL_LEAGUES;

  const address = (changed: Partial<ResultsView>) =>
    href(feature.routes.results, viewParams({ ...view, ...changed }), { locale });

  const shape = leagues?.map((group) => [group.league.id, ...tabs.map((tab) => group[tab].length)]);
  const { status, error } = load;

  return {
    /** While it is the same, only rows are rendered again. */
    frame: JSON.stringify([
      shape,
      day?.hasForecasts,
      day?.behindSince,
      asOf,
      status,
      error,
      view,
      locale,
      timeZone,
      nowSeconds,
    ]),
    t,
    locale,
    timeZone,
    nowSeconds,
    load,
    day,
    leagues: leagues ?? [],
    view: { ...view, leagueId },
    isMobile,
    counts: tabCounts(leagues ?? [], leagueId),
    // the middle of the day: its start may be in the day before when the clock is behind
    shownSeconds: reply ? reply.timestamp + HALF_DAY_SECONDS : (view.timestamp ?? nowSeconds),
    /** Address of the page with some choices changed. */
    address,
    /** Changes choices in place: the page retains its scroll position, going back leaves it. */
    choose: (changed: Partial<ResultsView>) =>
      void navigate(address(changed), { replace: true, preventScrollReset: true }),
    showDay: (timestamp: number | undefined) => void navigate(address(dayChange(timestamp))),
    retry: () => {
      const { timestamp } = view;
      dispatch(feature.load.requested({ query: timestamp === undefined ? {} : { timestamp } }));
    },
  };
}

export type Results = ReturnType<typeof useResults>;

interface FrameProps {
  readonly results: Results;
}

/** For what surrounds the rows: it ignores changes of the rows. */
export const hasSameFrame = (before: FrameProps, now: FrameProps): boolean =>
  before.results.frame === now.results.frame;

/** Another day starts with all its leagues and all its matches. */
export const dayChange = (timestamp: number | undefined): Partial<ResultsView> => ({
  timestamp,
  tab: 'all',
  leagueId: ALL_LEAGUES,
});
