import { defineEndpoint } from '../../endpoint.ts';
import { leaguesPageSchemasOf } from '../../entities/list-schemas.ts';

export const pageHockeyLeagues = defineEndpoint<typeof pageHockeyLeaguesSchemas>()({
  name: 'pageHockeyLeagues',
  method: 'GET',
  path: '/page-hockey-leagues/:pageNumber/:countOfMatches/:isCurrentGameSeason/:countOfMonths/:leagueType/:areOnlyActive/:sortType/:isInit',
  access: 'public',
  cache: 'shared',
});

export const pageHockeyLeaguesSchemas = () => leaguesPageSchemasOf('hockey');
