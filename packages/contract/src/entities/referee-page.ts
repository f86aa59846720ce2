import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';
import { originalName } from '../values/original-name.ts';
import { refereedMatch } from './events/event-referee.ts';
import { leagueHead, matchWithLeague } from './league.ts';
import { sidebar } from './page-empty.ts';
import { refereeStatistics } from './referee.ts';

const refereeHead = z.object({
  link: z.string(),
  name: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
});

/** A referee with his chosen matches. */
export const refereePage = z.object({
  referee: refereeHead,
  originalName,
  isSimulated: z.boolean(),
  leagues: z.array(leagueHead).check(z.maxLength(50)),
  figures: refereeStatistics,
  /** Newest first. */
  matches: z.array(refereedMatch).check(z.maxLength(500)),
  /** Matches he is named for. */
  assigned: z.array(matchWithLeague).check(z.maxLength(20)),
  asOf: unixSecond,
});

/** Means of both sides together; null = unknown in all his matches. */
const mean = z.nullable(z.number());

export const refereeRow = z.extend(refereeHead, {
  count: z.int(),
  yellowCards: mean,
  redCards: mean,
  penalties: mean,
  fouls: mean,
  /** Start of the next match he is named for. */
  nextMatchAt: z.nullable(unixSecond),
});

export const refereesPage = z.object({
  referees: z.array(refereeRow).check(z.maxLength(30)),
  /** Nothing matched: the list without the condition of the present, the latest ones. */
  isWidened: z.optional(z.literal(true)),
  /** Leagues that name referees, one of which may be chosen. */
  leagues: z
    .array(z.pick(leagueHead, { id: true, name: true, countryName: true }))
    .check(z.maxLength(500)),
  sidebar: z.nullable(sidebar),
  nextPageNumber: z.nullable(z.int()),
  asOf: unixSecond,
});

export type RefereePage = z.output<typeof refereePage>;
export type RefereeRow = z.output<typeof refereeRow>;
export type RefereesPage = z.output<typeof refereesPage>;
