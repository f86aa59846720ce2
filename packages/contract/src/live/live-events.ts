import * as z from 'zod/mini';
import { liveChance } from '../entities/events/live-chance.ts';

const seconds = z.int().check(z.gte(0));
const known = z.union([z.string(), z.number(), z.array(z.unknown())]);
const teamChange = z.record(z.string(), z.nullable(known));

/** What only the page of a match shows. */
const eventChange = z.object({
  /** Tips on the match. */
  tips: z.optional(z.int()),
  /** Goals and dismissals in its header. */
  incidents: z.optional(z.int()),
  /** Revision of the match: changes with any of its stored data, prices of any market too. */
  revision: z.optional(z.int()),
  /** Closing odds in the order of the main line; null = not closed. */
  closing: z.optional(z.nullable(z.array(z.nullable(z.number())))),
  /** Of the running match; null = it is not running, or its state is not known. */
  chance: z.optional(z.nullable(liveChance)),
});

/** Site line of an outcome, without a time where its source gives none; null = no longer open. */
const scanChange = z.nullable(z.object({ odds: z.number(), changedAt: z.nullable(seconds) }));

export const changes = z.object({
  /** Unix second up to which all changes were sent. */
  asOf: seconds,
  /** By match id: the compact keys that changed, null = no longer known. */
  matches: z.record(z.string(), z.record(z.string(), z.nullable(z.union([known, teamChange])))),
  /** By match id, only to listeners of that match. */
  events: z.optional(z.record(z.string(), eventChange)),
  /** By match id and odd type, only to listeners of the scanner. */
  scan: z.optional(z.record(z.string(), z.record(z.string(), scanChange))),
});

/** Nothing happened; the connection is alive. */
export const beat = z.object({ asOf: seconds });

/** The caller's unread notifications: at first, and whenever there are more or fewer. */
export const notices = z.object({ unread: z.int().check(z.gte(0)) });

/** More was missed than is retained. */
export const resync = z.object({ asOf: seconds });

/** The last event of a connection. */
export const bye = z.object({ reason: z.enum(['slow', 'closing', 'premium']) });

export type EventChange = z.output<typeof eventChange>;
export type ScanChange = z.output<typeof scanChange>;
export type LiveChanges = z.output<typeof changes>;
export interface LiveEvents {
  readonly changes: LiveChanges;
  readonly beat: z.output<typeof beat>;
  readonly notices: z.output<typeof notices>;
  readonly resync: z.output<typeof resync>;
  readonly bye: z.output<typeof bye>;
}
