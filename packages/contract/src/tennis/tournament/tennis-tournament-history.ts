import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { tournamentHistory } from '../../entities/tennis/tournament-page.ts';
import { errorCodes } from '../../refusals.ts';
import { entityUrl } from '../../values/entity-url.ts';

export const tennisTournamentHistory = defineEndpoint<typeof tennisTournamentHistorySchemas>()({
  name: 'tennisTournamentHistory',
  method: 'GET',
  path: '/tennis/tournament/history/:leagueUrl',
  access: 'public',
  cache: 'shared',
});

export const tennisTournamentHistorySchemas = () => ({
  summary: 'List the champions of a tennis tournament by year, and its most successful players',
  tags: ['tennis'],
  refusals: errorCodes('not_found'),
  segments: z.object({ leagueUrl: entityUrl() }),

  reply: tournamentHistory,
});
