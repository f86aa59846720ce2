import {
  hockeyOddsScannerParameters,
  hockeyScannerTemplates,
  soccerOddsScannerParameters,
  soccerScannerTemplates,
  tennisOddsScannerParameters,
  tennisScannerTemplates,
} from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { loadOf, pagedLoads } from '@tipmark/match-features/pages';
import { createOddsScanner } from './create-odds-scanner.tsx';

/** `/odds-scanner` of the three sports: prices that move, or are worth more than they cost. */
export const soccer = createOddsScanner({
  sport: SPORT.soccer,
  route: 'oddsScanner',
  matchRoute: 'events',
  ...pagedLoads(soccerOddsScannerParameters),
  templates: loadOf(soccerScannerTemplates.list),
});

export const hockey = createOddsScanner({
  sport: SPORT.hockey,
  route: 'hockeyOddsScanner',
  matchRoute: 'hockeyEvents',
  ...pagedLoads(hockeyOddsScannerParameters),
  templates: loadOf(hockeyScannerTemplates.list),
});

export const tennis = createOddsScanner({
  sport: SPORT.tennis,
  route: 'tennisOddsScanner',
  matchRoute: 'tennisEvents',
  ...pagedLoads(tennisOddsScannerParameters),
  templates: loadOf(tennisScannerTemplates.list),
});
