import * as z from 'zod/mini';
import { maybeEntityId } from '../values/entity-url.ts';
import { MAX_ID } from '../values/max-id.ts';
import { integer } from '../values/positional.ts';

/** A league by its link or its number. */
export const leagueId = () =>
  maybeEntityId().check(z.refine((id) => id > 0, { error: 'is not a link' }));

/** Absent or 0 = the current one. */
export const seasonOrCurrent = () => z.optional(maybeEntityId());

/** Absent or 0 = all teams. */
export const teamOf = () => z.optional(maybeEntityId());

/** A real season: it names the league too. */
export const seasonQuery = () => ({ seasonId: integer(1, MAX_ID), teamId: teamOf() });

/** Absent or 0 = from the first. */
export const lastMatchId = () => z.optional(integer(0, MAX_ID));
