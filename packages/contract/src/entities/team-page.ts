import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';
import { originalName } from '../values/original-name.ts';
import { eventMatchList } from './events/event-matches.ts';
import { squadPlayer } from './events/event-squads.ts';
import { fixtureTrends } from './fixture-trends.ts';
import { calledOff, leagueHead, matchWithLeague } from './league.ts';
import { sidebar } from './page-empty.ts';
import { standingsTable, teamHead } from './standings-table.ts';
import {
  average,
  lineCount,
  outcomeCounts,
  seriesItem,
  sideRecord,
  summaryRow,
  summaryStatistic,
} from './statistics.ts';

export const teamWithPlace = z.extend(teamHead, {
  countryCode: z.string(),
  countryName: z.string(),
});

/** Totals of the chosen matches of a team. */
export const teamStatistics = {
  outcomes: outcomeCounts,
  /** Of the team. */
  record: sideRecord,
  averages: z.object({ match: average, parts: z.array(average).check(z.maxLength(3)) }),
  totals: z.array(lineCount).check(z.maxLength(10)),
  summary: z.array(summaryRow).check(z.maxLength(20)),
  series: z.array(seriesItem).check(z.maxLength(30)),
};

/**
 * The record over the chosen matches, newest first, and the next ones, independent of the choice.
 */
export const teamMatchLists = {
  results: eventMatchList,
  fixtures: z.array(matchWithLeague).check(z.maxLength(20)),
};

/** The averages of a team of a league in the current season. */
const teamLeague = z.object({
  /** Matches played. */
  count: z.int(),
  figures: z
    .array(z.object({ figure: summaryStatistic, mean: z.number(), of: z.int() }))
    .check(z.maxLength(20)),
  totals: z.array(lineCount).check(z.maxLength(10)),
});

/** The team's table in the current season. */
const teamStanding = z.object({
  league: leagueHead,
  table: standingsTable,
  /**
   * After each match of the team: its points, and those teams of the table had on average after as
   * many. Points deducted are not taken off.
   */
  course: z.array(z.object({ points: z.int(), mean: z.number() })).check(z.maxLength(200)),
  means: teamLeague,
});

/** A team with what its chosen matches add up to. */
export const teamPage = z.object({
  team: teamWithPlace,
  originalName,
  isSimulated: z.boolean(),
  /** Handle without the @; absent = not known. */
  twitter: z.optional(z.string()),
  /** The authors of the data shown, all of them. */
  attribution: z.optional(z.string()),
  /** Leagues it has a match in, the newest first: what `leagueId` may name. */
  leagues: z.array(leagueHead).check(z.maxLength(50)),
  ...teamMatchLists,
  calledOff,
  ...teamStatistics,
  /** Null where no table of the current season has the team. */
  standing: z.nullable(teamStanding),
  /** Players of the season, keepers first; empty = not known. */
  squad: z.array(squadPlayer).check(z.maxLength(60)),
  /** Of the next matches, over the chosen ones. */
  trends: fixtureTrends,
  /** Live, or the most watched of the next seven days. */
  matchBanner: z.nullable(matchWithLeague),
  /** Only with the first response. */
  sidebar: z.nullable(sidebar),
  asOf: unixSecond,
});

/** A team in the list of teams. */
export const teamRow = z.extend(teamWithPlace, {
  originalName,
  count: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  averageTotal: average,
  next: z.nullable(
    z.object({
      link: z.string(),
      startsAt: unixSecond,
      /** Absent = true. */
      isTimeKnown: z.optional(z.boolean()),
      /** false: its tournament begins then. */
      isDayKnown: z.optional(z.literal(false)),
      opponent: z.string(),
    }),
  ),
});

export const teamsPage = z.object({
  teams: z.array(teamRow).check(z.maxLength(40)),
  /** Nothing matched: the list without the condition of the present, the latest ones. */
  isWidened: z.optional(z.literal(true)),
  nextPageNumber: z.nullable(z.int()),
  asOf: unixSecond,
});

export type TeamLeague = z.output<typeof teamLeague>;
export type TeamStanding = z.output<typeof teamStanding>;
export type TeamPage = z.output<typeof teamPage>;
export type TeamRow = z.output<typeof teamRow>;
export type TeamsPage = z.output<typeof teamsPage>;
