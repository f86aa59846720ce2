import { COUNTS, MATCH_EVENTS, STATISTICS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { matchIncident } from './match-incident.ts';

/** Anything with a minute. A goal is on the side it counts for. */
export const matchEvent = z.extend(matchIncident, {
  type: z.enum(MATCH_EVENTS),
  /** Who made the pass to a goal; of a substitution, the player coming on for `player`. */
  relatedPlayer: z.nullable(z.string()),
});

/** A count of both sides; one known for only one side is omitted. */
export const timelineStatistic = z.object({
  figure: z.enum([...STATISTICS, ...COUNTS]),
  home: z.number(),
  away: z.number(),
});

const timelineStatistics = z.array(timelineStatistic).check(z.maxLength(20));

/** The course of a match, as far as its sources report it. */
export const matchTimeline = z.object({
  /** In the order they happened. */
  events: z.array(matchEvent).check(z.maxLength(300)),
  figures: timelineStatistics,
  /** The same per half or period, empty where not reported. */
  parts: z.array(timelineStatistics).check(z.maxLength(5)),
  /**
   * Chances of the result as the match went, `[minute, home win, draw]` in percent; at a goal or a
   * dismissal twice: before it and after it.
   */
  chances: z.optional(
    z.array(z.tuple([z.number(), z.number(), z.number()])).check(z.maxLength(200)),
  ),
});

export type MatchEvent = z.output<typeof matchEvent>;
export type TimelineStatistic = z.output<typeof timelineStatistic>;
export type MatchTimeline = z.output<typeof matchTimeline>;
