import { z } from 'zod';
import {
  key,
  milliOdds,
  minute,
  oddType,
  seq,
  source,
  stoppage,
  unixSeconds,
} from './feed-fields.ts';

const count = z.int().min(0).max(999);

export const teamStatistics = z.object({
  shots: count.optional(),
  shotsOnTarget: count.optional(),
  fouls: count.optional(),
  corners: count.optional(),
  yellowCards: count.optional(),
  redCards: count.optional(),
  /** Percent of the ball, 0–100. */
  possession: z.number().min(0).max(100).optional(),
  expectedGoals: z.number().min(0).max(30).optional(),
  /** Hockey. */
  saves: count.optional(),
  powerPlays: count.optional(),
  powerPlayGoals: count.optional(),
  penaltyMinutes: count.optional(),
  faceOffsWon: count.optional(),
  /** Tennis, of the own serve. */
  aces: count.optional(),
  doubleFaults: count.optional(),
  servePoints: count.optional(),
  firstServesIn: count.optional(),
  firstServesWon: count.optional(),
  secondServesWon: count.optional(),
  serveGames: count.optional(),
  breakPointsFaced: count.optional(),
  breakPointsSaved: count.optional(),
});

export const statisticsRecord = z.object({
  kind: z.literal('statistics'),
  source,
  matchKey: key,
  seq,
  /** When it was counted, as that of an event: of a running match, for who pressed when. */
  minute: minute.optional(),
  stoppage: stoppage.optional(),
  home: teamStatistics,
  away: teamStatistics,
  /** The same of the halves or periods that have begun, in their order. */
  parts: z
    .array(z.object({ home: teamStatistics, away: teamStatistics }))
    .max(5)
    .optional(),
});

export const oddsRecord = z.object({
  kind: z.literal('odds'),
  source,
  matchKey: key,
  at: unixSeconds,
  phase: z.enum(['first', 'closing']).optional(),
  prices: z
    .array(z.tuple([key, oddType, milliOdds]))
    .min(1)
    .max(2_000),
});

const expectedGoals = z.number().min(0).max(30);

export const forecastRecord = z.object({
  kind: z.literal('forecast'),
  source,
  matchKey: key,
  at: unixSeconds,
  scores: z.tuple([expectedGoals, expectedGoals]),
  score: z.string().regex(/^\d{1,2}:\d{1,2}$/),
});
