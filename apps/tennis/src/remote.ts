import { tennisEventPage } from '@tipmark/contract';
import { compareMessages, requestedWith } from '@tipmark/match-features/pages';
import { sportRemote } from '@tipmark/match-features/sport';
import { createLoad, lazyFeature } from '@tipmark/remote-kit';
import { messages } from './messages.ts';
import { rankingMessages } from './shared/ranking-messages.ts';
import { rowBoard } from './shared/row-board.tsx';
import { tennis } from './shared/tennis.ts';
import { tournamentMessages } from './shared/tournament-messages.ts';

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
      'compare',
      'tennisCompare',
      () => import(/* webpackChunkName: "compare" */ './features/compare/screen.ts'),
      { messages: compareMessages },
    ),
    lazyFeature(
      'rankings',
      'tennisRankings',
      () => import(/* webpackChunkName: "rankings" */ './features/rankings/screen.ts'),
      { messages: rankingMessages },
    ),
    lazyFeature(
      'players',
      'tennisPlayers',
      () => import(/* webpackChunkName: "players" */ './features/players/screen.ts'),
      { messages: rankingMessages },
    ),
    lazyFeature(
      'tournaments',
      'tennisLeagues',
      () => import(/* webpackChunkName: "tournaments" */ './features/tournaments/screen.ts'),
      { messages: tournamentMessages },
    ),
    lazyFeature(
      'tournament',
      'tennisLeague',
      () => import(/* webpackChunkName: "tournament" */ './features/tournament/screen.ts'),
      { messages: tournamentMessages },
    ),
    lazyFeature(
      'search',
      'tennisSearch',
      () => import(/* webpackChunkName: "search" */ './features/search/screen.ts'),
    ),
  ],
  messages,
});
