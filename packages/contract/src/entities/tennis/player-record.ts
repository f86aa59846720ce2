import { SERVE_STATISTICS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { surfaceOfCourt } from '../../values/court.ts';

/** Own first: won and lost. */
export const wonAndLost = z.readonly(z.tuple([z.int(), z.int()]));

/** Totals of a player's matches. */
export const playerRecord = z.object({
  matches: wonAndLost,
  sets: wonAndLost,
  games: wonAndLost,
  tieBreaks: wonAndLost,
  decidingSets: wonAndLost,
  /** Games of both in a set, two decimals; null without a set. */
  gamesPerSet: z.nullable(z.number()),
  /** Surfaces it played on, where the surface is known. */
  surfaces: z.array(z.object({ court: surfaceOfCourt, matches: wonAndLost })).check(z.maxLength(5)),
  /** Matches won or lost in a row up to the newest. */
  streak: z.nullable(z.object({ isWon: z.boolean(), count: z.int() })),
});

/** Means per match or percent, two decimals; an unknown statistic is omitted. */
export const serveRow = z.object({
  figure: z.enum(SERVE_STATISTICS),
  own: z.number(),
  other: z.number(),
  of: z.int(),
});

export const serveRows = z.array(serveRow).check(z.maxLength(SERVE_STATISTICS.length));

export type PlayerRecordItem = z.output<typeof playerRecord>;
export type ServeStatisticRow = z.output<typeof serveRow>;
