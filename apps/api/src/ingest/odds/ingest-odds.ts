import type { InPlayRecord, OddsRecord } from '@tipmark/contract/feed';
import { mainOddTypes } from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import type { KnownKeys, SourceKey } from '../identity/source-keys.ts';
import type { MatchBatch } from '../matches/match-batch.ts';
import type { MatchState } from '../matches/match-state.ts';
import type { Writes } from '../rows/writes.ts';
import { isListable } from './listed-line.ts';
import { mainLineOf } from './main-line.ts';
import { loadLines, loadListable, loadPoints, loadRoles, type Outcomes } from './odds-queries.ts';
import { PRICE_PHASE } from './phase-prices.ts';
import { loadPhases } from './phase-queries.ts';
import { createPriceBook, type PriceBook } from './price-book.ts';
import { createLayoutReader, type LaidPrices } from './price-layout.ts';
import { priceListOf } from './price-list.ts';
import { type LinePoint, siteLineSeries } from './site-line-series.ts';
import { type PricedMatch, storePrices } from './store-prices.ts';

/** Odds of one match that are to be applied, already admitted. */
export interface OddsStatement {
  matchId: number;
  record: OddsRecord;
}

export function bookmakerKeys({ source, prices }: OddsRecord | InPlayRecord): SourceKey[] {
  return priceListOf(prices).bookmakers.map((key) => ({ source, kind: 'bookmaker', key }));
}

/** The same with its prices laid out. */
interface LaidStatement extends Pick<OddsRecord, 'at' | 'phase'> {
  matchId: number;
  stated: LaidPrices;
}

/** The effect of a batch on the prices of one match. */
interface PriceWork {
  match: MatchState;
  book: PriceBook;
  /** Outcomes whose prices the book has. */
  known: ReadonlySet<string>;
}

/** Whether the main line lacks a price: lists may show another one. */
const isIncomplete = ({ oddsCurrent }: MatchState): boolean =>
  oddsCurrent === null || oddsCurrent.includes(null);

/**
 * Stores prices, and from them the site line: its history, and first, current and closing odds on
 * the match. The line is computed from all prices of an outcome, so late ones find their position.
 * @param moved matches whose start changed: their closing odds may be others now
 */
export async function ingestOdds(
  { tx, writes }: { tx: Tx; writes: Writes },
  keys: KnownKeys,
  batch: MatchBatch,
  statements: readonly OddsStatement[],
  moved: readonly number[],
): Promise<void> {
  const lay = layoutReaders(keys);
  const laid = statements.map(({ matchId, record }): LaidStatement => {
    const { at, phase } = record;
    return { matchId, at, phase, stated: lay(record) };
  });
  const work = await openBooks(tx, batch, laid, moved);
  if (work.size === 0) return;
  for (const { matchId, at, phase, stated } of laid) {
    const book = work.get(matchId)?.book;
    if (phase === undefined) book?.state(at, stated);
    else book?.statePhase(PRICE_PHASE[phase], at, stated);
  }
  await storeBooks({ tx, writes }, batch, [...work.values()]);
}

/** One reader per source, as keys of bookmakers are those of their source. */
function layoutReaders(keys: KnownKeys): (record: OddsRecord) => LaidPrices {
  const readers = new Map<string, ReturnType<typeof createLayoutReader>>();
  return ({ source, prices }) => {
    let read = readers.get(source);
    if (read === undefined) {
      read = createLayoutReader((key) => keys.get({ source, kind: 'bookmaker', key }) ?? 0);
      readers.set(source, read);
    }
    return read(prices);
  };
}

async function openBooks(
  tx: Tx,
  batch: MatchBatch,
  statements: readonly LaidStatement[],
  moved: readonly number[],
): Promise<Map<number, PriceWork>> {
  const wanted = new Map<number, Set<string>>();
  const want = (id: number): Set<string> => {
    const oddTypes = wanted.get(id) ?? new Set(mainOddTypes(batch.get(id).sport));
    wanted.set(id, oddTypes);
    return oddTypes;
  };
  for (const { matchId, stated } of statements) {
    const oddTypes = want(matchId);
    for (const oddType of stated.layout.indexes.keys()) oddTypes.add(oddType);
  }
  for (const id of moved) want(id);
  const stored = [...wanted.keys()].filter((id) => !batch.isNew(id));
  // A line beside the main one is chosen among all that have prices.
  const incomplete = stored.filter((id) => isIncomplete(batch.get(id)));
  const listable = await loadListable(
    tx,
    incomplete.map((id) => ({ matchId: id, bucket: batch.get(id).bucket })),
  );
  for (const { matchId, oddType } of listable) want(matchId).add(oddType);
  const phases = Map.groupBy(await loadPhases(tx, stored), ({ matchId }) => matchId);
  // An outcome missing from a phase loses its price, so all of its outcomes are checked.
  for (const [id, ofMatch] of phases) {
    for (const oddType of ofMatch.flatMap(({ layout }) => [...layout.indexes.keys()])) {
      wanted.get(id)?.add(oddType);
    }
  }
  const points = Map.groupBy(
    await loadPoints(tx, outcomesOf(batch, stored, wanted)),
    ({ matchId }) => matchId,
  );
  const work = new Map<number, PriceWork>();
  for (const id of wanted.keys()) {
    const book = createPriceBook({
      points: (points.get(id) ?? []).map(({ matchId: _, ...point }) => point),
      phases: phases.get(id) ?? [],
    });
    work.set(id, { match: batch.get(id), book, known: wanted.get(id) ?? new Set() });
  }
  return work;
}

function outcomesOf(
  batch: MatchBatch,
  ids: readonly number[],
  wanted: ReadonlyMap<number, ReadonlySet<string>>,
): Outcomes[] {
  return ids.map((matchId) => {
    return {
      matchId,
      bucket: batch.get(matchId).bucket,
      oddTypes: [...(wanted.get(matchId) ?? [])],
    };
  });
}

async function storeBooks(
  { tx, writes }: { tx: Tx; writes: Writes },
  batch: MatchBatch,
  work: readonly PriceWork[],
): Promise<void> {
  const roleOf = await loadRoles(tx);
  const priced = work.map(({ match, book, known }): PricedMatch => {
    const changed = [...book.changedOddTypes()];
    const lines = new Map<string, LinePoint[]>();
    const seriesOf = (oddType: string) => {
      const series = lines.get(oddType) ?? siteLineSeries(book.historyOf(oddType), roleOf);
      lines.set(oddType, series);
      return series;
    };
    for (const oddType of new Set([...mainOddTypes(match.sport), ...changed])) seriesOf(oddType);
    const oddTypes = [...known].filter(isListable);
    batch.change(match.id, mainLineOf(match, { oddTypes, seriesOf, untimed: book.untimed() }));
    return { match, book, changed, lines };
  });
  const known = await loadLines(
    tx,
    priced.flatMap(({ match: { id: matchId, bucket }, changed }) =>
      batch.isNew(matchId) || changed.length === 0 ? [] : [{ matchId, bucket, oddTypes: changed }],
    ),
  );
  await storePrices({ tx, writes }, batch, priced, known);
}
