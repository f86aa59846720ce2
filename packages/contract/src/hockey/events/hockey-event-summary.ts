import { defineEndpoint } from '../../endpoint.ts';
import { eventSummarySchemasOf } from '../../entities/events/event-schemas.ts';

export const hockeyEventSummary = defineEndpoint<typeof hockeyEventSummarySchemas>()({
  name: 'hockeyEventSummary',
  method: 'GET',
  path: '/hockey/events/summary/:matchUrl/:countOfMatches/:countOfMonths/:isCurrentTournament/:isCurrentCompetitor/:isCurrentGameSeason/:isSaveHomeAwayStatus/:isExcludeFriendlies',
  access: 'public',
  cache: 'shared',
});

export const hockeyEventSummarySchemas = () => eventSummarySchemasOf('hockey');
