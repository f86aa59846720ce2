import * as z from 'zod/mini';
import { unixSecond } from '../../values/decimal-odds.ts';

/** Value of a player’s part of his page’s route. */
const link = z.optional(z.string());

export const squadPlayer = z.object({
  name: z.string(),
  link,
  number: z.nullable(z.int()),
  position: z.nullable(z.enum(['GK', 'DF', 'MF', 'FW'])),
  /** Full years on the day of the match. */
  age: z.nullable(z.int()),
  club: z.nullable(z.string()),
  /** Goals in the season before the match, where its events are known. */
  goals: z.int(),
  /** Of a team’s page: matches he played in and his minutes; absent = line-ups are not known. */
  matches: z.optional(z.int()),
  minutes: z.optional(z.int()),
  yellowCards: z.optional(z.int()),
  redCards: z.optional(z.int()),
  assists: z.optional(z.int()),
  /** Hockey: in the matches whose events are known. */
  penaltyMinutes: z.optional(z.int()),
  /** Hockey: of matches the goalie began; absent where none is known. */
  goalie: z.optional(z.object({ matches: z.int(), shots: z.int(), saves: z.int() })),
});

const lineupPlayer = z.object({
  name: z.string(),
  link,
  number: z.nullable(z.int()),
  position: z.nullable(z.enum(['GK', 'DF', 'MF', 'FW'])),
});

const ratedPlayer = z.object({
  ...lineupPlayer.shape,
  /** Of the match, from 3.0 to 10.0; absent for who did not play ten minutes of it. */
  rating: z.optional(z.number()),
});

export const eventLineup = z.object({
  /** Published by the team; otherwise predicted from its last five matches. */
  isPublished: z.boolean(),
  /** `4-2-3-1`: lines of field players from the back. */
  formation: z.nullable(z.string()),
  starting: z.array(ratedPlayer).check(z.maxLength(22)),
  /** Empty while it is not published. */
  substitutes: z.array(ratedPlayer).check(z.maxLength(40)),
});

export const absentPlayer = z.object({
  ...lineupPlayer.shape,
  reason: z.enum(['injured', 'suspended', 'ill', 'other']),
});

/** A side's players of the season, keepers first; empty = not known. */
export const eventSquad = z.object({
  side: z.enum(['home', 'away']),
  players: z.array(squadPlayer).check(z.maxLength(60)),
  lineup: z.nullable(eventLineup),
  /** Who cannot play, as far as it is known. */
  absent: z.array(absentPlayer).check(z.maxLength(40)),
});

export const eventSquads = z.object({
  link: z.string(),
  squads: z.tuple([eventSquad, eventSquad]),
  asOf: unixSecond,
});

export type SquadPlayer = z.output<typeof squadPlayer>;
export type EventSquad = z.output<typeof eventSquad>;
export type EventLineup = z.output<typeof eventLineup>;
export type AbsentPlayer = z.output<typeof absentPlayer>;
export type EventSquads = z.output<typeof eventSquads>;
