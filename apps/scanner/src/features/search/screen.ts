import { defineScreen } from '@tipmark/remote-kit';
import type { RouteName } from '@tipmark/route-builder';
import { SearchScreen } from './SearchScreen.tsx';

const searchOf = (route: RouteName) => ({
  screen: defineScreen({
    route,
    loads: () => [],
    Component: SearchScreen,
    head: (_state, _visit, translate) => ({
      title: translate('tipsSearch.title'),
      description: translate('tipsSearch.description'),
    }),
  }),
  loads: [],
});

export const soccer = searchOf('searchUsersTips');
export const hockey = searchOf('hockeySearchUsersTips');
export const tennis = searchOf('tennisSearchUsersTips');
