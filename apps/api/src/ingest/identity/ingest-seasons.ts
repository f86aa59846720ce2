import type { SeasonRecord } from '@tipmark/contract/feed';
import type { Tx } from '../../platform/database/tx.ts';
import { allocateIds } from '../rows/allocate-ids.ts';
import {
  type Deduction,
  loadSeasons,
  type SeasonRow,
  saveDeductions,
  saveSeasons,
} from './season-queries.ts';
import { loadKeys } from './source-key-queries.ts';
import type { KnownKeys, SourceKey } from './source-keys.ts';
import { compareSources } from './source-order.ts';

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
    const key = `${leagueId} ${record.name}`;
    const row = widen(byName.get(key), record, leagueId, () => nextId++);
    byName.set(key, row);
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

/** A season of two rows: the span of both, and each rule that of the strongest source. */
export function widestSeason(row: SeasonRow, other: SeasonRow): SeasonRow {
  const zones = other.zones ?? undefined;
  const ties = other.tie_breaks ?? undefined;
  return {
    ...row,
    starts_on: other.starts_on < row.starts_on ? other.starts_on : row.starts_on,
    ends_on: other.ends_on > row.ends_on ? other.ends_on : row.ends_on,
    ...(isReplaced(row.zones_source, zones, other.zones_source ?? '') && {
      zones,
      zones_source: other.zones_source,
    }),
    ...(isReplaced(row.tie_breaks_source, ties, other.tie_breaks_source ?? '') && {
      tie_breaks: ties,
      tie_breaks_source: other.tie_breaks_source,
    }),
  };
}

/** Whether a source's word on a rule replaces what is known of it. */
const isReplaced = <Value>(
  knownSource: string | null | undefined,
  reported: Value | undefined,
  source: string,
): reported is Value =>
  reported !== undefined && compareSources(source, knownSource ?? source) <= 0;

function deductionsOf(
  keys: KnownKeys,
  records: readonly SeasonRecord[],
  ownKey: (record: SeasonRecord) => SourceKey,
): Deduction[] {
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
