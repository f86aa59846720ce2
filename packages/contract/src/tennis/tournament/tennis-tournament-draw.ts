import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { tournamentDraw } from '../../entities/tennis/tournament-page.ts';
import { errorCodes } from '../../refusals.ts';
import { entityUrl } from '../../values/entity-url.ts';
import { editionQuery } from './edition-query.ts';

export const tennisTournamentDraw = defineEndpoint<typeof tennisTournamentDrawSchemas>()({
  name: 'tennisTournamentDraw',
  method: 'GET',
  path: '/tennis/tournament/draw/:leagueUrl',
  access: 'public',
  cache: 'shared',
});

export const tennisTournamentDrawSchemas = () => ({
  summary: 'Get the draw of an edition of a tennis tournament',
  tags: ['tennis'],
  refusals: errorCodes('not_found'),
  segments: z.object({ leagueUrl: entityUrl() }),
  query: z.object(editionQuery()),
  reply: tournamentDraw,
});
