import type { Tx } from '../../database/tx.ts';
import type { MatchBatch } from '../matches/match-batch.ts';
import type { MatchState } from '../matches/match-state.ts';
import type { Writes } from '../writes.ts';
import { ensurePartitions } from './odds-partitions.ts';
import {
  removeLines,
  removePoints,
  type StoredLine,
  saveLines,
  savePoints,
} from './odds-queries.ts';
import { removePhases, savePhases } from './phase-queries.ts';
import type { PriceBook } from './price-book.ts';

interface Priced {
  match: MatchState;
  book: PriceBook;
}

/** Writes what changed of prices and of the site line. */
export async function storePrices(
  { tx, writes }: { tx: Tx; writes: Writes },
  batch: MatchBatch,
  work: readonly Priced[],
  { lines, known }: { lines: readonly StoredLine[]; known: readonly StoredLine[] },
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
  await savePhases({ tx, writes }, phases, 'known');
  await removeLines(tx, missingIn(lines, known));
  const isNew = ({ matchId }: StoredLine) => batch.isNew(matchId);
  saveLines(writes, lines.filter(isNew), 'new');
  saveLines(
    writes,
    differing(
      lines.filter((line) => !isNew(line)),
      known,
    ),
    'known',
  );
}

function lineText({ matchId, oddType, at }: StoredLine): string {
  return `${matchId} ${oddType} ${at}`;
}

function missingIn(lines: readonly StoredLine[], known: readonly StoredLine[]): StoredLine[] {
  if (known.length === 0) return [];
  const kept = new Set(lines.map(lineText));
  return known.filter((line) => !kept.has(lineText(line)));
}

function differing(lines: readonly StoredLine[], known: readonly StoredLine[]): StoredLine[] {
  if (known.length === 0) return [...lines];
  const stored = new Map(known.map((line) => [lineText(line), line.milli]));
  return lines.filter((line) => stored.get(lineText(line)) !== line.milli);
}
