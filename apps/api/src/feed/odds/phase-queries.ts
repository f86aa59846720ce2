import { sql } from 'kysely';
import type { Tx } from '../../database/tx.ts';
import { rowsAsTable } from '../rows-as-table.ts';
import { type PhasePrices, type PricePhase, putPrice } from './phase-prices.ts';

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
  odd_types: string[];
  bookmaker_ids: number[];
  milli: number[];
}

export async function loadPhases(tx: Tx, matchIds: readonly number[]): Promise<StoredPhase[]> {
  if (matchIds.length === 0) return [];
  const { rows } = await sql<PhaseRow>`
    select match_id as "matchId", bucket, phase, extract(epoch from at)::float8 as at,
      odd_types, bookmaker_ids, milli
    from phase_prices where match_id = any(${matchIds}::int[])
  `.execute(tx);
  return rows.map(({ odd_types, bookmaker_ids, milli, ...row }) => {
    const stored: StoredPhase = { ...row, outcomes: new Map() };
    for (const [place, oddType] of odd_types.entries()) {
      putPrice(stored, bookmaker_ids[place] ?? 0, oddType, milli[place] ?? 0);
    }
    return stored;
  });
}

const COLUMNS = `"matchId" int, bucket int, phase int, at double precision, odd_types text[],
  bookmaker_ids int[], milli int[]`;

export async function savePhases(tx: Tx, phases: readonly StoredPhase[]): Promise<void> {
  if (phases.length === 0) return;
  await sql`
    insert into phase_prices (match_id, bucket, phase, at, odd_types, bookmaker_ids, milli)
    select "matchId", bucket, phase, to_timestamp(at), odd_types, bookmaker_ids, milli
    from ${rowsAsTable(phases.map(toRow), COLUMNS)}
    on conflict (match_id, phase, at) do update set odd_types = excluded.odd_types,
      bookmaker_ids = excluded.bookmaker_ids, milli = excluded.milli
  `.execute(tx);
}

/** Arrays as their texts: an odd type holds nothing that needs quotes. */
function toRow({ matchId, bucket, phase, at, outcomes }: StoredPhase) {
  const oddTypes: string[] = [];
  const bookmakerIds: number[] = [];
  const all: number[] = [];
  for (const [oddType, { bookmakerIds: ids, milli }] of outcomes) {
    for (let place = 0; place < milli.length; place += 1) {
      oddTypes.push(oddType);
      bookmakerIds.push(ids[place] ?? 0);
      all.push(milli[place] ?? 0);
    }
  }
  return {
    ...{ matchId, bucket, phase, at },
    odd_types: `{${oddTypes.join()}}`,
    bookmaker_ids: `{${bookmakerIds.join()}}`,
    milli: `{${all.join()}}`,
  };
}

export async function removePhases(tx: Tx, phases: readonly StoredPhase[]): Promise<void> {
  if (phases.length === 0) return;
  await sql`
    delete from phase_prices as p
    using ${rowsAsTable(phases, '"matchId" int, phase int, at double precision')}
    where p.match_id = item."matchId" and p.phase = item.phase and p.at = to_timestamp(item.at)
  `.execute(tx);
}
