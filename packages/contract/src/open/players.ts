import * as z from 'zod/mini';
import { defineOpen } from './declare-open.ts';
import { country, namedRef, openId, openSport, withDescription } from './open-values.ts';

/** Players of the newest known squad of every team, and those who play for themselves. */
export const openPlayers = defineOpen({
  name: 'players',
  path: '/players',
  summary: 'Players of teams, and those who play for themselves',
  tag: 'reference',
  segments: z.object({}),
  filters: z.object({ sport: z.optional(openSport), team: z.optional(openId()) }),
  row: z.object({
    id: withDescription(z.string(), 'The id of the side and, in a team, the name'),
    sport: openSport,
    name: z.string(),
    /** null: plays for themselves. */
    team: z.nullable(namedRef),
    country,
    number: z.nullable(z.int()),
    position: z.nullable(z.enum(['GK', 'DF', 'MF', 'FW'])),
    bornOn: z.nullable(z.string()),
  }),
});
