import {
  COURT_TYPE,
  DRAW_ENTRIES,
  MATCH_EVENTS,
  MATCH_STATUS,
  type MatchStatus,
} from '@tipmark/domain';
import { z } from 'zod';
import {
  goals,
  key,
  minute,
  pair,
  seq,
  source,
  stoppage,
  text,
  unixSeconds,
} from './feed-fields.ts';

const matchStatus = z.enum(MATCH_STATUS) satisfies z.ZodType<MatchStatus>;

const { any: _, ...COURTS } = COURT_TYPE;
const courtType = z.enum(COURTS);
const rank = z.int().min(1).max(9_999).nullable();
const seed = z.int().min(1).max(128).nullable();
const entry = z.enum(DRAW_ENTRIES).nullable();
/** `0` `15` `30` `40` `Ad`, numbers in a tie-break. */
const gamePoints = z.string().regex(/^(?:\d{1,2}|Ad)$/);
const side = z.enum(['home', 'away']);

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
    /** Ranks of the two in the ranking of the tour on that day, null = none. */
    ranks: z.tuple([rank, rank]).optional(),
    bestOf: z.union([z.literal(3), z.literal(5)]).optional(),
    /** Seeds of the two in the draw of the tournament, null = not seeded. */
    seeds: z.tuple([seed, seed]).optional(),
    /** How the two entered the draw, null = by ranking. */
    entries: z.tuple([entry, entry]).optional(),
    /** Position of the match in its round of the draw, from 1: winners of 1 and 2 meet in 1. */
    drawPosition: z.int().min(1).max(256).optional(),
    /** false: `startsAt` is the day its tournament begins, the match follows within three weeks. */
    isDayKnown: z.boolean().optional(),
    isFriendly: z.boolean().optional(),
    /** Played after the season's table is final, which it does not change. */
    isPlayOff: z.boolean().optional(),
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
  /** The time of this state, where the source reports it. */
  at: unixSeconds.optional(),
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
      /** Tennis: points of the running game, while live. */
      points: z.tuple([gamePoints, gamePoints]).optional(),
    })
    .nullable(),
  /** Tennis: who serves, while live. */
  serving: side.optional(),
  /** Full minutes of regular time played, of a match that was abandoned. */
  playedMinutes: z.int().min(0).max(200).optional(),
  /** Who advances, where the score does not show it: tennis after a retirement, a walkover. */
  advancing: side.optional(),
  isCorrection: z.boolean().optional(),
});

export const eventRecord = z.object({
  kind: z.literal('event'),
  source,
  key,
  matchKey: key,
  seq,
  /** When it happened, where the source reports it. */
  at: unixSeconds.optional(),
  minute,
  stoppage: stoppage.optional(),
  /** Of the minute: hockey counts them. */
  second: z.int().min(0).max(59).optional(),
  type: z.enum(MATCH_EVENTS),
  side,
  /** Whose event it is; of a substitution, the player going off. */
  player: text(120).optional(),
  /** Who made the pass to a goal; of a substitution, the player coming on. */
  relatedPlayer: text(120).optional(),
});

/**
 * Keys of all events a source reports of a match so far: those it does not name any more are gone,
 * such as a disallowed goal, in sources whose events have no ids of their own.
 */
export const eventsRecord = z.object({
  kind: z.literal('events'),
  source,
  matchKey: key,
  seq,
  keys: z.array(key).max(400),
});

/** A set of a tennis match so far, point by point; a later one of the same set replaces it. */
export const pointsRecord = z.object({
  kind: z.literal('points'),
  source,
  matchKey: key,
  seq,
  set: z.int().min(1).max(5),
  games: z
    .array(
      z.object({
        /** Who serves, in a tie-break first. */
        serving: side,
        /** Who won each point: 1 home, 2 away. */
        points: z.string().regex(/^[12]{0,200}$/),
        isTieBreak: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(80),
});
