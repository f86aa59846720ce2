import { ZONE_KIND } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineOpen } from './declare-open.ts';
import { namedRef, openId, withDescription } from './open-values.ts';

const ofOvertime = z.nullable(z.int());

/** Empty where a competition has none. */
export const openLeagueTable = defineOpen({
  name: 'leagueTable',
  path: '/leagues/:league/table',
  summary: 'Table of a season of a league',
  tag: 'reference',
  segments: z.object({ league: openId() }),
  filters: z.object({
    season: withDescription(z.optional(openId()), 'The current one by default'),
  }),
  row: z.object({
    rank: z.int(),
    team: namedRef,
    played: z.int(),
    won: z.int(),
    wonInOvertime: ofOvertime,
    drawn: z.int(),
    lostInOvertime: ofOvertime,
    lost: z.int(),
    scored: z.int(),
    conceded: z.int(),
    points: withDescription(z.int(), 'After deductions'),
    deducted: z.int(),
    form: withDescription(
      z.array(z.enum(['win', 'overtimeWin', 'draw', 'overtimeLoss', 'loss'])),
      'The last five, the newest last',
    ),
    zone: withDescription(
      z.nullable(z.object({ kind: z.enum(ZONE_KIND), name: z.string() })),
      'What the rank leads to',
    ),
  }),
});
