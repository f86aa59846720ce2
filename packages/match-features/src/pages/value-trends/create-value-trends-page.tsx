import type { ValueTrendsPage, ValueTrendsTeaserPage } from '@tipmark/contract';
import { selectIsPremium } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { useState } from 'react';
import { createListScreen } from '../../parts/lists/create-list-screen.ts';
import type { PageLoad, PageParts } from '../../parts/page/page-load.ts';
import type { SportWith } from '../../parts/sport/sport-pages.ts';
import { ValueTrendsScreen } from './ValueTrendsScreen.tsx';
import { ValueTrendsTeaser } from './ValueTrendsTeaser.tsx';
import { readValueTrendsView, valueTrendsParams } from './value-trends-address.ts';
import { type ValueTrendsRequest, valueTrendsRequest } from './value-trends-request.ts';

export interface ValueTrendsPageOptions {
  readonly sport: SportWith<'valueTrends'>;
  readonly load: PageLoad<ValueTrendsRequest, ValueTrendsPage>;
  /** The further pages. */
  readonly more: PageLoad<ValueTrendsRequest, ValueTrendsPage>;
  /** What everybody else sees. */
  readonly teaser: PageLoad<Record<never, never>, ValueTrendsTeaserPage>;
}

/** Value trends: the list of subscribers, and the first few for everybody. */
export function createValueTrendsPage({
  sport,
  load,
  more,
  teaser,
}: ValueTrendsPageOptions): PageParts {
  const list = {
    namespace: sport.namespace,
    route: sport.routes.valueTrends,
    load,
    more,
    readView: readValueTrendsView,
    paramsOf: valueTrendsParams,
    requestOf: valueTrendsRequest,
  };
  const ofSubscribers = createListScreen(list, {
    messages: 'valueTrends',
    canonicalOf: (view) => view,
    isIndexed: false,
    Component: () => {
      // What was loaded on arrival stays, even when a subscription ends meanwhile.
      const [isPremium] = useState(useSelector(selectIsPremium));
      return isPremium ? (
        <ValueTrendsScreen list={list} matchRoute={sport.routes.match} />
      ) : (
        <ValueTrendsTeaser sport={sport} load={teaser} />
      );
    },
  });
  const { screen, loads } = ofSubscribers;
  return {
    screen: {
      ...screen,
      loads: (visit) => (visit.isPremium ? screen.loads(visit) : [teaser.requested({})]),
    },
    loads: [...loads, teaser],
  };
}
