import { defineEndpoint } from '../../endpoint.ts';
import { eventTrendsSchemasOf } from '../../entities/events/event-schemas.ts';

export const hockeyEventTrends = defineEndpoint<typeof hockeyEventTrendsSchemas>()({
  name: 'hockeyEventTrends',
  method: 'GET',
  path: '/hockey/events/trends/:matchUrl/:countOfMatches/:countOfMonths/:isCurrentTournament/:isCurrentCompetitor/:isCurrentGameSeason/:isSaveHomeAwayStatus/:isExcludeFriendlies',
  access: 'public',
  cache: 'shared',
});

export const hockeyEventTrendsSchemas = () => eventTrendsSchemasOf('hockey');
