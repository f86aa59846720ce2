import type { mainPageCalls } from '@tipmark/contract';
import { HOME_BLOCK } from '@tipmark/domain';
import type { HomeOptions } from './main-page.ts';

/** The blocks on the main page of each sport. */
export const HOMES: Readonly<Record<keyof typeof mainPageCalls, HomeOptions>> = {
  soccerMainPage: {
    statements: 14,
    blocks: [
      HOME_BLOCK.popularMatches,
      HOME_BLOCK.liveMatches,
      HOME_BLOCK.valueTrends,
      HOME_BLOCK.droppingOdds,
      HOME_BLOCK.premiumCappers,
      HOME_BLOCK.dayTips,
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
  },
  hockeyMainPage: {
    statements: 9,
    blocks: [
      HOME_BLOCK.popularMatches,
      HOME_BLOCK.liveMatches,
      HOME_BLOCK.droppingOdds,
      HOME_BLOCK.premiumCappers,
      HOME_BLOCK.dayTips,
      HOME_BLOCK.teams,
      HOME_BLOCK.popularLeagues,
    ],
    routes: {
      results: 'hockeyResults',
      oddsScanner: 'hockeyOddsScanner',
      teams: 'hockeyTeams',
      leagues: 'hockeyLeagues',
    },
  },
};
