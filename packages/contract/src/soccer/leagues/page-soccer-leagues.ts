import { defineEndpoint } from '../../endpoint.ts';
import { leaguesPageSchemasOf } from '../../entities/list-schemas.ts';

export const pageSoccerLeagues = defineEndpoint<typeof pageSoccerLeaguesSchemas>()({
  name: 'pageSoccerLeagues',
  method: 'GET',
  path: '/page-soccer-leagues/:pageNumber/:countOfMatches/:isCurrentGameSeason/:countOfMonths/:leagueType/:areOnlyActive/:sortType/:isInit',
  access: 'public',
  cache: 'shared',
});

export const pageSoccerLeaguesSchemas = () => leaguesPageSchemasOf('soccer');
