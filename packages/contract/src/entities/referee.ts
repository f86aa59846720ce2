import * as z from 'zod/mini';
import { average, lineCount } from './statistics.ts';

/** Statistics of a referee's chosen matches. */
export const refereeStatistics = z.object({
  count: z.int(),
  yellowCards: average,
  redCards: average,
  penalties: average,
  fouls: average,
  home: z.int(),
  draw: z.int(),
  away: z.int(),
  /** Over 4.5 card points: yellow 1, red 2. */
  cards: lineCount,
});

export type RefereeStatistics = z.output<typeof refereeStatistics>;
