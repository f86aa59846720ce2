import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';
import { matchStart } from '../values/match-start.ts';
import { originalName } from '../values/original-name.ts';
import { eventMatchList } from './events/event-matches.ts';
import { absentPlayer, squadPlayer } from './events/event-squads.ts';
import { fixtureTrends } from './fixture-trends.ts';
import { calledOff, leagueHead, matchWithLeague } from './league.ts';
import { sidebar } from './page-empty.ts';
import { standingsTable, teamHead } from './standings-table.ts';
import { average, lineCount, summaryStatistic, teamStatistics } from './statistics.ts';

export const teamWithCountry = z.extend(teamHead, {
  countryCode: z.string(),
  countryName: z.string(),
});

/**
 * The record over the chosen matches, newest first, and the next ones, independent of the choice.
 */
export const teamMatchLists = {
  results: eventMatchList,
  /** Awarded by decision, newest first: only tables count them. Absent = none. */
  awarded: z.optional(eventMatchList),
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
  team: teamWithCountry,
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
  /** Whether its players are known: they have a call of their own. Absent = as `squad` says. */
  hasSquad: z.optional(z.boolean()),
  /** For remotes that do not know `hasSquad` yet: players of the season, keepers first. */
  squad: z.optional(z.array(squadPlayer).check(z.maxLength(60))),
  /** For them, too: who cannot play in the next match, as far as it is known. */
  absent: z.optional(z.array(absentPlayer).check(z.maxLength(40))),
  /** Of the next matches, over the chosen ones. */
  trends: fixtureTrends,
  /** Live, or the most watched of the next seven days. */
  matchBanner: z.nullable(matchWithLeague),
  /** Only with the first response. */
  sidebar: z.nullable(sidebar),
  asOf: unixSecond,
});

/** A team in the list of teams. */
export const teamRow = z.extend(teamWithCountry, {
  originalName,
  count: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  averageTotal: average,
  next: z.nullable(
    z.object({
      link: z.string(),
      ...matchStart,
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
