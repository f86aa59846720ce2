import { HOME_BLOCK, SPORT } from '@tipmark/domain';
import { mainPage } from '../home/main-page.ts';

export const hockeyMainPage = mainPage(SPORT.hockey, {
  statements: 7,
  blocks: [
    HOME_BLOCK.popularMatches,
    HOME_BLOCK.liveMatches,
    HOME_BLOCK.droppingOdds,
    HOME_BLOCK.premiumCappers,
    HOME_BLOCK.teams,
    HOME_BLOCK.popularLeagues,
  ],
  routes: {
    results: 'hockeyResults',
    oddsScanner: 'hockeyOddsScanner',
    teams: 'hockeyTeams',
    leagues: 'hockeyLeagues',
  },
});
