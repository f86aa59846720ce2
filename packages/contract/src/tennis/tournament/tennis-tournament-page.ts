import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { tournamentPage } from '../../entities/tennis/tournament-page.ts';
import { errorCodes } from '../../refusals.ts';
import { entityUrl } from '../../values/entity-url.ts';
import { editionQuery } from './edition-query.ts';

export const tennisTournamentPage = defineEndpoint<typeof tennisTournamentPageSchemas>()({
  name: 'tennisTournamentPage',
  method: 'GET',
  path: '/tennis/tournament/page/:leagueUrl',
  access: 'public',
  cache: 'shared',
});

export const tennisTournamentPageSchemas = () => ({
  summary: 'Get an edition of a tennis tournament: seeds, statistics, next matches and results',
  tags: ['tennis'],
  refusals: errorCodes('not_found'),
  segments: z.object({ leagueUrl: entityUrl() }),
  query: z.object(editionQuery()),
  reply: tournamentPage,
});
