import {
  callOf,
  matchNotificationsOf,
  oddsScannerOutcomeDetailsCalls,
  oddsScannerParametersCalls,
  oddsScannerRecordCalls,
  scannerTemplates,
} from '@tipmark/contract';
import {
  MATCH_NOTIFICATION,
  type MatchNotificationOption,
  SPORT,
  SPORT_NAMES,
  type SportName,
} from '@tipmark/domain';
import { loadOf, pagedLoads } from '@tipmark/match-features/pages';
import { matchRouteOf, routeOfSport } from '@tipmark/route-builder';
import { templateCalls } from '../../parts/templates/template-calls.ts';
import { createOddsScanner } from './create-odds-scanner.tsx';
import { notificationCalls } from './notification-calls.ts';

/** What the sports notify of; without an entry, of everything. */
const OFFERED: Partial<Record<SportName, readonly MatchNotificationOption[]>> = {
  tennis: [
    MATCH_NOTIFICATION.start,
    MATCH_NOTIFICATION.score,
    MATCH_NOTIFICATION.final,
    MATCH_NOTIFICATION.odds,
  ],
};

/** `/odds-scanner` of a sport: prices that move, or exceed their value. */
function oddsScannerOf(name: SportName) {
  const sport = SPORT[name];
  const parameters = callOf(oddsScannerParametersCalls, name);
  return createOddsScanner({
    sport,
    route: routeOfSport(sport, 'oddsScanner') ?? 'oddsScanner',
    matchRoute: matchRouteOf(sport) ?? 'events',
    arbitrageRoute: routeOfSport(sport, 'arbitrage') ?? 'arbitrage',
    templates: templateCalls(scannerTemplates[name]),
    ...pagedLoads(parameters),
    facets: loadOf(parameters, 'Facets'),
    details: loadOf(callOf(oddsScannerOutcomeDetailsCalls, name)),
    record: loadOf(callOf(oddsScannerRecordCalls, name)),
    notifications: notificationCalls(matchNotificationsOf(name), OFFERED[name]),
  });
}

/** The scanner of each sport. */
export const scanners = Object.fromEntries(
  SPORT_NAMES.map((name) => [name, oddsScannerOf(name)]),
) as Readonly<Record<SportName, ReturnType<typeof oddsScannerOf>>>;
