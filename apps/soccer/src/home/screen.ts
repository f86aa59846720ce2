import { defineScreen } from '@tipmark/remote-kit';
import { HomeScreen } from './HomeScreen.tsx';
import { homeFollow, homeFollows, homeTrends, homeTrendsRequest, mainPage } from './home-loads.ts';

/** `/`: what is watched, what is running, what moved. */
export const screen = defineScreen({
  route: 'index',
  loads: ({ isPremium }) => [mainPage.requested({}), ...(isPremium ? [homeTrendsRequest()] : [])],
  Component: HomeScreen,
  head: (_state, _visit, t) => ({
    title: t('home.headTitle'),
    description: t('home.description'),
  }),
});

export const loads = [mainPage, homeTrends, homeFollow, homeFollows];
