import type { LineShare, StandingsTable } from '@tipmark/contract';
import { MAIN_TOTAL_LINE, MATCH_STATUS, SPORT, standings, withOvertime } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { Db } from '../database/connect.ts';
import { presentTeam } from './present-team.ts';
import { isDecidedLate, regularScore } from './regular-score.ts';
import {
  findDeductions,
  findPointsRule,
  findSeasonScores,
  findSeasonTeams,
  type SeasonScoreRow,
} from './table-queries.ts';

export type SeasonTable = {
  readonly leagueId: number;
  readonly seasonId: number;
  /** Only matches from here on, unix seconds; absent = the whole season. */
  readonly since: number | undefined;
};

/** SQL statements a table costs. */
export const TABLE_STATEMENTS = 4;

/** The table of a season by its league's rules, with the points taken off the pitch. */
export async function seasonTable(
  db: Db,
  { leagueId, seasonId, since }: SeasonTable,
  locale: Locale,
): Promise<StandingsTable> {
  const teams = await findSeasonTeams(db, seasonId, locale);
  const scores = await findSeasonScores(db, seasonId);
  const deductions = await findDeductions(db, seasonId);
  const { sport, ...told } = await findPointsRule(db, leagueId);
  const isHockey = sport === SPORT.hockey;
  const points = isHockey ? withOvertime(told) : told;
  const rows = standings(
    teams,
    scores.map((row) => ({
      homeId: row.home_id,
      awayId: row.away_id,
      score: [row.home_score ?? 0, row.away_score ?? 0],
      startsAt: row.starts_at,
      isDecidedInOvertime: isHockey && isDecidedLate(row),
    })),
    {
      points,
      sinceSeconds: since,
      deductions: deductions.map((row) => ({ teamId: row.team_id, points: row.points })),
    },
  );
  const headOf = new Map(teams.map((team) => [team.id, presentTeam(team)]));
  return {
    rows: rows.flatMap((row) => {
      const team = headOf.get(row.teamId);
      if (team === undefined) return [];
      return {
        position: row.position,
        team,
        played: row.played,
        won: row.won,
        drawn: row.drawn,
        lost: row.lost,
        goalsFor: row.goalsFor,
        goalsAgainst: row.goalsAgainst,
        points: row.points,
        form: [...row.form],
        ...(isHockey && {
          overtimeWon: row.overtimeWon,
          overtimeLost: row.overtimeLost,
          over: overOfTeam(scores, row.teamId, since),
        }),
      };
    }),
    deductions: deductions.map((row) => ({
      teamId: row.team_id,
      points: row.points,
      reason: row.reason,
      date: row.decided_on,
    })),
  };
}

/** How many of a hockey team's played matches had more goals than the main line. */
function overOfTeam(
  scores: readonly SeasonScoreRow[],
  teamId: number,
  since: number | undefined,
): LineShare {
  const line = MAIN_TOTAL_LINE[SPORT.hockey];
  const totals = scores
    .filter(({ home_id, away_id }) => home_id === teamId || away_id === teamId)
    .filter(
      ({ status, starts_at }) => status === MATCH_STATUS.finished && starts_at >= (since ?? 0),
    )
    .map(regularScore);
  return {
    line,
    over: totals.filter(([home, away]) => home + away > line).length,
    of: totals.length,
  };
}
