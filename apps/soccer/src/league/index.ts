import { defineFeature, defineScreen } from '@tipmark/remote-kit';
import { bringLeagueScreen, LazyLeagueScreen } from './lazy-league-screen.ts';
import { readLeagueView } from './league-address.ts';
import { leagueHead } from './league-head.ts';
import { leaguePage, leagueRequest, moreLeagueMatches, moreRequest } from './league-loads.ts';

/** `/Tournaments/[leagueId]`: a season of a league. */
export const league = defineFeature({
  name: 'league',
  loads: [leaguePage, moreLeagueMatches],
  screens: [
    defineScreen({
      route: 'league',
      loads: ({ params: { leagueId = '' }, search }) => {
        const view = readLeagueView(search);
        const more = moreRequest(view);
        return [leagueRequest(leagueId, view), ...(more ? [more] : [])];
      },
      Component: LazyLeagueScreen,
      code: bringLeagueScreen,
      head: leagueHead,
    }),
  ],
});
