import { SPORT, SPORT_NAMES, type SportName } from '@tipmark/domain';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { scannerBody } from './scanner-body.ts';
import { templateRecord } from './template-record.ts';

/** Only the first preset is open to everybody; more is `premium_required`. */
export const oddsScannerRecordCalls = defineSportEndpoints<typeof oddsScannerRecordCallsSchemas>()(
  SPORT_NAMES,
  {
    name: '*OddsScannerRecord',
    method: 'POST',
    path: '/*/odds-scanner/record',
    access: 'public',
    cache: 'private',
  },
);

export const oddsScannerRecordCallsSchemas = (sport: SportName) => ({
  summary: 'Backtest a scanner template or filter on stored odds',
  tags: ['scanner'],
  refusals: errorCodes('unauthorized', 'premium_required', 'blocked', 'not_found', 'rate_limited'),
  body: scannerBody(SPORT[sport]),
  reply: templateRecord,
});
