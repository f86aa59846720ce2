import { defineScreen, ofPart } from '@tipmark/remote-kit';
import { MatchScreen } from './MatchScreen.tsx';
import { readMatchView, shownView } from './match-address.ts';
import { matchHead } from './match-head.ts';
import { matchLinkedData } from './match-linked-data.ts';
import * as matchLoads from './match-loads.ts';
import { matchPicture } from './match-picture.ts';
import { pageRequest, tabRequest } from './match-requests.ts';

/** `/Events/[matchUrl]`: a match with its tips, prices and earlier matches. */
export const screen = defineScreen({
  route: 'events',
  loads: ({ params: { matchUrl = '' }, search, isPremium }) => {
    const tab = tabRequest(matchUrl, readMatchView(search), isPremium);
    return [pageRequest(matchUrl), ...(tab ? [ofPart(tab)] : [])];
  },
  furtherLoads: (state, { params: { matchUrl = '' }, search, isPremium }) => {
    const view = shownView(search, matchLoads.eventPage.select(state).data);
    const tab =
      view.tab === readMatchView(search).tab ? undefined : tabRequest(matchUrl, view, isPremium);
    return tab ? [ofPart(tab)] : [];
  },
  Component: MatchScreen,
  head: matchHead,
  ...(typeof document === 'undefined' && {
    linkedData: matchLinkedData,
    picture: matchPicture,
  }),
});

export const loads = Object.values(matchLoads);
