import { defineEndpoint } from '../../endpoint.ts';
import { eventSummarySchemasOf } from '../../entities/events/event-schemas.ts';

export const soccerEventSummary = defineEndpoint<typeof soccerEventSummarySchemas>()({
  name: 'soccerEventSummary',
  method: 'GET',
  path: '/soccer/events/summary/:matchUrl/:countOfMatches/:countOfMonths/:isCurrentTournament/:isCurrentCompetitor/:isCurrentGameSeason/:isSaveHomeAwayStatus/:isExcludeFriendlies',
  access: 'public',
  cache: 'shared',
});

export const soccerEventSummarySchemas = () => eventSummarySchemasOf('soccer');
