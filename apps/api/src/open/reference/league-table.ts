import type { OpenCollections, OpenRowOf } from '@tipmark/contract/open';
import { type Sport, sportRules } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { found } from '../../matches/events/event-resource.ts';
import { openSeason } from '../../matches/leagues/open-season.ts';
import { seasonTable, TABLE_STATEMENTS } from '../../matches/statistics/season-table.ts';
import type { Db } from '../../platform/database/connect.ts';
import { findSportOfLeague } from './league-queries.ts';

type Row = OpenRowOf<OpenCollections['leagueTable']>;

/** The sport, the league with its seasons, and the table. */
export const OPEN_TABLE_STATEMENTS = 3 + TABLE_STATEMENTS;

/**
 * The table of a season.
 * @throws CallError not_found for an unknown league, or a season of another one
 */
export async function readOpenTable(
  db: Db,
  wanted: { readonly league: number; readonly season: number | undefined },
  locale: Locale,
): Promise<Row[]> {
  const sport = found(await findSportOfLeague(db, wanted.league)) as Sport;
  const ids = { leagueId: wanted.league, seasonId: wanted.season ?? 0 };
  const { league, season } = await openSeason(db, sport, ids, locale);
  if (sportRules(sport).table === null) return [];
  const { table } = await seasonTable(
    db,
    { leagueId: league.league_id, seasonId: season.id, since: undefined },
    locale,
  );
  const deductedOf = Map.groupBy(table.deductions, ({ teamId }) => teamId);
  // None rather than false ones while earlier results are being stored.
  const rows = table.rows.filter(({ position }) => position > 0);
  return rows.map((row) => {
    const zone = table.zones?.find(
      ({ firstPlace, lastPlace }) => row.position >= firstPlace && row.position <= lastPlace,
    );
    const deducted = deductedOf.get(row.team.id) ?? [];
    return {
      rank: row.position,
      team: { id: row.team.id, name: row.team.name },
      played: row.played,
      won: row.won,
      wonInOvertime: row.overtimeWon ?? null,
      drawn: row.drawn,
      lostInOvertime: row.overtimeLost ?? null,
      lost: row.lost,
      scored: row.goalsFor,
      conceded: row.goalsAgainst,
      points: row.points,
      deducted: deducted.reduce((sum, { points }) => sum + points, 0),
      form: row.form,
      zone: zone === undefined ? null : { kind: zone.kind, name: zone.name },
    };
  });
}
