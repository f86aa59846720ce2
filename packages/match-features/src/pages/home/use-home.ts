import type { HomeBlock } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import {
  type HostState,
  selectLocale,
  selectNowSeconds,
  selectTimeZone,
} from '@tipmark/remote-kit';
import { formatWhen, type KnownStart } from '@tipmark/remote-kit/i18n';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { hrefOf, isRouteName } from '@tipmark/route-builder';
import { useCallback, useMemo } from 'react';
import { matchRowView } from '../../parts/matches/match-row-view.ts';
import { rowMessages } from '../../parts/matches/row-messages.ts';
import { asFollowed, useFollowedMatches } from '../../parts/notifications/followed-matches.ts';
import { usePageAddress } from '../../parts/page/use-page-address.ts';
import { useTranslate } from '../../parts/page/use-reader.ts';
import type { HomeFeature } from './home-feature.ts';

type Kind = HomeBlock['kind'];
export type BlockOf<K extends Kind> = Extract<HomeBlock, { readonly kind: K }>;

/** Data and actions of a main page's blocks; the only code that reads the store. */
export function useHome(feature: HomeFeature) {
  const t = useTranslate(feature.namespace);
  const dispatch = useDispatch();
  const locale = useSelector(selectLocale);
  const timeZone = useSelector(selectTimeZone);
  const nowSeconds = useSelector(selectNowSeconds);
  const hidesScores = useSelector(({ view }: HostState) => view.hidesScores);
  const followed = useFollowedMatches();
  const load = useSelector((state: HostState) => feature.load.select(state));
  const trends = useSelector((state: HostState) => feature.trendsLoad?.select(state).data?.trends);
  const pageOf = usePageAddress();
  const page = load.data;

  const whenOf = useCallback(
    (seconds: number, known?: KnownStart) =>
      formatWhen(seconds, page?.asOf ?? seconds, locale, timeZone, known),
    [locale, timeZone, page],
  );

  const rowOf = useMemo(() => {
    const matchHref = hrefOf(feature.routes.match, { locale });
    const context = {
      messages: { ...rowMessages(t), favourite: t('favourites.title') },
      timeOf: whenOf,
      asOf: page?.asOf ?? 0,
      hidesScores,
      outcomes: feature.outcomes,
      hrefOf: ({ link }: { readonly link: string }) => matchHref(link),
      prices: feature.rowOdds && { search: feature.rowOdds.search, odds: t('odds.label') },
      clockOf: (match: Parameters<HomeFeature['clockOf']>[0]) => feature.clockOf(match, t),
    };
    return (wire: Parameters<typeof decodeMatch>[0]) =>
      matchRowView(asFollowed(decodeMatch(wire), followed), context);
  }, [t, locale, whenOf, page, feature, followed, hidesScores]);

  return {
    t,
    locale,
    timeZone,
    nowSeconds,
    load,
    page,
    trends,
    whenOf,
    rowOf,
    blockOf: <K extends Kind>(kind: K) =>
      page?.blocks.find((block): block is BlockOf<K> => block.kind === kind),
    /** Where "all" of a block leads; undefined while that page is not served. */
    moreOf: ({ routeName, params }: Pick<HomeBlock, 'routeName' | 'params'>) =>
      isRouteName(routeName) ? pageOf(routeName, params) : undefined,
    pageOf,
    retry: () => dispatch(feature.load.requested({})),
  };
}

export type Home = ReturnType<typeof useHome>;
