import { defineFeature, defineScreen, ofPart } from '@tipmark/remote-kit';
import { bringMatchScreen, LazyMatchScreen } from './lazy-match-screen.ts';
import { readMatchView } from './match-address.ts';
import { matchHead } from './match-head.ts';
import * as loads from './match-loads.ts';
import { pageRequest, tabRequest } from './match-requests.ts';
import { OWN_TIPS, ownTips } from './own-tips.ts';

/** `/Events/[matchUrl]`: a match with its tips, prices and earlier matches. */
export const match = defineFeature({
  name: 'match',
  loads: Object.values(loads),
  slices: { [OWN_TIPS]: ownTips as never },
  screens: [
    defineScreen({
      route: 'events',
      loads: ({ params: { matchUrl = '' }, search }) => {
        const tab = tabRequest(matchUrl, readMatchView(search));
        return [pageRequest(matchUrl), ...(tab ? [ofPart(tab)] : [])];
      },
      Component: LazyMatchScreen,
      code: bringMatchScreen,
      live: () => import(/* webpackChunkName: "live" */ './match-live.ts'),
      head: matchHead,
    }),
  ],
});
