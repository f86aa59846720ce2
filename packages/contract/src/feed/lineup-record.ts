import { z } from 'zod';
import { key, seq, source, text } from './feed-fields.ts';

const lineupPlayer = z.object({
  /** As in the squad and the events of the team. */
  name: text(120),
  number: z.int().min(0).max(99).optional(),
  position: z.enum(['GK', 'DF', 'MF', 'FW']).optional(),
});

const lineupSide = z.object({
  /** `4-2-3-1`: lines of field players from the back. */
  formation: z
    .string()
    .regex(/^\d(?:-\d){1,4}$/)
    .optional(),
  /** Empty until it is published. */
  starting: z.array(lineupPlayer).max(22),
  substitutes: z.array(lineupPlayer).max(40),
  /** Who cannot play, as far as it is known. */
  absent: z
    .array(
      z.object({
        name: text(120),
        reason: z.enum(['injured', 'suspended', 'ill', 'other']),
      }),
    )
    .max(40),
});

/** Who plays a match and who cannot, of both sides, complete: a later one replaces it. */
export const lineupRecord = z.object({
  kind: z.literal('lineup'),
  source,
  matchKey: key,
  seq,
  home: lineupSide,
  away: lineupSide,
});

export type LineupSide = z.output<typeof lineupSide>;
