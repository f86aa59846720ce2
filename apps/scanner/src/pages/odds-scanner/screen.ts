import {
  hockeyMatchNotifications,
  hockeyOddsScannerOutcomeDetails,
  hockeyOddsScannerParameters,
  hockeyOddsScannerRecord,
  hockeyScannerTemplates,
  soccerMatchNotifications,
  soccerOddsScannerOutcomeDetails,
  soccerOddsScannerParameters,
  soccerOddsScannerRecord,
  soccerScannerTemplates,
  tennisMatchNotifications,
  tennisOddsScannerOutcomeDetails,
  tennisOddsScannerParameters,
  tennisOddsScannerRecord,
  tennisScannerTemplates,
} from '@tipmark/contract';
import { MATCH_NEWS, SPORT } from '@tipmark/domain';
import { loadOf, pagedLoads } from '@tipmark/match-features/pages';
import { templateCalls } from '../../parts/templates/template-calls.ts';
import { createOddsScanner } from './create-odds-scanner.tsx';
import { newsCalls } from './news-calls.ts';

/** `/odds-scanner` of the three sports: prices that move, or exceed their value. */
export const soccer = createOddsScanner({
  sport: SPORT.soccer,
  route: 'oddsScanner',
  matchRoute: 'events',
  ...pagedLoads(soccerOddsScannerParameters),
  facets: loadOf(soccerOddsScannerParameters, 'Facets'),
  details: loadOf(soccerOddsScannerOutcomeDetails),
  record: loadOf(soccerOddsScannerRecord),
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
  record: loadOf(hockeyOddsScannerRecord),
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
  record: loadOf(tennisOddsScannerRecord),
  templates: templateCalls(tennisScannerTemplates),
  news: newsCalls(tennisMatchNotifications, [
    MATCH_NEWS.start,
    MATCH_NEWS.score,
    MATCH_NEWS.final,
    MATCH_NEWS.odds,
  ]),
});
