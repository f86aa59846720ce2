import { COURT_TYPE, MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import { z } from 'zod';
import { goals, key, pair, seq, source, text, unixSeconds } from './feed-fields.ts';

const matchStatus = z.enum(MATCH_STATUS) satisfies z.ZodType<MatchStatus>;

const { any: _, ...COURTS } = COURT_TYPE;
const courtType = z.enum(COURTS);
const rank = z.int().min(1).max(9_999).nullable();

export const matchRecord = z
  .object({
    kind: z.literal('match'),
    source,
    key,
    seq,
    seasonKey: key,
    homeKey: key,
    awayKey: key,
    refereeKey: key.optional(),
    startsAt: unixSeconds,
    isTimeKnown: z.boolean(),
    status: matchStatus,
    round: text(60).optional(),
    /** Tennis. */
    court: courtType.optional(),
    /** Places of the two in the ranking of the tour on that day, null = none. */
    ranks: z.tuple([rank, rank]).optional(),
    bestOf: z.union([z.literal(3), z.literal(5)]).optional(),
    /** false: `startsAt` is the day its tournament begins, the match follows within three weeks. */
    isDayKnown: z.boolean().optional(),
    isFriendly: z.boolean().optional(),
    isCorrection: z.boolean().optional(),
  })
  .refine((match) => match.homeKey !== match.awayKey, {
    path: ['awayKey'],
    message: 'is the same team as homeKey',
  });

export const scoreRecord = z.object({
  kind: z.literal('score'),
  source,
  matchKey: key,
  seq,
  status: matchStatus,
  liveState: z
    .string()
    .regex(/^[A-Z0-9:+]{1,10}$/)
    .optional(),
  secondLine: text(40).optional(),
  score: z
    .object({
      home: goals,
      away: goals,
      periods: z.array(pair).max(5).optional(),
      extra: pair.optional(),
      penalties: pair.optional(),
      redCards: pair.optional(),
      /** Tennis: points of the tie-breaks set by set, null where a set had none. */
      tieBreaks: z.array(pair.nullable()).max(5).optional(),
    })
    .nullable(),
  /** Who goes through, where the score does not say it: tennis after a retirement, a walkover. */
  advancing: z.enum(['home', 'away']).optional(),
  isCorrection: z.boolean().optional(),
});

export const eventRecord = z.object({
  kind: z.literal('event'),
  source,
  key,
  matchKey: key,
  seq,
  minute: z.int().min(0).max(150),
  stoppage: z.int().min(0).max(60).optional(),
  type: z.enum([
    'goal',
    'own_goal',
    'penalty_goal',
    'missed_penalty',
    'yellow',
    'second_yellow',
    'red',
    'substitution',
  ]),
  side: z.enum(['home', 'away']),
  player: text(120).optional(),
});
