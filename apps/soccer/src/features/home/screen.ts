import { pageSoccerValueTrends } from '@tipmark/contract';
import { homePageOf } from '@tipmark/match-features/sport-pages';
import { createLoad } from '@tipmark/remote-kit';
import { soccer } from '../../shared/soccer.ts';

/** `/`: watched matches, live matches, moved odds and value trends. */
export const { screen, loads, commands, live } = homePageOf(soccer, {
  trends: createLoad('soccerHomeValueTrends', { request: pageSoccerValueTrends, when: 'latest' }),
});
