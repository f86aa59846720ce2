import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';
import { matchStart } from '../values/match-start.ts';
import { formMatch } from './events/event-page.ts';
import { leagueHead, matchWithLeague } from './league.ts';
import { teamWithCountry } from './team-page.ts';

/** A team, or a player of tennis. */
const comparedSide = z.extend(teamWithCountry, {
  /** Its league of the season; null without a table. */
  league: z.nullable(leagueHead),
  /** In the table of that league, once it has played, or in the ranking of the tour. */
  place: z.nullable(z.int()),
  /** In the table, as its position. */
  points: z.nullable(z.int()),
  /** At most five, newest first. */
  form: z.array(formMatch).check(z.maxLength(5)),
  /**
   * Points after each match of that league, as in its table, without deductions; empty without a
   * table.
   */
  course: z.array(z.int()).check(z.maxLength(200)),
});

const pair = <Item extends z.ZodMiniType>(item: Item) => z.readonly(z.tuple([item, item]));

const comparedStatistic = z.object({
  /** `all-goalsFor`, `corners`, `court-1`. */
  key: z.string(),
  unit: z.enum(['number', 'percent', 'count']),
  /** Two decimals; null = not known of this side. */
  values: pair(z.nullable(z.number())),
  /** Matches behind each. */
  of: pair(z.int()),
  /** Averages of the league of each side this season; null = not known. */
  means: pair(z.nullable(z.number())),
});

/** A match the sides played against each other. */
const meeting = z.object({
  link: z.string(),
  ...matchStart,
  league: z.string(),
  /** Whether the first side was the home side. */
  isFirstHome: z.boolean(),
  /** The first side's first. */
  score: pair(z.int()),
  /** Index of the winner, 0 or 1; null = drawn. */
  winner: z.nullable(z.int()),
  /** Tennis: what it was played on. */
  court: z.nullable(z.int()),
});

export const comparison = z.object({
  /** In the order of the request. */
  sides: pair(comparedSide),
  /** Of the matches counted: those of the season, or the newest ones. */
  groups: z
    .array(
      z.object({ key: z.string(), statistics: z.array(comparedStatistic).check(z.maxLength(20)) }),
    )
    .check(z.maxLength(6)),
  /** Newest first. */
  meetings: z.array(meeting).check(z.maxLength(20)),
  /** The next match of the two against each other, with its prices. */
  next: z.nullable(matchWithLeague),
  asOf: unixSecond,
});

export type Comparison = z.output<typeof comparison>;
export type ComparedSide = z.output<typeof comparedSide>;
