import { defineEndpoint } from '../../endpoint.ts';
import { eventMatchesSchemasOf } from '../../entities/events/event-schemas.ts';

export const soccerEventMatches = defineEndpoint<typeof soccerEventMatchesSchemas>()({
  name: 'soccerEventMatches',
  method: 'GET',
  path: '/soccer/events/matches/:matchUrl/:countOfMatches/:countOfMonths/:isCurrentTournament/:isCurrentCompetitor/:isCurrentGameSeason/:isSaveHomeAwayStatus/:isExcludeFriendlies',
  access: 'public',
  cache: 'shared',
});

export const soccerEventMatchesSchemas = () => eventMatchesSchemasOf('soccer');
