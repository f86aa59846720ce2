import { defineScreen } from '@tipmark/remote-kit';
import { ValueTrendsScreen } from './ValueTrendsScreen.tsx';
import { readValueTrendsView, valueTrendsAddress } from './value-trends-address.ts';
import { valueTrendsMore, valueTrendsPage } from './value-trends-loads.ts';
import { valueTrendsRequest } from './value-trends-request.ts';

/** `/value-trends`: what everybody else is led away from stays out of search engines. */
export const screen = defineScreen({
  route: 'valueTrends',
  loads: ({ search }) => [valueTrendsRequest(readValueTrendsView(search))],
  Component: ValueTrendsScreen,
  head: (_state, { search, locale }, t) => ({
    title: t('valueTrends.headTitle'),
    description: t('valueTrends.description'),
    canonical: valueTrendsAddress(readValueTrendsView(search), locale),
    isIndexed: false,
  }),
});

export const loads = [valueTrendsPage, valueTrendsMore];
