import { pageSoccerValueTrends, soccerMainPage } from '@tipmark/contract';
import { createFollowing, createHomePage, loadOf } from '@tipmark/match-features/pages';
import { createLoad } from '@tipmark/remote-kit';
import { soccer } from '../../shared/soccer.ts';

/** `/`: watched matches, live matches and moved odds. */
export const { screen, loads, commands, live } = createHomePage({
  sport: soccer,
  load: loadOf(soccerMainPage),
  trends: createLoad('soccerHomeValueTrends', { request: pageSoccerValueTrends, when: 'latest' }),
  following: createFollowing('soccerHome'),
});
