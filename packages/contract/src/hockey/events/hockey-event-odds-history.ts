import { SPORT } from '@tipmark/domain';
import { defineEndpoint } from '../../endpoint.ts';
import { oddsHistorySchemasOf } from '../../entities/events/odds-history-schemas.ts';

export const hockeyEventOddsHistory = defineEndpoint<typeof hockeyEventOddsHistorySchemas>()({
  name: 'hockeyEventOddsHistory',
  method: 'GET',
  path: '/hockey/events/odds-history/:matchUrl/:market',
  access: 'public',
  cache: 'shared',
});

export const hockeyEventOddsHistorySchemas = () => oddsHistorySchemasOf(SPORT.hockey, 'hockey');
