import { teamRemote } from '@tipmark/match-features/sport';
import { messages } from './messages.ts';
import { hockey } from './shared/hockey.ts';

/** The only module this remote exposes: the pages of a team sport. */
export const remote = teamRemote(hockey, {
  match: () => import(/* webpackChunkName: "match" */ './features/match/screen.ts'),
  league: () => import(/* webpackChunkName: "statistics" */ './features/league/screen.ts'),
  messages,
});
