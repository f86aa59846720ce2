import * as z from 'zod/mini';
import { unixSecond } from '../../values/decimal-odds.ts';
import { leagueHead } from '../league.ts';
import { standingsTable } from '../standings-table.ts';

/** The table of the match's season; its two teams are found by their ids. */
export const eventTable = z.object({
  link: z.string(),
  league: leagueHead,
  season: z.object({ id: z.int(), name: z.string() }),
  homeId: z.int(),
  awayId: z.int(),
  table: standingsTable,
  asOf: unixSecond,
});

export type EventTable = z.output<typeof eventTable>;
