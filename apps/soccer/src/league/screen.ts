import { defineScreen } from '@tipmark/remote-kit';
import { LeagueScreen } from './LeagueScreen.tsx';
import { readLeagueView } from './league-address.ts';
import { leagueHead } from './league-head.ts';
import { leagueLinkedData } from './league-linked-data.ts';
import {
  leaguePage,
  leagueScorers,
  moreFixtures,
  moreLeagueMatches,
  moreResults,
  moreScorers,
} from './league-loads.ts';
import { leaguePicture } from './league-picture.ts';
import { leagueRequest, moreRequest, scorersRequest } from './league-requests.ts';

/** `/Tournaments/[leagueId]`: a season of a league. */
export const screen = defineScreen({
  route: 'league',
  loads: ({ params: { leagueId = '' }, search }) => {
    const view = readLeagueView(search);
    const parts = [moreRequest(view), scorersRequest(leagueId, view)];
    return [leagueRequest(leagueId, view), ...parts.filter((part) => part !== undefined)];
  },
  Component: LeagueScreen,
  head: leagueHead,
  ...(typeof document === 'undefined' && {
    linkedData: leagueLinkedData,
    picture: leaguePicture,
  }),
});

export const loads = [
  leaguePage,
  moreLeagueMatches,
  moreResults,
  moreFixtures,
  leagueScorers,
  moreScorers,
];
