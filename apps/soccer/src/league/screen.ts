import { defineScreen } from '@tipmark/remote-kit';
import { LeagueScreen } from './LeagueScreen.tsx';
import { readLeagueView } from './league-address.ts';
import { leagueHead } from './league-head.ts';
import { leagueLinkedData } from './league-linked-data.ts';
import { leaguePage, moreFixtures, moreLeagueMatches, moreResults } from './league-loads.ts';
import { leaguePicture } from './league-picture.ts';
import { leagueRequest, moreRequest } from './league-requests.ts';

/** `/Tournaments/[leagueId]`: a season of a league. */
export const screen = defineScreen({
  route: 'league',
  loads: ({ params: { leagueId = '' }, search }) => {
    const view = readLeagueView(search);
    const more = moreRequest(view);
    return [leagueRequest(leagueId, view), ...(more ? [more] : [])];
  },
  Component: LeagueScreen,
  head: leagueHead,
  ...(typeof document === 'undefined' && {
    linkedData: leagueLinkedData,
    picture: leaguePicture,
  }),
});

export const loads = [leaguePage, moreLeagueMatches, moreResults, moreFixtures];
