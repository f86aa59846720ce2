import { defineScreen, optionalLoad, type ScreenLive } from '@tipmark/remote-kit';
import type { PageParts } from '../../parts/page/page-load.ts';
import { createMatchLive } from './create-match-live.ts';
import { MatchScreen } from './MatchScreen.tsx';
import { nameOfView, readMatchView, shownView } from './match-address.ts';
import { matchHead } from './match-head.ts';
import { matchLinkedData } from './match-linked-data.ts';
import type { MatchPageOptions } from './match-options.ts';
import { pageRequest, tabRequest } from './match-requests.ts';
import { matchShareImage } from './match-share-image.ts';

/** A match: its head, its prices, and one tab at a time. */
export function createMatchPage(
  options: MatchPageOptions,
): Required<PageParts> & { readonly live: ScreenLive } {
  const { sport, loads, tabs, notifications, tipCommands } = options;
  const screen = defineScreen({
    route: sport.routes.match,
    loads: ({ params: { matchUrl = '' }, search, isPremium }) => {
      const tab = tabRequest(options, matchUrl, readMatchView(options, search), isPremium);
      return [pageRequest(options, matchUrl), ...(tab ? [optionalLoad(tab)] : [])];
    },
    furtherLoads: (state, { params: { matchUrl = '' }, search, isPremium }) => {
      const view = shownView(options, search, loads.page.select(state).data);
      if (nameOfView(view) === nameOfView(readMatchView(options, search))) return [];
      const tab = tabRequest(options, matchUrl, view, isPremium);
      return tab ? [optionalLoad(tab)] : [];
    },
    Component: () => <MatchScreen options={options} />,
    head: matchHead(options),
    ...(typeof document === 'undefined' && {
      linkedData: matchLinkedData(options),
      shareImage: matchShareImage(options),
    }),
  });
  const ownLoads = tabs.flatMap((tab) => (typeof tab === 'string' ? [] : [tab.load]));
  return {
    screen,
    loads: [...Object.values(loads), ...ownLoads, ...(notifications ? [notifications.read] : [])],
    commands: [
      ...Object.values(tipCommands),
      ...(notifications ? [notifications.save, notifications.remove] : []),
    ],
    live: createMatchLive(options),
  };
}
