import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';
import { originalName } from '../values/original-name.ts';
import { calledOff, leagueHead, matchWithLeague } from './league.ts';
import { sidebar } from './page-empty.ts';
import { refereeStatistics } from './referee.ts';
import { standingsTable, teamHead } from './standings-table.ts';
import { average, lineCount, outcomeCounts, seriesItem, summaryRow } from './statistics.ts';
import { wireMatch } from './wire-match.ts';

const season = z.object({ id: z.int(), name: z.string() });

/** Matches of a season, twenty at a time; the id of the next page is null at the end. */
export const leagueMatches = z.object({
  matches: z.array(wireMatch).check(z.maxLength(20)),
  lastMatchId: z.nullable(z.int()),
});

const teamTotalsRow = z.object({
  team: teamHead,
  of: z.int(),
  average: z.number(),
  lines: z.array(lineCount).check(z.maxLength(6)),
});

const teamSeries = z.object({ team: teamHead, series: z.array(seriesItem) });

/** Of every team that has a known total of the requested market. */
export const teamTotals = z.array(teamTotalsRow).check(z.maxLength(100));

/** Totals of the played matches of a season. */
export const seasonStatistics = {
  outcomes: outcomeCounts,
  averages: z.object({ match: average, parts: z.array(average).check(z.maxLength(3)) }),
  totals: z.array(lineCount).check(z.maxLength(10)),
  summary: z.array(summaryRow).check(z.maxLength(20)),
  /** Streaks of three and more, the longest first. */
  series: z.array(teamSeries).check(z.maxLength(100)),
};

/** A round of a knock-out in words, with its matches, the earliest first. */
const knockOutRound = z.object({
  name: z.string(),
  matches: z.array(wireMatch).check(z.maxLength(200)),
});

/** Of a league that numbers its rounds: one of them, the earliest match first. */
const leagueRound = z.object({
  number: z.int(),
  matches: z.array(wireMatch).check(z.maxLength(100)),
  /** Numbers of the rounds beside it; null where there are none. */
  previous: z.nullable(z.int()),
  next: z.nullable(z.int()),
});

const refereeRow = z.object({
  link: z.string(),
  name: z.string(),
  countryCode: z.string(),
  figures: refereeStatistics,
});

/** A season of a league, complete or of one team: shared by all sports with leagues. */
export const seasonPage = z.object({
  league: leagueHead,
  originalName,
  season,
  /** Newest first. */
  seasons: z.array(season).check(z.maxLength(200)),
  seasonTeams: z.array(teamHead).check(z.maxLength(100)),
  /** The team the statistics are narrowed to. */
  teamId: z.nullable(z.int()),
  isCurrentSeason: z.boolean(),
  isSimulated: z.boolean(),
  attribution: z.nullable(z.string()),
  /** Handle without the @; absent = not known. */
  twitter: z.optional(z.string()),
  /**
   * Of the season: those that count in its table, and all. Statistics only include played ones:
   * matches awarded without a game are in the table and not in `outcomes`.
   */
  countOfPlayed: z.int(),
  countOfMatches: z.int(),
  ...seasonStatistics,
  /** Of matches that bring points; without rows where none do. */
  table: standingsTable,
  /** The last one first; absent in a season without a knock-out. */
  rounds: z.optional(z.array(knockOutRound).check(z.maxLength(20))),
  /** The requested round or else the one of the day; null where rounds have no numbers. */
  round: z.nullable(leagueRound),
  teamTotals,
  /** Live, or the most watched of the next seven days. */
  matchBanner: z.nullable(matchWithLeague),
  results: leagueMatches,
  fixtures: leagueMatches,
  calledOff,
  asOf: unixSecond,
});

export const leaguePage = z.extend(seasonPage, {
  referees: z.array(refereeRow).check(z.maxLength(100)),
});

/** A league in the list of leagues. */
export const leagueRow = z.extend(leagueHead, {
  originalName,
  countOfMatches: z.int(),
  averageTotal: average,
  outcomes: outcomeCounts,
  /** Start of the next match, unix seconds. */
  nextMatchAt: z.nullable(unixSecond),
  /** false: only the day of the next match is known; absent = true. */
  isNextTimeKnown: z.optional(z.boolean()),
  /** false: its tournament begins then. */
  isNextDayKnown: z.optional(z.literal(false)),
});

export const leaguesPage = z.object({
  leagues: z.array(leagueRow).check(z.maxLength(40)),
  /** Nothing matched: the list without the condition of the present, the latest ones. */
  isWidened: z.optional(z.literal(true)),
  /** Only with the first response. */
  sidebar: z.nullable(sidebar),
  nextPageNumber: z.nullable(z.int()),
  asOf: unixSecond,
});

export type LeagueRound = z.output<typeof leagueRound>;
export type LeagueMatches = z.output<typeof leagueMatches>;
export type SeasonPage = z.output<typeof seasonPage>;
export type LeaguePage = z.output<typeof leaguePage>;
export type LeagueRow = z.output<typeof leagueRow>;
export type LeaguesPage = z.output<typeof leaguesPage>;
