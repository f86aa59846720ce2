import { mainOutcomes, SPORT } from '@tipmark/domain';
import { HomeScreen as SportHome } from '@tipmark/match-features/home';
import { liveClock } from '../matches/live-clock.ts';
import { rowOdds } from '../matches/row-odds/row-odds.ts';
import { homeFollow, homeFollows, homeTrends, mainPage } from './home-loads.ts';

const feature = {
  namespace: 'soccer',
  load: mainPage,
  trendsLoad: homeTrends,
  cappers: { follow: homeFollow, follows: homeFollows },
  routes: {
    results: 'results',
    match: 'events',
    league: 'league',
    team: 'team',
    referee: 'referee',
  },
  outcomes: mainOutcomes(SPORT.soccer),
  clockOf: liveClock,
  rowOdds,
} as const;

export const HomeScreen = () => <SportHome feature={feature} />;
