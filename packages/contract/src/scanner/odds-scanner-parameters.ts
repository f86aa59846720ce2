import { SPORT, type Sport } from '@tipmark/domain';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { scannerBody } from './scanner-body.ts';
import { scannerResult } from './scanner-result.ts';

const schemasOf = (sport: Sport) => () => ({
  summary: 'Scan outcomes for moving odds and value',
  tags: ['scanner'],
  refusals: errorCodes('unauthorized', 'premium_required', 'blocked', 'not_found', 'rate_limited'),
  body: scannerBody(sport),
  reply: scannerResult,
});

type Schemas = ReturnType<typeof schemasOf>;

/** Only the first preset is open to everybody, delayed and cut; more is `premium_required`. */
const OPEN = { method: 'POST', access: 'public', cache: 'private' } as const;

export const soccerOddsScannerParameters = defineEndpoint<Schemas>()({
  name: 'soccerOddsScannerParameters',
  path: '/soccer/odds-scanner/parameters',
  ...OPEN,
});
export const hockeyOddsScannerParameters = defineEndpoint<Schemas>()({
  name: 'hockeyOddsScannerParameters',
  path: '/hockey/odds-scanner/parameters',
  ...OPEN,
});
export const tennisOddsScannerParameters = defineEndpoint<Schemas>()({
  name: 'tennisOddsScannerParameters',
  path: '/tennis/odds-scanner/parameters',
  ...OPEN,
});

export const soccerOddsScannerParametersSchemas = schemasOf(SPORT.soccer);
export const hockeyOddsScannerParametersSchemas = schemasOf(SPORT.hockey);
export const tennisOddsScannerParametersSchemas = schemasOf(SPORT.tennis);
