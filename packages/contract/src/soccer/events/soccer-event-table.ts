import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { tableCountOfMonths, tableQuery } from '../../entities/events/event-segments.ts';
import { eventTable } from '../../entities/events/event-table.ts';
import { errorCodes } from '../../refusals.ts';
import { entityUrl } from '../../values/entity-url.ts';

export const soccerEventTable = defineEndpoint<typeof soccerEventTableSchemas>()({
  name: 'soccerEventTable',
  method: 'GET',
  path: '/soccer/events/table/:matchUrl/:tableCountOfMonths',
  access: 'public',
  cache: 'shared',
});

export const soccerEventTableSchemas = () => ({
  summary: 'Get the table of the match’s season',
  tags: ['soccer'],
  refusals: errorCodes('not_found'),
  segments: z.object({ matchUrl: entityUrl(), tableCountOfMonths: tableCountOfMonths() }),
  query: tableQuery(),
  reply: eventTable,
});
