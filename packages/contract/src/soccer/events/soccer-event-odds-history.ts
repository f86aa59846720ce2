import { SPORT } from '@tipmark/domain';
import { defineEndpoint } from '../../endpoint.ts';
import { oddsHistorySchemasOf } from '../../entities/events/odds-history-schemas.ts';

export const soccerEventOddsHistory = defineEndpoint<typeof soccerEventOddsHistorySchemas>()({
  name: 'soccerEventOddsHistory',
  method: 'GET',
  path: '/soccer/events/odds-history/:matchUrl/:market',
  access: 'public',
  cache: 'shared',
});

export const soccerEventOddsHistorySchemas = () => oddsHistorySchemasOf(SPORT.soccer, 'soccer');
