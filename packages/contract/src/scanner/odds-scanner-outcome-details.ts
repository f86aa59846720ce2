import { SPORT, SPORT_NAMES, type SportName } from '@tipmark/domain';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { outcomeDetailsBody, outcomeDetailsReply } from './outcome-details.ts';

export const oddsScannerOutcomeDetailsCalls = defineSportEndpoints<
  typeof oddsScannerOutcomeDetailsCallsSchemas
>()(SPORT_NAMES, {
  name: '*OddsScannerOutcomeDetails',
  method: 'POST',
  path: '/*/odds-scanner/outcome-details',
  access: 'premium',
  cache: 'private',
});

export const oddsScannerOutcomeDetailsCallsSchemas = (sport: SportName) => ({
  summary: 'Get the odds history of an outcome, by bookmaker',
  tags: ['scanner'],
  refusals: errorCodes('not_found', 'rate_limited'),
  body: outcomeDetailsBody(SPORT[sport]),
  reply: outcomeDetailsReply,
});
