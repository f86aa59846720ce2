import { ZONE_KIND } from '@tipmark/domain';
import * as z from 'zod/mini';
import { originalName } from '../values/original-name.ts';
import { lineCount } from './statistics.ts';

const outcome = z.enum(['win', 'overtimeWin', 'draw', 'overtimeLoss', 'loss']);

/** A team as tables name it. */
export const teamHead = z.object({
  id: z.int(),
  /** Value of the team's route. */
  link: z.string(),
  name: z.string(),
  originalName,
  logo: z.nullable(z.string()),
});

export const tableRow = z.object({
  /**
   * A position only once the team has played; 0 while earlier results of the season are still being
   * stored.
   */
  position: z.int(),
  /** That before the last round; absent before the second one, in tables of a span, in hockey. */
  previousPosition: z.optional(z.int()),
  team: teamHead,
  played: z.int(),
  /** In hockey only in regular time. */
  won: z.int(),
  /** Hockey: in overtime or in the shoot-out. */
  overtimeWon: z.optional(z.int()),
  drawn: z.int(),
  overtimeLost: z.optional(z.int()),
  lost: z.int(),
  goalsFor: z.int(),
  goalsAgainst: z.int(),
  /** After deductions. */
  points: z.int(),
  /** Results of the last five matches, the newest last. */
  form: z.array(outcome).check(z.maxLength(5)),
  /** Hockey: matches with more goals in regular time than the main line. */
  over: z.optional(lineCount),
});

/** Neighbouring positions with the same consequence: a cup, promotion, play-offs, relegation. */
export const tableZone = z.object({
  kind: z.enum(ZONE_KIND),
  firstPlace: z.int(),
  lastPlace: z.int(),
  name: z.string(),
});

/** A league's table and the points deducted, for its footnotes. */
export const standingsTable = z.object({
  rows: z.array(tableRow).check(z.maxLength(100)),
  deductions: z
    .array(
      z.object({
        teamId: z.int(),
        points: z.int(),
        reason: z.string(),
        /** yyyy-mm-dd */
        date: z.string(),
      }),
    )
    .check(z.maxLength(100)),
  /** The results come from archives without decisions, so that deductions may be unknown. */
  mayLackDeductions: z.optional(z.boolean()),
  /** Absent where they are unknown, and in tables of a span, of home or away matches. */
  zones: z.optional(z.array(tableZone).check(z.maxLength(10))),
});

export type TeamHead = z.output<typeof teamHead>;
export type TableRow = z.output<typeof tableRow>;
export type StandingsTable = z.output<typeof standingsTable>;
