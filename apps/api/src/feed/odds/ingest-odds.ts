import type { OddsRecord } from '@tipmark/contract/feed';
import type { Tx } from '../../database/tx.ts';
import type { KnownKeys, SourceKey } from '../identity/source-keys.ts';
import type { MatchBatch } from '../matches/match-batch.ts';
import type { MatchState } from '../matches/match-state.ts';
import { mainOddTypes, withMainLine } from './main-line.ts';
import { ensurePartitions } from './odds-partitions.ts';
import { createPriceBook, type OddsPoint, PRICE_PHASE, type PriceBook } from './odds-point.ts';
import {
  loadLines,
  loadPoints,
  loadRoles,
  type Outcome,
  removeLines,
  removePoints,
  type StoredLine,
  saveLines,
  savePoints,
} from './odds-queries.ts';
import { type LinePoint, siteLineSeries } from './site-line-series.ts';

/** Odds of one match that are to be applied, already admitted. */
export interface OddsStatement {
  matchId: number;
  record: OddsRecord;
}

export function bookmakerKeys({ source, prices }: OddsRecord): SourceKey[] {
  const keys = new Set(prices.map(([key]) => key));
  return [...keys].map((key) => ({ source, kind: 'bookmaker', key }));
}

/** What a batch does to the prices of one match. */
interface PriceWork {
  match: MatchState;
  book: PriceBook;
  oddTypes: Set<string>;
}

/**
 * Stores prices, and from them the site line: its history, and first, current and closing odds on
 * the match. The line is computed from all prices of an outcome, so late ones find their place.
 * @param moved matches whose start changed: their closing odds may be others now
 */
export async function ingestOdds(
  tx: Tx,
  keys: KnownKeys,
  batch: MatchBatch,
  statements: readonly OddsStatement[],
  moved: readonly number[],
): Promise<void> {
  const work = await openBooks(tx, batch, statements, moved);
  if (work.size === 0) return;
  for (const { matchId, record } of statements) {
    const phase = record.phase === undefined ? null : PRICE_PHASE[record.phase];
    work.get(matchId)?.book.state(pointsOf(keys, record), phase);
  }
  await storeBooks(tx, batch, [...work.values()]);
}

function pointsOf(keys: KnownKeys, { source, at, phase, prices }: OddsRecord): OddsPoint[] {
  return prices.map(([key, oddType, milli]) => ({
    oddType,
    bookmakerId: keys.get({ source, kind: 'bookmaker', key }) ?? 0,
    at,
    milli,
    phase: phase === undefined ? null : PRICE_PHASE[phase],
  }));
}

async function openBooks(
  tx: Tx,
  batch: MatchBatch,
  statements: readonly OddsStatement[],
  moved: readonly number[],
): Promise<Map<number, PriceWork>> {
  const wanted = new Map<number, Set<string>>();
  for (const { matchId, record } of statements) {
    const oddTypes = wanted.get(matchId) ?? new Set(mainOddTypes(batch.get(matchId).sport));
    for (const [, oddType] of record.prices) oddTypes.add(oddType);
    wanted.set(matchId, oddTypes);
  }
  for (const id of moved) {
    if (!wanted.has(id)) wanted.set(id, new Set(mainOddTypes(batch.get(id).sport)));
  }
  const stored = Map.groupBy(await loadPoints(tx, storedOutcomes(batch, wanted)), (p) => p.matchId);
  const work = new Map<number, PriceWork>();
  for (const [id, oddTypes] of wanted) {
    const points = (stored.get(id) ?? []).map(({ matchId: _, ...point }) => point);
    work.set(id, { match: batch.get(id), book: createPriceBook(points), oddTypes });
  }
  return work;
}

function storedOutcomes(batch: MatchBatch, wanted: ReadonlyMap<number, Set<string>>): Outcome[] {
  return [...wanted].flatMap(([matchId, oddTypes]) =>
    batch.isNew(matchId)
      ? []
      : [...oddTypes].map((oddType) => ({
          matchId,
          bucket: batch.get(matchId).bucket,
          oddType,
        })),
  );
}

async function storeBooks(tx: Tx, batch: MatchBatch, work: readonly PriceWork[]): Promise<void> {
  const roleOf = await loadRoles(tx);
  const lines: StoredLine[] = [];
  for (const { match, book, oddTypes } of work) {
    const series = new Map<string, LinePoint[]>();
    for (const oddType of oddTypes) {
      const points = siteLineSeries(book.pointsOf(oddType), roleOf);
      series.set(oddType, points);
      for (const point of points) lines.push({ ...point, ...outcomeOf(match, oddType) });
    }
    batch.set(withMainLine(match, (oddType) => series.get(oddType) ?? []));
  }
  const known = await loadLines(
    tx,
    work.flatMap(({ match, oddTypes }) =>
      batch.isNew(match.id) ? [] : [...oddTypes].map((oddType) => outcomeOf(match, oddType)),
    ),
  );
  const place = ({ match }: PriceWork, points: OddsPoint[]) =>
    points.map((point) => ({ ...point, matchId: match.id, bucket: match.bucket }));
  const changed = work.flatMap((one) => place(one, one.book.changed()));
  for (const { matchId } of changed) batch.markChanged(matchId);
  await ensurePartitions(tx, new Set(changed.map(({ bucket }) => bucket)));
  await removePoints(
    tx,
    work.flatMap((one) => place(one, one.book.removed())),
  );
  // Nothing can be in the way of a new match's prices: not looking for it saves a third of the time.
  await savePoints(
    tx,
    changed.filter(({ matchId }) => batch.isNew(matchId)),
    'new',
  );
  await savePoints(
    tx,
    changed.filter(({ matchId }) => !batch.isNew(matchId)),
    'known',
  );
  await removeLines(tx, missingIn(lines, known));
  await saveLines(tx, differing(lines, known));
}

function outcomeOf({ id, bucket }: MatchState, oddType: string): Outcome {
  return { matchId: id, bucket, oddType };
}

function lineText({ matchId, oddType, at }: StoredLine): string {
  return `${matchId} ${oddType} ${at}`;
}

function missingIn(lines: readonly StoredLine[], known: readonly StoredLine[]): StoredLine[] {
  const kept = new Set(lines.map(lineText));
  return known.filter((line) => !kept.has(lineText(line)));
}

function differing(lines: readonly StoredLine[], known: readonly StoredLine[]): StoredLine[] {
  if (known.length === 0) return [...lines];
  const stored = new Map(known.map((line) => [lineText(line), line.milli]));
  return lines.filter((line) => stored.get(lineText(line)) !== line.milli);
}
