import { defineFeature, defineScreen } from '@tipmark/remote-kit';
import { mainPage } from './home-loads.ts';
import { bringHomeScreen, LazyHomeScreen } from './lazy-home-screen.ts';

/** `/`: what is watched, what is running, what moved. */
export const home = defineFeature({
  name: 'home',
  loads: [mainPage],
  screens: [
    defineScreen({
      route: 'index',
      loads: () => [mainPage.requested({})],
      Component: LazyHomeScreen,
      code: bringHomeScreen,
      live: () => import(/* webpackChunkName: "live" */ './home-live.ts'),
      head: (_state, _visit, t) => ({
        title: t('home.headTitle'),
        description: t('home.description'),
      }),
    }),
  ],
});
