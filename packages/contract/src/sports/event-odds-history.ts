import { SPORT, SPORT_NAMES, type SportName } from '@tipmark/domain';
import * as z from 'zod/mini';
import { oddsHistory } from '../entities/events/odds-history.ts';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { entityUrl } from '../values/entity-url.ts';
import { marketSegment } from '../values/market-segment.ts';

export const eventOddsHistoryCalls = defineSportEndpoints<typeof eventOddsHistoryCallsSchemas>()(
  SPORT_NAMES,
  {
    name: '*EventOddsHistory',
    method: 'GET',
    path: '/*/events/odds-history/:matchUrl/:market',
    access: 'public',
    cache: 'shared',
  },
);

export const { soccerEventOddsHistory } = eventOddsHistoryCalls;

export const eventOddsHistoryCallsSchemas = (sport: SportName) => ({
  summary: 'Get the odds history of a market',
  tags: [sport],
  refusals: errorCodes('not_found'),
  segments: z.object({ matchUrl: entityUrl(), market: marketSegment(SPORT[sport]) }),
  reply: oddsHistory,
});
