import type { MainPage, ValueTrend } from '@tipmark/contract';
import { mainOutcomes, VALUE_TRENDS_SORT } from '@tipmark/domain';
import { defineScreen, optionalLoad, type ScreenLive } from '@tipmark/remote-kit';
import type { PageLoad, PageParts } from '../../parts/page/page-load.ts';
import type { SportWith } from '../../parts/sport/sport-pages.ts';
import type { FollowingCalls } from './create-following.ts';
import { HomeScreen } from './HomeScreen.tsx';
import type { HomeFeature } from './home-feature.ts';
import { mainPageLive } from './main-page-live.ts';

export interface HomePageOptions {
  readonly sport: SportWith<'index' | 'league' | 'team'>;
  readonly load: PageLoad<Record<never, never>, MainPage>;
  /** Value trends beyond the few that everybody sees; absent where everybody sees the same. */
  readonly trends?: PageLoad<typeof TRENDS, { readonly trends: readonly ValueTrend[] }>;
  /** Following from the tiles of tipsters, and whom the visitor follows already. */
  readonly following: FollowingCalls;
}

/** The source of the block, best first. Without it the page shows what everybody sees. */
const TRENDS = {
  segments: {
    outcomeCategoryId: 0,
    matchesHours: 72,
    countOfMatches: 10,
    minOdds: 1.3,
    sortType: VALUE_TRENDS_SORT.value,
    pageNumber: 1,
    isInit: false,
  },
} as const;

/**
 * Watched matches, live matches and moved odds; the sport has its texts in `home.title` and others.
 */
export function createHomePage(
  options: HomePageOptions,
): Required<PageParts> & { readonly live: ScreenLive } {
  const { sport, load, trends, following } = options;
  const feature: HomeFeature = {
    namespace: sport.namespace,
    load,
    ...(trends && { trendsLoad: trends }),
    cappers: following,
    routes: sport.routes,
    outcomes: mainOutcomes(sport.sport),
    clockOf: sport.clockOf,
    rowOdds: sport.rowOdds,
  };
  const screen = defineScreen({
    route: sport.routes.index,
    loads: ({ isPremium }) => [
      load.requested({}),
      ...(isPremium && trends ? [optionalLoad(trends.requested(TRENDS))] : []),
    ],
    Component: () => <HomeScreen feature={feature} />,
    head: (_state, _visit, t) => ({
      title: t('home.headTitle'),
      description: t('home.description'),
    }),
  });
  return {
    screen,
    loads: [load, ...(trends ? [trends] : []), following.follows],
    commands: [following.follow],
    live: mainPageLive({ load }),
  };
}
