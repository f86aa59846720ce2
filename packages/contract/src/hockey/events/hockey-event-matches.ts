import { defineEndpoint } from '../../endpoint.ts';
import { eventMatchesSchemasOf } from '../../entities/events/event-schemas.ts';

export const hockeyEventMatches = defineEndpoint<typeof hockeyEventMatchesSchemas>()({
  name: 'hockeyEventMatches',
  method: 'GET',
  path: '/hockey/events/matches/:matchUrl/:countOfMatches/:countOfMonths/:isCurrentTournament/:isCurrentCompetitor/:isCurrentGameSeason/:isSaveHomeAwayStatus/:isExcludeFriendlies',
  access: 'public',
  cache: 'shared',
});

export const hockeyEventMatchesSchemas = () => eventMatchesSchemasOf('hockey');
