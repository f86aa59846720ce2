import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { leagueMatches } from '../../entities/league-page.ts';
import { errorCodes } from '../../refusals.ts';
import { lastMatchId, seasonQuery } from './league-query.ts';

export const hockeyLeagueFixtures = defineEndpoint<typeof hockeyLeagueFixturesSchemas>()({
  name: 'hockeyLeagueFixtures',
  method: 'GET',
  path: '/hockey/league/matches/fixtures',
  access: 'public',
  cache: 'shared',
});

export const hockeyLeagueFixturesSchemas = () => ({
  summary: 'List more fixtures of a season',
  tags: ['hockey'],
  refusals: errorCodes('not_found'),
  query: z.object({ ...seasonQuery(), lastMatchId: lastMatchId() }),
  reply: leagueMatches,
});
