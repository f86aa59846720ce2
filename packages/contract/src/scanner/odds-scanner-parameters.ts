import { SPORT, SPORT_NAMES, type SportName } from '@tipmark/domain';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { scannerBody } from './scanner-body.ts';
import { scannerResult } from './scanner-result.ts';

/** Only the first preset is open to everybody, delayed and cut; more is `premium_required`. */
export const oddsScannerParametersCalls = defineSportEndpoints<
  typeof oddsScannerParametersCallsSchemas
>()(SPORT_NAMES, {
  name: '*OddsScannerParameters',
  method: 'POST',
  path: '/*/odds-scanner/parameters',
  access: 'public',
  cache: 'private',
});

export const { soccerOddsScannerParameters } = oddsScannerParametersCalls;

export const oddsScannerParametersCallsSchemas = (sport: SportName) => ({
  summary: 'Scan outcomes for moving odds and value',
  tags: ['scanner'],
  refusals: errorCodes('unauthorized', 'premium_required', 'blocked', 'not_found', 'rate_limited'),
  body: scannerBody(SPORT[sport]),
  reply: scannerResult,
});
