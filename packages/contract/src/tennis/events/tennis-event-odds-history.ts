import { SPORT } from '@tipmark/domain';
import { defineEndpoint } from '../../endpoint.ts';
import { oddsHistorySchemasOf } from '../../entities/events/odds-history-schemas.ts';

export const tennisEventOddsHistory = defineEndpoint<typeof tennisEventOddsHistorySchemas>()({
  name: 'tennisEventOddsHistory',
  method: 'GET',
  path: '/tennis/events/odds-history/:matchUrl/:market',
  access: 'public',
  cache: 'shared',
});

export const tennisEventOddsHistorySchemas = () => oddsHistorySchemasOf(SPORT.tennis, 'tennis');
