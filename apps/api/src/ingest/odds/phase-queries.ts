import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { insertRows } from '../rows/insert-rows.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { Writes } from '../rows/writes.ts';
import type { PhasePrices, PricePhase } from './phase-prices.ts';
import { layoutOf, type PriceLayout } from './price-layout.ts';

/** Prices of a phase with the match they are of. */
export interface StoredPhase extends PhasePrices {
  matchId: number;
  bucket: number;
}

interface PhaseRow {
  matchId: number;
  bucket: number;
  phase: PricePhase;
  at: number;
  layoutId: number;
  milli: number[];
}

export async function loadPhases(tx: Tx, matchIds: readonly number[]): Promise<StoredPhase[]> {
  if (matchIds.length === 0) return [];
  const { rows } = await sql<PhaseRow>`
    select match_id as "matchId", bucket, phase, extract(epoch from at)::float8 as at,
      layout_id as "layoutId", milli
    from phase_prices where match_id = any(${matchIds}::int[])
  `.execute(tx);
  const layouts = await loadLayouts(tx, [...new Set(rows.map(({ layoutId }) => layoutId))]);
  return rows.map(({ layoutId, ...row }) => ({
    ...row,
    layout: layouts.get(layoutId) ?? layoutOf([], []),
  }));
}

async function loadLayouts(tx: Tx, ids: readonly number[]): Promise<Map<number, PriceLayout>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; oddTypes: string[]; bookmakerIds: number[] }>`
    select id, odd_types as "oddTypes", bookmaker_ids as "bookmakerIds"
    from price_layouts where id = any(${ids}::int[])
  `.execute(tx);
  return new Map(
    rows.map(({ id, oddTypes, bookmakerIds }) => [id, layoutOf(oddTypes, bookmakerIds)]),
  );
}

const COLUMNS = `match_id int, bucket int, phase int, at timestamptz, layout_id int,
  milli int[]`;

/** @param replaced those that are replaced by others */
export async function savePhases(
  { tx, writes }: { tx: Tx; writes: Writes },
  made: readonly StoredPhase[],
  replaced: readonly StoredPhase[] = [],
): Promise<void> {
  if (made.length + replaced.length === 0) return;
  const layouts = new Set([...made, ...replaced].map(({ layout }) => layout));
  const ids = await saveLayouts(tx, layouts);
  const rowOf = ({ layout, milli, matchId, bucket, phase, at }: StoredPhase) => ({
    match_id: matchId,
    bucket,
    phase,
    at,
    layout_id: ids.get(layout),
    milli: `{${milli.join()}}`,
  });
  insertRows(writes, 'phase_prices', made.map(rowOf), COLUMNS);
  if (replaced.length === 0) return;
  void writes.send(sql`
    update phase_prices as p set layout_id = item.layout_id, milli = item.milli
    from ${rowsAsTable(replaced.map(rowOf), COLUMNS)}
    where p.match_id = item.match_id and p.phase = item.phase and p.at = item.at
  `);
}

/** @returns the ids under which they are stored */
export async function saveLayouts(
  tx: Tx,
  layouts: ReadonlySet<PriceLayout>,
): Promise<Map<PriceLayout, number>> {
  const digests = new Map([...layouts].map((layout) => [layout, layoutDigest(layout)]));
  const byDigest = new Map([...digests].map(([layout, digest]) => [digest, layout]));
  const ids = new Map<string, number>();
  const learn = async (query: RawBuilder<{ id: number; digest: string }>) => {
    const { rows } = await query.execute(tx);
    for (const { id, digest } of rows) ids.set(digest, id);
  };
  await learn(sql`
    select id, digest from price_layouts where digest = any(${[...byDigest.keys()]}::text[])
  `);
  const unknown = [...byDigest].filter(([digest]) => !ids.has(digest));
  if (unknown.length > 0) {
    const rows = unknown.map(([digest, layout]) => toRow(layout, digest));
    await learn(sql`
      insert into price_layouts (digest, odd_types, bookmaker_ids)
      select digest, odd_types, bookmaker_ids
      from ${rowsAsTable(rows, 'digest text, odd_types text[], bookmaker_ids int[]')}
      returning id, digest
    `);
  }
  return new Map([...digests].map(([layout, digest]) => [layout, ids.get(digest) ?? 0]));
}

function toRow({ oddTypes, bookmakerIds }: PriceLayout, digest: string) {
  return { digest, odd_types: oddTypes, bookmaker_ids: bookmakerIds };
}

function layoutDigest({ oddTypes, bookmakerIds }: PriceLayout): string {
  return hash('sha256', `${oddTypes.join()};${bookmakerIds.join()}`, 'hex');
}

export async function removePhases(tx: Tx, phases: readonly StoredPhase[]): Promise<void> {
  if (phases.length === 0) return;
  await sql`
    delete from phase_prices as p
    using ${rowsAsTable(phases, '"matchId" int, phase int, at double precision')}
    where p.match_id = item."matchId" and p.phase = item.phase and p.at = to_timestamp(item.at)
  `.execute(tx);
}
