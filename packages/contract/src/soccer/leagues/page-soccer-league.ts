import { REFEREES_SORT, TOTALS_MARKET, TOTALS_SORT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { tableCountOfMonths, tableQuery } from '../../entities/events/event-segments.ts';
import { leaguePage } from '../../entities/league-page.ts';
import { errorCodes } from '../../refusals.ts';
import { entityUrl, maybeEntityId } from '../../values/entity-url.ts';
import { oneOfValues } from '../../values/positional.ts';
import { roundNumber } from '../../values/round-number.ts';

export const pageSoccerLeague = defineEndpoint<typeof pageSoccerLeagueSchemas>()({
  name: 'pageSoccerLeague',
  method: 'GET',
  path: '/page-soccer-league/:leagueId/:seasonId/:teamId/:tableCountOfMonths/:refereesSortType/:totalsMarketType/:totalsSortType',
  access: 'public',
  cache: 'shared',
});

export const pageSoccerLeagueSchemas = () => ({
  summary: 'Get a season of a soccer league',
  tags: ['soccer'],
  refusals: errorCodes('not_found'),
  segments: z.object({
    leagueId: entityUrl(),
    /** `0` = the current one. */
    seasonId: maybeEntityId(),
    /** `0` = all teams. */
    teamId: maybeEntityId(),
    tableCountOfMonths: tableCountOfMonths(),
    refereesSortType: oneOfValues(REFEREES_SORT),
    /** No match of soccer has a third part: 4 is refused. */
    totalsMarketType: oneOfValues(TOTALS_MARKET).check(
      z.refine((market) => market !== TOTALS_MARKET.thirdPeriod, { error: 'is none of soccer' }),
    ),
    totalsSortType: oneOfValues(TOTALS_SORT),
  }),
  query: z.extend(tableQuery(), { round: roundNumber() }),
  reply: leaguePage,
});
