import {
  hockeyOddsScannerOutcomeDetails,
  hockeyOddsScannerParameters,
  hockeyScannerTemplates,
  soccerOddsScannerOutcomeDetails,
  soccerOddsScannerParameters,
  soccerScannerTemplates,
  tennisOddsScannerOutcomeDetails,
  tennisOddsScannerParameters,
  tennisScannerTemplates,
} from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { loadOf, pagedLoads } from '@tipmark/match-features/pages';
import { createOddsScanner } from './create-odds-scanner.tsx';
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
});

export const hockey = createOddsScanner({
  sport: SPORT.hockey,
  route: 'hockeyOddsScanner',
  matchRoute: 'hockeyEvents',
  ...pagedLoads(hockeyOddsScannerParameters),
  facets: loadOf(hockeyOddsScannerParameters, 'Facets'),
  details: loadOf(hockeyOddsScannerOutcomeDetails),
  templates: templateCalls(hockeyScannerTemplates),
});

export const tennis = createOddsScanner({
  sport: SPORT.tennis,
  route: 'tennisOddsScanner',
  matchRoute: 'tennisEvents',
  ...pagedLoads(tennisOddsScannerParameters),
  facets: loadOf(tennisOddsScannerParameters, 'Facets'),
  details: loadOf(tennisOddsScannerOutcomeDetails),
  templates: templateCalls(tennisScannerTemplates),
});
