import type { LineShare, StandingsTable, TeamHead } from '@tipmark/contract';
import {
  hasPlace,
  isKnockOut,
  LEAGUE_TYPE,
  type LeagueType,
  lastRoundStart,
  MATCH_STATUS,
  type PointsRule,
  type Sport,
  type StandingsMatch,
  type StandingsRules,
  type StandingsTeam,
  sportRules,
  standings,
  TABLE_SIDE,
  type TableSide,
  withOvertime,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { Db } from '../../platform/database/connect.ts';
import { isDecidedLate, regularScore } from '../play/regular-score.ts';
import { presentNamedTeam } from './present-team.ts';
import {
  findDeductions,
  findSeasonScores,
  findSeasonTeams,
  findTableRules,
  type SeasonScoreRow,
} from './table-queries.ts';

const MS = 1_000;

export interface SeasonTable {
  readonly leagueId: number;
  readonly seasonId: number;
  /** Only matches from here on, unix seconds; absent = the full season. */
  readonly since: number | undefined;
  /** State at that time, unix seconds: later matches and points deducted later do not count. */
  readonly until?: number | undefined;
  /** Only matches at home, or away; absent = both. */
  readonly side?: TableSide | undefined;
}

/** SQL statements a table costs. */
export const TABLE_STATEMENTS = 4;

export interface SeasonStandings {
  readonly table: StandingsTable;
  /** All teams of the season, those of the table first. */
  readonly teams: readonly TeamHead[];
  readonly leagueType: LeagueType;
  /** The data of the rows. */
  readonly matches: readonly StandingsMatch[];
  readonly points: PointsRule;
}

/**
 * The table of a season by its league's rules, with points deducted. Knock-out matches bring no
 * points: a cup has a table of its groups only, friendlies have none.
 */
export async function seasonTable(
  db: Db,
  {
    leagueId,
    seasonId,
    since,
    until = Number.POSITIVE_INFINITY,
    side = TABLE_SIDE.all,
  }: SeasonTable,
  locale: Locale,
): Promise<SeasonStandings> {
  const [
    teams,
    played,
    decided,
    { sport, league_type, zones, tie_breaks, is_of_archives, is_incomplete, ...scoring },
  ] = await Promise.all([
    findSeasonTeams(db, seasonId, locale),
    findSeasonScores(db, seasonId),
    findDeductions(db, seasonId),
    findTableRules(db, leagueId, seasonId),
  ]);
  const leagueType = league_type as LeagueType;
  const scores = played.filter(
    ({ round, starts_at }) => starts_at < until && !isKnockOut(round, leagueType),
  );
  const deductions = until === Number.POSITIVE_INFINITY ? decided : decidedBefore(decided, until);
  const inTable = teamsOfTable(leagueType, teams, scores);
  const { score, table: ofSport } = sportRules(sport);
  const hasOvertime = score.includesOvertime;
  const rules = {
    points: hasOvertime ? withOvertime(scoring) : scoring,
    language: locale,
    ...(tie_breaks && { tieBreaks: tie_breaks }),
  };
  const matches = scores.map(
    (row): StandingsMatch => ({
      homeId: row.home_id,
      awayId: row.away_id,
      score: [row.home_score ?? 0, row.away_score ?? 0],
      startsAt: row.starts_at,
      isDecidedInOvertime: hasOvertime && isDecidedLate(row),
      isDecidedInShootout: hasOvertime && row.home_penalties !== null,
    }),
  );
  const rows = standings(inTable, matches, {
    ...rules,
    sinceSeconds: since,
    side,
    deductions: deductions.map(deductionOf),
  });
  const isOfSeason = since === undefined && side === TABLE_SIDE.all;
  const hasRounds = ofSport?.hasRounds !== false && isOfSeason && !is_incomplete;
  const before = hasRounds ? positionsBefore(inTable, matches, deductions, rules) : undefined;
  const headOf = new Map(teams.map((team) => [team.id, presentNamedTeam(team)]));
  const table = {
    rows: rows.flatMap((row) => {
      const team = headOf.get(row.teamId);
      if (team === undefined) return [];
      return {
        position: is_incomplete ? 0 : row.position,
        ...(before && { previousPosition: before.get(row.teamId) ?? row.position }),
        team,
        played: row.played,
        won: row.won,
        drawn: row.drawn,
        lost: row.lost,
        goalsFor: row.goalsFor,
        goalsAgainst: row.goalsAgainst,
        points: row.points,
        form: [...row.form],
        ...(hasOvertime && {
          overtimeWon: row.overtimeWon,
          overtimeLost: row.overtimeLost,
          over: overOfTeam(sport as Sport, scores, row.teamId, since),
        }),
      };
    }),
    deductions: deductions.map((row) => ({
      teamId: row.team_id,
      points: row.points,
      reason: row.reason,
      date: row.decided_on,
    })),
    ...(is_of_archives && deductions.length === 0 && { mayLackDeductions: true }),
    ...(isOfSeason &&
      zones && { zones: zones.map((zone) => ({ ...zone, name: zone.name[locale] })) }),
  };
  const ofTable = new Set(table.rows.map(({ team }) => team.id));
  const others = [...headOf.values()].filter(({ id }) => !ofTable.has(id));
  return {
    table,
    teams: [...table.rows.map(({ team }) => team), ...others],
    leagueType,
    matches,
    points: rules.points,
  };
}

type DeductionRow = Awaited<ReturnType<typeof findDeductions>>[number];

const deductionOf = (row: DeductionRow) => ({ teamId: row.team_id, points: row.points });

function decidedBefore(deductions: readonly DeductionRow[], seconds: number): DeductionRow[] {
  const day = new Date(seconds * MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return deductions.filter(({ decided_on }) => decided_on < day);
}

/** Positions at the beginning of the last round, from data of that time. */
function positionsBefore(
  teams: readonly StandingsTeam[],
  matches: readonly StandingsMatch[],
  deductions: readonly DeductionRow[],
  rules: StandingsRules,
): ReadonlyMap<number, number> | undefined {
  const start = lastRoundStart(matches);
  if (start === undefined) return undefined;
  const rows = standings(
    teams,
    matches.filter(({ startsAt }) => startsAt < start),
    {
      ...rules,
      deductions: decidedBefore(deductions, start).map(deductionOf),
    },
  );
  return new Map(rows.filter(hasPlace).map(({ teamId, position }) => [teamId, position]));
}

/** In a league all teams that have entered; elsewhere those that have played for points. */
function teamsOfTable<Team extends { readonly id: number }>(
  leagueType: LeagueType,
  teams: readonly Team[],
  scores: readonly SeasonScoreRow[],
): readonly Team[] {
  if (leagueType === LEAGUE_TYPE.nationalLeague) return teams;
  const ids = new Set(scores.flatMap(({ home_id, away_id }) => [home_id, away_id]));
  return teams.filter(({ id }) => ids.has(id));
}

/** How many of a team's played matches had more goals than the main line. */
function overOfTeam(
  sport: Sport,
  scores: readonly SeasonScoreRow[],
  teamId: number,
  since: number | undefined,
): LineShare {
  const line = sportRules(sport).mainTotalLine ?? 0;
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
