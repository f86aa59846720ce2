import { defineEndpoint } from '../../endpoint.ts';
import { eventTrendsSchemasOf } from '../../entities/events/event-schemas.ts';

export const soccerEventTrends = defineEndpoint<typeof soccerEventTrendsSchemas>()({
  name: 'soccerEventTrends',
  method: 'GET',
  path: '/soccer/events/trends/:matchUrl/:countOfMatches/:countOfMonths/:isCurrentTournament/:isCurrentCompetitor/:isCurrentGameSeason/:isSaveHomeAwayStatus/:isExcludeFriendlies',
  access: 'public',
  cache: 'shared',
});

export const soccerEventTrendsSchemas = () => eventTrendsSchemasOf('soccer');
