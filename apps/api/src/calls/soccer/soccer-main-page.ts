import { HOME_BLOCK, SPORT } from '@tipmark/domain';
import { mainPage } from '../home/main-page.ts';

export const soccerMainPage = mainPage(SPORT.soccer, {
  statements: 12,
  blocks: [
    HOME_BLOCK.popularMatches,
    HOME_BLOCK.liveMatches,
    HOME_BLOCK.valueTrends,
    HOME_BLOCK.droppingOdds,
    HOME_BLOCK.premiumCappers,
    HOME_BLOCK.referees,
    HOME_BLOCK.teams,
    HOME_BLOCK.popularLeagues,
  ],
  routes: {
    results: 'results',
    oddsScanner: 'oddsScanner',
    teams: 'teams',
    leagues: 'leagues',
  },
});
