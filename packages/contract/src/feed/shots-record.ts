import { SHOT_BODIES, SHOT_OUTCOMES, SHOT_SITUATIONS, SHOT_STRENGTHS } from '@tipmark/domain';
import { z } from 'zod';
import { key, minute, seq, source, stoppage, text } from './feed-fields.ts';

const moment = {
  /** As that of an event. */
  minute,
  stoppage: stoppage.optional(),
  /** Of the minute: hockey counts them. */
  second: z.int().min(0).max(59).optional(),
  side: z.enum(['home', 'away']),
};

const shot = z
  .object({
    ...moment,
    outcome: z.enum(SHOT_OUTCOMES),
    player: text(120).optional(),
    /** Metres to the goal line. */
    dx: z.number().min(0).max(105).optional(),
    /** Metres from the axis of the pitch; more than 0 is to the left of the shooter. */
    dy: z.number().min(-34).max(34).optional(),
    /** To the goal, where only that is known. */
    feet: z.number().min(0).max(200).optional(),
    body: z.enum(SHOT_BODIES).optional(),
    situation: z.enum(SHOT_SITUATIONS).optional(),
    /** Hockey. */
    strength: z.enum(SHOT_STRENGTHS).optional(),
  })
  .refine((one) => (one.dx === undefined) === (one.dy === undefined), {
    path: ['dx'],
    message: 'has no dy, or the other way round',
  });

/**
 * All attempts of a match so far, of both sides, without those of a shoot-out and own goals. A
 * later record of the source replaces it.
 */
export const shotsRecord = z.object({
  kind: z.literal('shots'),
  source,
  matchKey: key,
  seq,
  shots: z.array(shot).max(250),
  /** Corner kicks, where their minutes are known. */
  corners: z.array(z.object(moment)).max(60).optional(),
});

export type FeedShot = z.output<typeof shot>;
