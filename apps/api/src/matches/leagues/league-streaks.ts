import type { LeagueStreak, LeagueStreakMatches, TeamHead } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import {
  chanceOfStreak,
  outcomeCounts,
  type ScoredMatch,
  type SeriesKind,
  type SeriesScope,
  type Sport,
  type Streak,
  type StreakOutcomes,
  sportRules,
  streakOutcomes,
  streaksOf,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { Db } from '../../platform/database/connect.ts';
import type { PlayedRow } from '../events/event-queries.ts';
import { presentMatch } from '../lists/present-match.ts';
import { knockOutRound } from '../lists/round-text.ts';
import { findCurrentLinesOf, type MatchLineRow } from '../odds/odds-queries.ts';
import { regularScore } from '../play/regular-score.ts';
import { findNextOfTeams, type NextRow } from './league-queries.ts';

type Outcome = LeagueStreak['goesOn'];

interface SeasonStreaks {
  readonly db: Db;
  readonly sport: Sport;
  readonly locale: Locale;
  readonly nowSeconds: number;
  readonly seasonId: number;
}

/** Finished matches as streaks count them. */
interface ScoredRow extends ScoredMatch {
  readonly row: PlayedRow;
}

const MILLI = 1_000;

/** As many decimals as a page shows of its percent. */
const share = (probability: number): number => Number(probability.toFixed(4));

const scoredOf = (row: PlayedRow): ScoredRow => ({
  row,
  homeId: row.home_id,
  awayId: row.away_id,
  startsAt: row.starts_at,
  score: regularScore(row),
  final: [row.home_score ?? 0, row.away_score ?? 0],
});

/** Current streaks of a team; a sport without a main total has none. */
function streaksOfTeam(sport: Sport, rows: readonly PlayedRow[], teamId: number) {
  const { mainTotalLine: line } = sportRules(sport);
  return line === null ? [] : streaksOf(rows.map(scoredOf), teamId, line);
}

function outcomesOf(sport: Sport, kind: SeriesKind, isHome: boolean): StreakOutcomes | undefined {
  const { mainTotalLine: line, score } = sportRules(sport);
  if (line === null) return undefined;
  return streakOutcomes(kind, isHome, { line, isDecided: score.includesOvertime });
}

/** Site lines by match and outcome. */
function priceList(lines: readonly MatchLineRow[]) {
  const milliOf = new Map(lines.map((line) => [`${line.match_id} ${line.odd_type}`, line.milli]));
  return (matchId: number, oddType: string | undefined): Outcome => {
    const milli = milliOf.get(`${matchId} ${oddType}`);
    return oddType === undefined || milli === undefined ? null : { oddType, odds: milli / MILLI };
  };
}

/** The soonest match of a team that a streak of the scope waits for. */
function nextOf(next: readonly NextRow[], teamId: number, scope: SeriesScope): NextRow | undefined {
  return next.find(({ home_id, away_id }) => {
    const isHome = home_id === teamId && scope !== 'away';
    return isHome || (away_id === teamId && scope !== 'home');
  });
}

/**
 * Current streaks of the given teams, the longest first: two statements.
 * @param rows of all teams of the season
 */
export async function findLeagueStreaks(
  { db, sport, locale, nowSeconds, seasonId }: SeasonStreaks,
  rows: readonly PlayedRow[],
  teams: readonly TeamHead[],
) {
  const next = await findNextOfTeams(db, seasonId, nowSeconds, locale);
  const priceOf = priceList(await findCurrentLinesOf(db, next));
  const countsOf = outcomeCounts(rows.map(scoredOf), sportRules(sport).mainTotalLine ?? 0);
  const present = (team: TeamHead, streak: Streak): LeagueStreak => {
    const { kind, scope, count, since, longest, hits, of } = streak;
    const match = nextOf(next, team.id, scope);
    const outcomes = match && outcomesOf(sport, kind, match.home_id === team.id);
    return {
      team,
      kind,
      scope,
      count,
      since,
      longest,
      hits,
      of,
      byChance: share(chanceOfStreak(streak, countsOf(kind, scope))),
      nextMatch: match ? `${match.id}-${match.slug}` : null,
      goesOn: match ? priceOf(match.id, outcomes?.goesOn) : null,
      ends: match ? priceOf(match.id, outcomes?.ends) : null,
    };
  };
  const streaks = teams
    .flatMap((team) => streaksOfTeam(sport, rows, team.id).map((streak) => present(team, streak)))
    .toSorted((a, b) => b.count - a.count);
  const links = new Set(streaks.map(({ nextMatch }) => nextMatch));
  const nextMatches = next
    .filter(({ id, slug }) => links.has(`${id}-${slug}`))
    .map((row) => encodeMatch(presentMatch(row)));
  return { streaks, nextMatches };
}

export interface StreakKey {
  readonly teamId: number;
  readonly kind: SeriesKind;
  readonly scope: SeriesScope;
}

/** Matches of a current streak, newest first; undefined when it is over. One statement. */
export async function findStreakMatches(
  { db, sport, locale }: Pick<SeasonStreaks, 'db' | 'sport' | 'locale'>,
  rows: readonly PlayedRow[],
  { teamId, kind, scope }: StreakKey,
): Promise<LeagueStreakMatches['matches'] | undefined> {
  const streak = streaksOfTeam(sport, rows, teamId).find(
    (one) => one.kind === kind && one.scope === scope,
  );
  if (streak === undefined) return undefined;
  const matches = streak.matches.map(({ row }) => row);
  const priceOf = priceList(await findCurrentLinesOf(db, matches));
  return matches.map((row) => {
    const round = knockOutRound(row, locale) ?? row.round ?? undefined;
    return {
      match: encodeMatch(presentMatch(row)),
      ...(round !== undefined && { round }),
      closing: priceOf(row.id, outcomesOf(sport, kind, row.home_id === teamId)?.goesOn),
    };
  });
}
