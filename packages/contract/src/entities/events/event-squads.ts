import * as z from 'zod/mini';
import { unixSecond } from '../../values/decimal-odds.ts';

export const squadPlayer = z.object({
  name: z.string(),
  number: z.nullable(z.int()),
  position: z.nullable(z.enum(['GK', 'DF', 'MF', 'FW'])),
  /** Whole years on the day of the match. */
  age: z.nullable(z.int()),
  club: z.nullable(z.string()),
  /** Goals in the season before the match, where its events are known. */
  goals: z.int(),
});

/** A side's players of the season, keepers first; empty = not known. */
export const eventSquad = z.object({
  side: z.enum(['home', 'away']),
  players: z.array(squadPlayer).check(z.maxLength(60)),
});

export const eventSquads = z.object({
  link: z.string(),
  squads: z.tuple([eventSquad, eventSquad]),
  asOf: unixSecond,
});

export type SquadPlayer = z.output<typeof squadPlayer>;
export type EventSquad = z.output<typeof eventSquad>;
export type EventSquads = z.output<typeof eventSquads>;
