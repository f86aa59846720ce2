import {
  callOf,
  hockeyScannerTemplates,
  matchNotificationsOf,
  oddsScannerOutcomeDetailsCalls,
  oddsScannerParametersCalls,
  oddsScannerRecordCalls,
  soccerScannerTemplates,
  tennisScannerTemplates,
} from '@tipmark/contract';
import { MATCH_NEWS, type MatchNewsOption, SPORT, type SportName } from '@tipmark/domain';
import { loadOf, pagedLoads } from '@tipmark/match-features/pages';
import { templateCalls } from '../../parts/templates/template-calls.ts';
import { createOddsScanner } from './create-odds-scanner.tsx';
import { newsCalls } from './news-calls.ts';
import type { OddsScanner } from './odds-scanner.ts';

type Own = Pick<OddsScanner, 'route' | 'matchRoute' | 'templates'> & {
  /** What the sport notifies of; absent = everything. */
  readonly offered?: readonly MatchNewsOption[];
};

function oddsScannerOf(name: SportName, { offered, ...own }: Own) {
  const parameters = callOf(oddsScannerParametersCalls, name);
  return createOddsScanner({
    sport: SPORT[name],
    ...pagedLoads(parameters),
    facets: loadOf(parameters, 'Facets'),
    details: loadOf(callOf(oddsScannerOutcomeDetailsCalls, name)),
    record: loadOf(callOf(oddsScannerRecordCalls, name)),
    news: newsCalls(matchNotificationsOf(name), offered),
    ...own,
  });
}

/** `/odds-scanner` of the three sports: prices that move, or exceed their value. */
export const soccer = oddsScannerOf('soccer', {
  route: 'oddsScanner',
  matchRoute: 'events',
  templates: templateCalls(soccerScannerTemplates),
});

export const hockey = oddsScannerOf('hockey', {
  route: 'hockeyOddsScanner',
  matchRoute: 'hockeyEvents',
  templates: templateCalls(hockeyScannerTemplates),
});

export const tennis = oddsScannerOf('tennis', {
  route: 'tennisOddsScanner',
  matchRoute: 'tennisEvents',
  templates: templateCalls(tennisScannerTemplates),
  offered: [MATCH_NEWS.start, MATCH_NEWS.score, MATCH_NEWS.final, MATCH_NEWS.odds],
});
