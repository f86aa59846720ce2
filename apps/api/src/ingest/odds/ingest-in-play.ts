import type { InPlayRecord } from '@tipmark/contract/feed';
import type { Tx } from '../../platform/database/tx.ts';
import type { KnownKeys } from '../identity/source-keys.ts';
import type { MatchBatch } from '../matches/match-batch.ts';
import { mainInPlayLine } from './in-play-line.ts';
import { type InPlayRow, loadInPlay, saveInPlay, saveInPlayLines } from './in-play-queries.ts';
import { loadRoles } from './odds-queries.ts';
import { outcomeText } from './price-layout.ts';

/** Prices of one running match that are to be applied. */
export interface InPlayStatement {
  matchId: number;
  record: InPlayRecord;
}

const rowText = ({ matchId, source, at }: InPlayRow) => `${matchId} ${source} ${at}`;

/** Of two prices of one outcome at one instant the later record counts. */
function merged(known: InPlayRow | undefined, stated: InPlayRow): InPlayRow {
  const prices = new Map<string, [number, string, number | null]>();
  for (const { bookmakerIds, oddTypes, milli } of known === undefined
    ? [stated]
    : [known, stated]) {
    for (const [index, oddType] of oddTypes.entries()) {
      const id = bookmakerIds[index] ?? 0;
      prices.set(outcomeText(oddType, id), [id, oddType, milli[index] ?? null]);
    }
  }
  const all = [...prices.values()];
  return {
    ...stated,
    bookmakerIds: all.map(([id]) => id),
    oddTypes: all.map(([, oddType]) => oddType),
    milli: all.map(([, , price]) => price),
  };
}

function rowOf(keys: KnownKeys, { matchId, record }: InPlayStatement): InPlayRow {
  const { source, at, prices } = record;
  return {
    matchId,
    source,
    at,
    bookmakerIds: prices.map(([key]) => keys.get({ source, kind: 'bookmaker', key }) ?? 0),
    oddTypes: prices.map(([, oddType]) => oddType),
    milli: prices.map(([, , milli]) => milli),
  };
}

/**
 * Stores prices of running matches and updates their in-play lines. Neither their pre-match odds
 * nor the site line are touched.
 * @returns ids of matches with new prices
 */
export async function ingestInPlay(
  tx: Tx,
  keys: KnownKeys,
  batch: MatchBatch,
  statements: readonly InPlayStatement[],
): Promise<number[]> {
  if (statements.length === 0) return [];
  const ids = [...new Set(statements.map(({ matchId }) => matchId))];
  const stored = await loadInPlay(
    tx,
    ids.filter((id) => !batch.isNew(id)),
  );
  const rows = new Map(stored.map((row) => [rowText(row), row]));
  const changed = new Map<string, InPlayRow>();
  for (const statement of statements) {
    const stated = rowOf(keys, statement);
    const text = rowText(stated);
    const known = rows.get(text);
    const row = merged(known, stated);
    if (known !== undefined && JSON.stringify(known) === JSON.stringify(row)) continue;
    rows.set(text, row);
    changed.set(text, row);
  }
  const changedIds = [...new Set([...changed.values()].map(({ matchId }) => matchId))];
  await saveInPlay(tx, [...changed.values()]);
  const roleOf = await loadRoles(tx);
  const ofMatches = Map.groupBy(rows.values(), ({ matchId }) => matchId);
  await saveInPlayLines(
    tx,
    changedIds.flatMap(
      (id) => mainInPlayLine(batch.get(id), ofMatches.get(id) ?? [], roleOf) ?? [],
    ),
  );
  return changedIds;
}
