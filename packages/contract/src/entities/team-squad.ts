import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';
import { absentPlayer, squadPlayer } from './events/event-squads.ts';

/** A player with what he did in the season. */
const ratedPlayer = z.extend(squadPlayer, {
  /** Mean of his rated matches of the season, from 3.0 to 10.0; absent = none. */
  rating: z.optional(z.number()),
});

export const teamSquad = z.object({
  /** Of the team, as addresses name it. */
  link: z.string(),
  /** Keepers first; empty = not known. */
  players: z.array(ratedPlayer).check(z.maxLength(60)),
  /** Who cannot play in the next match, as far as it is known. */
  absent: z.array(absentPlayer).check(z.maxLength(40)),
  asOf: unixSecond,
});

export type TeamSquad = z.output<typeof teamSquad>;
export type RatedPlayer = TeamSquad['players'][number];
