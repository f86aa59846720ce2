import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../database/tx.ts';
import { rowsAsTable } from '../rows-as-table.ts';
import type { Writes } from '../writes.ts';
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

const COLUMNS = `"matchId" int, bucket int, phase int, at double precision, layout text,
  milli int[]`;

/** Of new matches nothing can be in the way. */
export function savePhases(
  writes: Writes,
  phases: readonly StoredPhase[],
  ofMatches: 'new' | 'known',
): void {
  if (phases.length === 0) return;
  const digests = saveLayouts(writes, new Set(phases.map(({ layout }) => layout)));
  const rows = phases.map(({ layout, milli, ...phase }) => ({
    ...phase,
    layout: digests.get(layout),
    milli: `{${milli.join()}}`,
  }));
  const replacing = sql`
    on conflict (match_id, phase, at) do update set layout_id = excluded.layout_id,
      milli = excluded.milli`;
  void writes.send(sql`
    insert into phase_prices (match_id, bucket, phase, at, layout_id, milli)
    select "matchId", bucket, phase, to_timestamp(item.at), known.id, item.milli
    from ${rowsAsTable(rows, COLUMNS)} join price_layouts as known on known.digest = item.layout
    ${ofMatches === 'new' ? sql`` : replacing}
  `);
}

/** @returns the digests under which they are stored */
function saveLayouts(writes: Writes, layouts: ReadonlySet<PriceLayout>): Map<PriceLayout, string> {
  const digests = new Map([...layouts].map((layout) => [layout, layoutDigest(layout)]));
  const rows = new Map([...digests].map(([layout, digest]) => [digest, toRow(layout, digest)]));
  void writes.send(sql`
    insert into price_layouts (digest, odd_types, bookmaker_ids)
    select digest, odd_types, bookmaker_ids
    from ${rowsAsTable([...rows.values()], 'digest text, odd_types text[], bookmaker_ids int[]')}
    where not exists (select from price_layouts as known where known.digest = item.digest)
  `);
  return digests;
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
