import { SHOT_BODIES, SHOT_OUTCOMES, SHOT_SITUATIONS, SHOT_STRENGTHS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { unixSecond } from '../../values/decimal-odds.ts';

const side = z.enum(['home', 'away']);

export const storyShot = z.object({
  minute: z.int(),
  stoppage: z.nullable(z.int()),
  /** Of the minute; null where seconds are not counted. */
  second: z.nullable(z.int()),
  /** Minutes on the axis of the story. */
  at: z.number(),
  side,
  outcome: z.enum(SHOT_OUTCOMES),
  player: z.nullable(z.string()),
  /** Chance of a goal; null where its location is not known. */
  expectedGoals: z.nullable(z.number()),
  /** Metres to the goal line and from the axis. */
  place: z.nullable(z.tuple([z.number(), z.number()])),
  body: z.optional(z.enum(SHOT_BODIES)),
  situation: z.optional(z.enum(SHOT_SITUATIONS)),
  strength: z.optional(z.enum(SHOT_STRENGTHS)),
});

export const storyMomentum = z.object({
  /** Weight of the moments of each minute, home and away. */
  bars: z.array(z.tuple([z.number(), z.number()])).check(z.maxLength(700)),
  /**
   * Who pressed at the end of each minute from 0 on, 100 is home alone; absent where only goals and
   * cards are known.
   */
  line: z.optional(z.array(z.int()).check(z.maxLength(700))),
  /** Where a source only has totals: the moments are what they grew by from poll to poll. */
  polls: z.optional(
    z.object({
      everyMinutes: z.int(),
      halfLifeMinutes: z.int(),
      /** Minutes after the first up to the second, of which nothing is known. */
      gaps: z.array(z.tuple([z.int(), z.int()])).check(z.maxLength(60)),
    }),
  ),
});

export const playerRating = z.object({
  name: z.string(),
  number: z.nullable(z.int()),
  position: z.enum(['GK', 'DF', 'MF', 'FW']),
  /** From 3.0 to 10.0; null for less than ten minutes. */
  rating: z.nullable(z.number()),
  /** Minute he came on; absent: from the start. */
  from: z.optional(z.int()),
  /** Minute he went off; absent: to the end. */
  to: z.optional(z.int()),
  goals: z.int(),
  assists: z.int(),
  yellow: z.boolean(),
  red: z.boolean(),
  ownGoals: z.int(),
  /** Absent where shots are not known. */
  saves: z.optional(z.int()),
});

const pair = z.tuple([z.number(), z.number()]);

const ratings = z.array(playerRating).check(z.maxLength(60));

/** What the reported moments of a match add up to; a part its sources do not know is absent. */
export const eventStory = z.object({
  link: z.string(),
  /** Minutes of the axis: those played so far, or of the whole match. */
  until: z.number(),
  momentum: z.optional(storyMomentum),
  /** In the order they were taken. */
  shots: z.optional(z.array(storyShot).check(z.maxLength(250))),
  /** Sums of both sides, of the match and of its parts, where all shots have a location. */
  expectedGoals: z.optional(z.object({ whole: pair, parts: z.array(pair).check(z.maxLength(5)) })),
  ratings: z.optional(
    z.object({
      /** Whether shots and saves are known, or goals and cards alone. */
      hasShots: z.boolean(),
      home: ratings,
      away: ratings,
    }),
  ),
  asOf: unixSecond,
});

export type StoryShot = z.output<typeof storyShot>;
export type PlayerRatingRow = z.output<typeof playerRating>;
export type EventStory = z.output<typeof eventStory>;
