import type { ValueTrendsPage } from '@tipmark/contract';
import { createListScreen } from '../../lists/create-list-screen.ts';
import type { PageLoad } from '../../sport/page-load.ts';
import type { SportWith } from '../../sport/sport-pages.ts';
import { ValueTrendsScreen } from './ValueTrendsScreen.tsx';
import { readValueTrendsView, valueTrendsParams } from './value-trends-address.ts';
import { type ValueTrendsRequest, valueTrendsRequest } from './value-trends-request.ts';

export interface ValueTrendsPageOptions {
  readonly sport: SportWith<'valueTrends'>;
  readonly load: PageLoad<ValueTrendsRequest, ValueTrendsPage>;
  /** What is shown after it, a page at a time. */
  readonly more: PageLoad<ValueTrendsRequest, ValueTrendsPage>;
}

/** Value trends; what everybody but subscribers is led away from stays out of search engines. */
export function createValueTrendsPage({ sport, load, more }: ValueTrendsPageOptions) {
  const list = {
    namespace: sport.namespace,
    route: sport.routes.valueTrends,
    load,
    more,
    readView: readValueTrendsView,
    paramsOf: valueTrendsParams,
    requestOf: valueTrendsRequest,
  };
  return createListScreen(list, {
    messages: 'valueTrends',
    canonicalOf: (view) => view,
    isIndexed: false,
    Component: () => <ValueTrendsScreen list={list} matchRoute={sport.routes.match} />,
  });
}
