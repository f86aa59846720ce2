import type { Tx } from '../../platform/database/tx.ts';
import type { MatchBatch } from '../matches/match-batch.ts';
import type { MatchState } from '../matches/match-state.ts';
import type { Writes } from '../rows/writes.ts';
import { ensurePartitions } from './odds-partition-queries.ts';
import {
  insertLines,
  type KnownLine,
  type LinesOfMatch,
  removeLines,
  removePoints,
  replaceLines,
  type StoredLine,
  savePoints,
} from './odds-queries.ts';
import { removePhases, savePhases } from './phase-queries.ts';
import type { PriceBook } from './price-book.ts';
import type { LinePoint } from './site-line-series.ts';

/** A match with its prices and the site lines computed from them. */
export interface PricedMatch {
  match: MatchState;
  book: PriceBook;
  /** Outcomes whose prices changed. */
  changed: readonly string[];
  /** By outcome, at least for the changed ones. */
  lines: ReadonlyMap<string, readonly LinePoint[]>;
}

/**
 * Writes what changed of prices and of the site line.
 * @param known stored lines of the outcomes that changed
 */
export async function storePrices(
  { tx, writes }: { tx: Tx; writes: Writes },
  batch: MatchBatch,
  work: readonly PricedMatch[],
  known: readonly KnownLine[],
): Promise<void> {
  const of = <Item extends object>(take: (book: PriceBook) => Item[]) =>
    work.flatMap(({ match: { id: matchId, bucket }, book }) =>
      take(book).map((item) => ({ ...item, matchId, bucket })),
    );
  const points = of((book) => book.changed());
  const phases = of((book) => book.changedPhases());
  for (const { matchId } of points) batch.markChanged(matchId);
  for (const { matchId } of phases) batch.markChanged(matchId);
  await ensurePartitions(tx, new Set(points.map(({ bucket }) => bucket)));
  await removePoints(
    tx,
    of((book) => book.removed()),
  );
  await savePoints(tx, points);
  await removePhases(
    tx,
    of((book) => book.removedPhases()),
  );
  await savePhases(
    { tx, writes },
    phases.filter(({ isStored }) => !isStored),
    phases.filter(({ isStored }) => isStored),
  );
  const { missing, others, fresh } = compareLines(work, known);
  await removeLines(tx, missing);
  replaceLines(writes, others);
  insertLines(writes, fresh);
}

/** Changes to stored lines: deleted, replaced, and new ones. */
interface LineChanges {
  missing: StoredLine[];
  others: StoredLine[];
  fresh: LinesOfMatch[];
}

function compareLines(work: readonly PricedMatch[], known: readonly KnownLine[]): LineChanges {
  const knownOf = Map.groupBy(known, ({ matchId }) => matchId);
  const changes: LineChanges = { missing: [], others: [], fresh: [] };
  for (const { match, changed, lines } of work) {
    const { id, bucket } = match;
    const before = Map.groupBy(knownOf.get(id) ?? [], ({ oddType }) => oddType);
    const fresh = new Map<string, LinePoint[]>();
    for (const oddType of changed) {
      const stored = new Map(before.get(oddType)?.map(({ at, milli }) => [at, milli]));
      const lineOf = (point: LinePoint) => ({ matchId: id, bucket, oddType, ...point });
      const newPoints: LinePoint[] = [];
      for (const point of lines.get(oddType) ?? []) {
        const milli = stored.get(point.at);
        if (milli === undefined) newPoints.push(point);
        else if (milli !== point.milli) changes.others.push(lineOf(point));
        stored.delete(point.at);
      }
      fresh.set(oddType, newPoints);
      for (const [at, milli] of stored) changes.missing.push(lineOf({ at, milli }));
    }
    changes.fresh.push({ id, bucket, lines: fresh });
  }
  return changes;
}
