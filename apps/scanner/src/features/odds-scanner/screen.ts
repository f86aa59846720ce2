import {
  hockeyMatchNotifications,
  hockeyOddsScannerOutcomeDetails,
  hockeyOddsScannerParameters,
  hockeyScannerTemplates,
  soccerMatchNotifications,
  soccerOddsScannerOutcomeDetails,
  soccerOddsScannerParameters,
  soccerScannerTemplates,
  tennisMatchNotifications,
  tennisOddsScannerOutcomeDetails,
  tennisOddsScannerParameters,
  tennisScannerTemplates,
} from '@tipmark/contract';
import { MATCH_NEWS, SPORT } from '@tipmark/domain';
import { loadOf, pagedLoads } from '@tipmark/match-features/pages';
import { createOddsScanner } from './create-odds-scanner.tsx';
import { newsCalls } from './news-calls.ts';
import { templateCalls } from './template-calls.ts';

/** `/odds-scanner` of the three sports: prices that move, or are worth more than they cost. */
export const soccer = createOddsScanner({
  sport: SPORT.soccer,
  route: 'oddsScanner',
  matchRoute: 'events',
  ...pagedLoads(soccerOddsScannerParameters),
  facets: loadOf(soccerOddsScannerParameters, 'Facets'),
  details: loadOf(soccerOddsScannerOutcomeDetails),
  templates: templateCalls(soccerScannerTemplates),
  news: newsCalls(soccerMatchNotifications),
});

export const hockey = createOddsScanner({
  sport: SPORT.hockey,
  route: 'hockeyOddsScanner',
  matchRoute: 'hockeyEvents',
  ...pagedLoads(hockeyOddsScannerParameters),
  facets: loadOf(hockeyOddsScannerParameters, 'Facets'),
  details: loadOf(hockeyOddsScannerOutcomeDetails),
  templates: templateCalls(hockeyScannerTemplates),
  news: newsCalls(hockeyMatchNotifications),
});

export const tennis = createOddsScanner({
  sport: SPORT.tennis,
  route: 'tennisOddsScanner',
  matchRoute: 'tennisEvents',
  ...pagedLoads(tennisOddsScannerParameters),
  facets: loadOf(tennisOddsScannerParameters, 'Facets'),
  details: loadOf(tennisOddsScannerOutcomeDetails),
  templates: templateCalls(tennisScannerTemplates),
  news: newsCalls(tennisMatchNotifications, [
    MATCH_NEWS.start,
    MATCH_NEWS.score,
    MATCH_NEWS.final,
    MATCH_NEWS.odds,
  ]),
});
