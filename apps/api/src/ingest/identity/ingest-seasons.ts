import { ARCHIVE_SOURCES, type SeasonRecord } from '@tipmark/contract/feed';
import type { TieBreak } from '@tipmark/domain';
import { sql } from 'kysely';
import type { NamedZone } from '../../platform/database/reference-tables.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { allocateIds } from '../rows/allocate-ids.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import { type KnownKeys, loadKeys, type SourceKey } from './source-keys.ts';
import { compareSources } from './source-order.ts';

interface SeasonRow {
  id: number;
  league_id: number;
  name: string;
  starts_on: string;
  ends_on: string;
  zones: NamedZone[] | null;
  tie_breaks: TieBreak[] | null;
  /** Whose zones and tie-breaks they are. */
  zones_source: string | null;
  tie_breaks_source: string | null;
}

/** Keys of other rows that a season needs. */
export function keysNeededBySeason({ source, leagueKey, deductions }: SeasonRecord): SourceKey[] {
  const teams = deductions?.map(({ teamKey }) => teamKey) ?? [];
  return [
    { source, kind: 'league', key: leagueKey },
    ...teams.map((key): SourceKey => ({ source, kind: 'team', key })),
  ];
}

/** Finds or makes seasons; a season of the same league and name is the same season. */
export async function ingestSeasons(
  tx: Tx,
  keys: KnownKeys,
  records: readonly SeasonRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const ownKey = ({ source, key }: SeasonRecord): SourceKey => ({ source, kind: 'season', key });
  await loadKeys(tx, keys, records.map(ownKey));
  await saveSeasons(tx, [...(await findOrMake(tx, keys, records, ownKey)).values()]);
  const bySource = Map.groupBy(deductionsOf(keys, records, ownKey), ({ source }) => source);
  for (const rows of bySource.values()) await saveDeductions(tx, rows);
}

async function findOrMake(
  tx: Tx,
  keys: KnownKeys,
  records: readonly SeasonRecord[],
  ownKey: (record: SeasonRecord) => SourceKey,
): Promise<Map<number, SeasonRow>> {
  const drafts = records.map((record) => ({
    record,
    leagueId: keys.get({ source: record.source, kind: 'league', key: record.leagueKey }) ?? 0,
  }));
  const known = await loadSeasons(
    tx,
    drafts.map((draft) => draft.leagueId),
  );
  const byName = new Map(known.map((row) => [`${row.league_id} ${row.name}`, row]));
  const fresh = drafts.filter((d) => !byName.has(`${d.leagueId} ${d.record.name}`)).length;
  let nextId = fresh === 0 ? 0 : await allocateIds(tx, 'seasons', fresh);
  const rows = new Map<number, SeasonRow>();
  for (const { record, leagueId } of drafts) {
    const place = `${leagueId} ${record.name}`;
    const row = widen(byName.get(place), record, leagueId, () => nextId++);
    byName.set(place, row);
    rows.set(row.id, row);
    if (keys.get(ownKey(record)) === undefined) keys.made(ownKey(record), row.id);
  }
  return rows;
}

/**
 * Parts of a season may arrive in any order, so its span only grows; missing rules of its table
 * change nothing, and each rule is that of the strongest source that reports it.
 */
function widen(
  row: SeasonRow | undefined,
  record: SeasonRecord,
  leagueId: number,
  makeId: () => number,
): SeasonRow {
  const { source } = record;
  return {
    id: row?.id ?? makeId(),
    league_id: leagueId,
    name: record.name,
    starts_on:
      row !== undefined && row.starts_on < record.startsOn ? row.starts_on : record.startsOn,
    ends_on: row !== undefined && row.ends_on > record.endsOn ? row.ends_on : record.endsOn,
    ...(isReplaced(row?.zones_source, record.zones, source)
      ? { zones: record.zones, zones_source: source }
      : { zones: row?.zones ?? null, zones_source: row?.zones_source ?? null }),
    ...(isReplaced(row?.tie_breaks_source, record.tieBreaks, source)
      ? { tie_breaks: record.tieBreaks, tie_breaks_source: source }
      : { tie_breaks: row?.tie_breaks ?? null, tie_breaks_source: row?.tie_breaks_source ?? null }),
  };
}

/** Whether a source's word on a rule replaces what is known of it. */
const isReplaced = <Value>(
  knownSource: string | null | undefined,
  reported: Value | undefined,
  source: string,
): reported is Value =>
  reported !== undefined && compareSources(source, knownSource ?? source) <= 0;

function loadSeasons(tx: Tx, leagueIds: number[]): Promise<SeasonRow[]> {
  return tx
    .selectFrom('seasons')
    .select(['id', 'league_id', 'name', 'starts_on', 'ends_on'])
    .select(['zones', 'tie_breaks', 'zones_source', 'tie_breaks_source'])
    .where('league_id', 'in', leagueIds)
    .execute();
}

async function saveSeasons(tx: Tx, rows: readonly SeasonRow[]): Promise<void> {
  const columns = sql.raw('starts_on, ends_on, zones, tie_breaks, zones_source, tie_breaks_source');
  const types =
    'id int, league_id int, name text, starts_on date, ends_on date, zones jsonb, tie_breaks text[], zones_source text, tie_breaks_source text';
  await sql`
    insert into seasons (id, league_id, name, ${columns})
    select id, league_id, name, ${columns} from ${rowsAsTable(rows, types)}
    on conflict (id) do update set
      starts_on = excluded.starts_on, ends_on = excluded.ends_on,
      zones = excluded.zones, tie_breaks = excluded.tie_breaks,
      zones_source = excluded.zones_source, tie_breaks_source = excluded.tie_breaks_source
    where (seasons.starts_on, seasons.ends_on, seasons.zones, seasons.tie_breaks,
        seasons.zones_source, seasons.tie_breaks_source)
      is distinct from (excluded.starts_on, excluded.ends_on, excluded.zones,
        excluded.tie_breaks, excluded.zones_source, excluded.tie_breaks_source)
  `.execute(tx);
  await sql`
    update leagues set current_season_id = newest.id
    from (
      select distinct on (league_id) league_id, id from seasons
      where league_id in (select league_id from ${rowsAsTable(rows, 'league_id int')})
      order by league_id, starts_on desc, name desc
    ) as newest
    where leagues.id = newest.league_id and leagues.current_season_id is distinct from newest.id
  `.execute(tx);
}

function deductionsOf(
  keys: KnownKeys,
  records: readonly SeasonRecord[],
  ownKey: (record: SeasonRecord) => SourceKey,
) {
  return records.flatMap((record) =>
    (record.deductions ?? []).map(({ teamKey, points, reason, date }) => ({
      season_id: keys.get(ownKey(record)),
      team_id: keys.get({ source: record.source, kind: 'team', key: teamKey }),
      source: record.source,
      decided_on: date,
      points,
      reason,
    })),
  );
}

/**
 * Deductions of one source. Those of a team in a season are all of one source, the strongest that
 * reports any: two sources may date the same decision differently.
 */
async function saveDeductions(tx: Tx, rows: ReturnType<typeof deductionsOf>): Promise<void> {
  const columns =
    'season_id int, team_id int, source text, decided_on date, points int, reason text';
  const byDay = new Map(
    rows.map((row) => [`${row.season_id} ${row.team_id} ${row.decided_on}`, row]),
  );
  const table = rowsAsTable([...byDay.values()], columns);
  const strength = (name: string) =>
    sql`(${sql.ref(name)} = any(${[...ARCHIVE_SOURCES]}::text[]), ${sql.ref(name)} collate "C")`;
  const ofTeam = sql`(d.season_id, d.team_id) = (item.season_id, item.team_id)`;
  await sql`
    delete from point_deductions d using ${table}
    where ${ofTeam} and ${strength('item.source')} < ${strength('d.source')}
  `.execute(tx);
  await sql`
    insert into point_deductions (season_id, team_id, source, decided_on, points, reason)
    select season_id, team_id, source, decided_on, points, reason from ${table}
    where not exists (
      select from point_deductions d
      where ${ofTeam} and ${strength('d.source')} < ${strength('item.source')}
    )
    on conflict (season_id, team_id, decided_on)
    do update set points = excluded.points, reason = excluded.reason
  `.execute(tx);
}
