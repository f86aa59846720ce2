import { SPORT, TOTALS_SORT, totalsMarketsOf } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { seasonTotals } from '../../entities/hockey-league-page.ts';
import { errorCodes } from '../../refusals.ts';
import { maybeEntityId } from '../../values/entity-url.ts';
import { oneOf, oneOfValues } from '../../values/positional.ts';
import { leagueId } from './league-query.ts';

export const hockeyLeagueTotals = defineEndpoint<typeof hockeyLeagueTotalsSchemas>()({
  name: 'hockeyLeagueTotals',
  method: 'GET',
  path: '/hockey/league/totals',
  access: 'public',
  cache: 'shared',
});

export const hockeyLeagueTotalsSchemas = () => ({
  summary: 'Get the totals of a league’s teams',
  tags: ['hockey'],
  refusals: errorCodes('not_found'),
  query: z.object({
    leagueId: leagueId(),
    /** Absent or 0 = the current one. */
    seasonId: z.optional(maybeEntityId()),
    marketType: z.optional(oneOf(totalsMarketsOf(SPORT.hockey))),
    sortType: z.optional(oneOfValues(TOTALS_SORT)),
  }),
  reply: seasonTotals,
});
