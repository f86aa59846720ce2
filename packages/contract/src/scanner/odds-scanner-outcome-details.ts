import { SPORT, type Sport } from '@tipmark/domain';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { outcomeDetailsBody, outcomeDetailsReply } from './outcome-details.ts';

const schemasOf = (sport: Sport) => () => ({
  summary: 'Get the odds history of an outcome, by bookmaker',
  tags: ['scanner'],
  refusals: errorCodes('not_found', 'rate_limited'),
  body: outcomeDetailsBody(sport),
  reply: outcomeDetailsReply,
});

type Schemas = ReturnType<typeof schemasOf>;

const PREMIUM = { method: 'POST', access: 'premium', cache: 'private' } as const;

export const soccerOddsScannerOutcomeDetails = defineEndpoint<Schemas>()({
  name: 'soccerOddsScannerOutcomeDetails',
  path: '/soccer/odds-scanner/outcome-details',
  ...PREMIUM,
});
export const hockeyOddsScannerOutcomeDetails = defineEndpoint<Schemas>()({
  name: 'hockeyOddsScannerOutcomeDetails',
  path: '/hockey/odds-scanner/outcome-details',
  ...PREMIUM,
});
export const tennisOddsScannerOutcomeDetails = defineEndpoint<Schemas>()({
  name: 'tennisOddsScannerOutcomeDetails',
  path: '/tennis/odds-scanner/outcome-details',
  ...PREMIUM,
});

export const soccerOddsScannerOutcomeDetailsSchemas = schemasOf(SPORT.soccer);
export const hockeyOddsScannerOutcomeDetailsSchemas = schemasOf(SPORT.hockey);
export const tennisOddsScannerOutcomeDetailsSchemas = schemasOf(SPORT.tennis);
