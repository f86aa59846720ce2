import { tennisEventPage } from '@tipmark/contract';
import { requestedWith } from '@tipmark/match-features/pages';
import { sportRemote } from '@tipmark/match-features/sport';
import { createLoad, lazyFeature } from '@tipmark/remote-kit';
import { messages } from './messages.ts';
import { rowBoard } from './shared/row-board.tsx';
import { tennis } from './shared/tennis.ts';

const preview = createLoad('tennisMatchPreview', { request: tennisEventPage, when: 'latest' });

/** The only module this remote exposes: the pages of a sport of players. */
export const remote = sportRemote(tennis, {
  results: {
    board: rowBoard,
    preview: requestedWith(preview, ({ segments: { matchUrl } }) => ({
      segments: { id: matchUrl },
      query: { isWithoutLists: true },
    })),
  },
  match: () => import(/* webpackChunkName: "match" */ './features/match/screen.ts'),
  features: [
    lazyFeature(
      'player',
      'player',
      () => import(/* webpackChunkName: "player" */ './features/player/screen.ts'),
    ),
    lazyFeature(
      'search',
      'tennisSearch',
      () => import(/* webpackChunkName: "search" */ './features/search/screen.ts'),
    ),
  ],
  messages,
});
