import { DRAW_ENTRIES, DRAW_ROUNDS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { surfaceOfCourt } from '../../values/court.ts';
import { unixSecond } from '../../values/decimal-odds.ts';
import { leagueHead } from '../league.ts';
import { wireMatch } from '../wire-match.ts';

const drawnPlayer = z.object({
  id: z.int(),
  link: z.string(),
  name: z.string(),
  countryCode: z.string(),
  logo: z.nullable(z.string()),
  seed: z.nullable(z.int()),
  /** How they entered the draw; null = by ranking, or not reported. */
  entry: z.nullable(z.enum(DRAW_ENTRIES)),
});

const drawSlot = z.object({
  /** From 1: winners of 1 and 2 meet in 1 of the next round. */
  position: z.int(),
  /** null: the player is not known, or there was a bye. */
  match: z.nullable(wireMatch),
  /** In the order of the draw, which need not be home first; null = not known yet. */
  players: z.tuple([z.nullable(drawnPlayer), z.nullable(drawnPlayer)]),
  winnerId: z.nullable(z.int()),
  /** A bye: the only player had no opponent. */
  isBye: z.boolean(),
});

const drawRound = z.object({
  round: z.enum(DRAW_ROUNDS),
  slots: z.array(drawSlot).check(z.maxLength(64)),
});

/** The knock-out of the tournament a match belongs to. */
export const tennisDraw = z.object({
  /** The requested match. */
  link: z.string(),
  league: leagueHead,
  season: z.object({ id: z.int(), name: z.string() }),
  court: z.nullable(surfaceOfCourt),
  /** The first round first, up to the final; empty for a tournament without a knock-out. */
  rounds: z.array(drawRound).check(z.maxLength(DRAW_ROUNDS.length)),
  asOf: unixSecond,
});

export type DrawnPlayer = z.output<typeof drawnPlayer>;
export type DrawSlotItem = z.output<typeof drawSlot>;
export type TennisDraw = z.output<typeof tennisDraw>;
