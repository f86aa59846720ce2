import type { StandingsTable } from '@tipmark/contract';
import { standings } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { Db } from '../database/connect.ts';
import { presentTeam } from './present-team.ts';
import {
  findDeductions,
  findPointsRule,
  findSeasonScores,
  findSeasonTeams,
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
  const points = await findPointsRule(db, leagueId);
  const rows = standings(
    teams,
    scores.map((row) => ({
      homeId: row.home_id,
      awayId: row.away_id,
      score: [row.home_score ?? 0, row.away_score ?? 0],
      startsAt: row.starts_at,
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
