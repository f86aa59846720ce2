import type { SeasonRecord } from '@tipmark/contract/feed';
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
  const { rows, outranked } = await findOrMake(tx, keys, records, ownKey);
  await saveSeasons(tx, [...rows.values()]);
  const isOutranked = (record: SeasonRecord) => outranked.has(record);
  const deduct = (of: readonly SeasonRecord[], replaces: boolean) =>
    saveDeductions(tx, deductionsOf(keys, of, ownKey), replaces);
  await deduct(
    records.filter((record) => !isOutranked(record)),
    true,
  );
  await deduct(records.filter(isOutranked), false);
}

async function findOrMake(
  tx: Tx,
  keys: KnownKeys,
  records: readonly SeasonRecord[],
  ownKey: (record: SeasonRecord) => SourceKey,
): Promise<{ rows: Map<number, SeasonRow>; outranked: Set<SeasonRecord> }> {
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
  const sources = await loadSources(
    tx,
    known.map(({ id }) => id),
  );
  const rows = new Map<number, SeasonRow>();
  const outranked = new Set<SeasonRecord>();
  for (const { record, leagueId } of drafts) {
    const place = `${leagueId} ${record.name}`;
    const before = byName.get(place);
    const ofSeason = before === undefined ? [] : (sources.get(before.id) ?? []);
    const isOutranked = ofSeason.some((source) => compareSources(source, record.source) < 0);
    if (isOutranked) outranked.add(record);
    const row = widen(before, { record, isOutranked }, leagueId, () => nextId++);
    sources.set(row.id, [...ofSeason, record.source]);
    byName.set(place, row);
    rows.set(row.id, row);
    if (keys.get(ownKey(record)) === undefined) keys.made(ownKey(record), row.id);
  }
  return { rows, outranked };
}

/** Sources that have reported seasons, by id. */
async function loadSources(tx: Tx, ids: readonly number[]): Promise<Map<number, string[]>> {
  const sources = new Map<number, string[]>();
  if (ids.length === 0) return sources;
  const { rows } = await sql<{ id: number; source: string }>`
    select distinct id, source from source_keys
    where kind = 'season' and id = any(${[...ids]}::int[])
  `.execute(tx);
  for (const { id, source } of rows) sources.set(id, [...(sources.get(id) ?? []), source]);
  return sources;
}

/**
 * Parts of a season may arrive in any order, so its span only grows; missing fields of its table
 * change nothing, and a source that a stronger one outranks only fills gaps.
 */
function widen(
  row: SeasonRow | undefined,
  { record, isOutranked }: { record: SeasonRecord; isOutranked: boolean },
  leagueId: number,
  makeId: () => number,
): SeasonRow {
  return {
    id: row?.id ?? makeId(),
    league_id: leagueId,
    name: record.name,
    starts_on:
      row !== undefined && row.starts_on < record.startsOn ? row.starts_on : record.startsOn,
    ends_on: row !== undefined && row.ends_on > record.endsOn ? row.ends_on : record.endsOn,
    zones: either(row?.zones, record.zones, isOutranked),
    tie_breaks: either(row?.tie_breaks, record.tieBreaks, isOutranked),
  };
}

const either = <Value>(
  known: Value | null | undefined,
  reported: Value | undefined,
  isOutranked: boolean,
): Value | null => (isOutranked ? (known ?? reported) : (reported ?? known)) ?? null;

function loadSeasons(tx: Tx, leagueIds: number[]): Promise<SeasonRow[]> {
  return tx
    .selectFrom('seasons')
    .select(['id', 'league_id', 'name', 'starts_on', 'ends_on', 'zones', 'tie_breaks'])
    .where('league_id', 'in', leagueIds)
    .execute();
}

async function saveSeasons(tx: Tx, rows: readonly SeasonRow[]): Promise<void> {
  const columns =
    'id int, league_id int, name text, starts_on date, ends_on date, zones jsonb, tie_breaks text[]';
  await sql`
    insert into seasons (id, league_id, name, starts_on, ends_on, zones, tie_breaks)
    select id, league_id, name, starts_on, ends_on, zones, tie_breaks from ${rowsAsTable(rows, columns)}
    on conflict (id) do update set
      starts_on = excluded.starts_on, ends_on = excluded.ends_on,
      zones = excluded.zones, tie_breaks = excluded.tie_breaks
    where (seasons.starts_on, seasons.ends_on, seasons.zones, seasons.tie_breaks)
      is distinct from (excluded.starts_on, excluded.ends_on, excluded.zones, excluded.tie_breaks)
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
      decided_on: date,
      points,
      reason,
    })),
  );
}

/** @param replaces whether they replace those that are stored of the same team and day */
async function saveDeductions(
  tx: Tx,
  rows: ReturnType<typeof deductionsOf>,
  replaces: boolean,
): Promise<void> {
  if (rows.length === 0) return;
  const columns = 'season_id int, team_id int, decided_on date, points int, reason text';
  await sql`
    insert into point_deductions (season_id, team_id, decided_on, points, reason)
    select distinct on (season_id, team_id, decided_on)
      season_id, team_id, decided_on, points, reason
    from ${rowsAsTable(rows, columns)}
    on conflict (season_id, team_id, decided_on)
    do update set points = excluded.points, reason = excluded.reason where ${replaces}
  `.execute(tx);
}
