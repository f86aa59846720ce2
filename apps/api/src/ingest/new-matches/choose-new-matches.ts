import type { FeedRecordOf } from '@tipmark/contract/feed';
import type { Sport } from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import { recordsOf } from '../batch/batch-by-kind.ts';
import { isOddTypeOf } from '../batch/fold-records.ts';
import type { MatchContent, ReportedMatches } from '../batch/match-contents.ts';
import { type KnownKeys, loadKeys, type SourceKey } from '../identity/source-keys.ts';
import {
  keysNeededByMatch,
  loadSeasons,
  matchKey,
  pairingOf,
  pairingText,
} from '../matches/identify-matches.ts';
import { loadTakenPairings, type Pairing } from '../matches/match-queries.ts';
import { bookmakerKeys, layoutReaders } from '../odds/ingest-odds.ts';
import { type PhasePrices, PRICE_PHASE } from '../odds/phase-prices.ts';
import type { PriceLayout } from '../odds/price-layout.ts';
import { type PriceList, priceListOf } from '../odds/price-list.ts';
import { type CompleteReport, completeReport } from './complete-report.ts';

/** A match to create, with the ids of its keys. */
export interface NewMatchDraft {
  reported: CompleteReport;
  pairing: Pairing;
  refereeId: number | undefined;
  season: { leagueId: number; sport: number };
  prices: readonly PhasePrices[];
}

type Candidate = Omit<NewMatchDraft, 'season'>;

/**
 * New matches of a batch that need no comparison, lookup or waiting: reported completely, under
 * known keys, and the only ones of their pairing both in the batch and in the database. A push is
 * either all such matches or none, so that ids follow the order of the records.
 */
export async function chooseNewMatches(
  tx: Tx,
  keys: KnownKeys,
  reported: ReportedMatches,
): Promise<NewMatchDraft[]> {
  await loadKeys(tx, keys, keysNeededBy(reported.contents));
  const candidates = candidatesOf(keys, reported);
  const least = reported.isWhole ? 1 : countUnknown(keys, reported);
  if (candidates.length < least) return [];
  const pairings = candidates.map(({ pairing }) => pairing);
  const seasons = await loadSeasons(tx, pairings);
  const taken = new Set((await loadTakenPairings(tx, pairings)).map(pairingText));
  const suits = createFit();
  const drafts = candidates.flatMap((candidate) => {
    const { pairing, prices } = candidate;
    const season = seasons.get(pairing.seasonId);
    if (season === undefined || taken.has(pairingText(pairing))) return [];
    const isFit = prices.every(({ layout }) => suits(season.sport as Sport, layout));
    return isFit ? [{ ...candidate, season }] : [];
  });
  return drafts.length < least ? [] : drafts;
}

/** New matches of a batch. */
function countUnknown(keys: KnownKeys, { rest }: ReportedMatches): number {
  const unknown = recordsOf(rest, 'match').filter(
    ({ record: { source, key } }) => keys.get(matchKey(source, key)) === undefined,
  );
  return Math.max(1, unknown.length);
}

/** Entities that matches refer to may have been reported by an earlier stream. */
function* keysNeededBy(contents: readonly MatchContent[]): Iterable<SourceKey> {
  const lists = new Map<string, Set<PriceList>>();
  for (const { reads } of contents) {
    for (const { record } of reads) {
      if (record.kind === 'match') yield* keysNeededByMatch(record);
      if (record.kind !== 'odds') continue;
      const known = lists.get(record.source) ?? new Set();
      lists.set(record.source, known);
      const list = priceListOf(record.prices);
      if (!known.has(list)) yield* bookmakerKeys(record);
      known.add(list);
    }
  }
}

function candidatesOf(keys: KnownKeys, { rest, contents }: ReportedMatches): Candidate[] {
  const lay = layoutReaders(keys);
  const matches = recordsOf(rest, 'match');
  const pairings = new Map(matches.map(({ record }) => [record, pairingOf(keys, record)]));
  const sharers = new Map<string, number>();
  for (const pairing of pairings.values()) {
    const text = pairingText(pairing);
    sharers.set(text, (sharers.get(text) ?? 0) + 1);
  }
  return contents.flatMap((content): Candidate[] => {
    if (keys.get(content.key) !== undefined) return [];
    const reported = completeReport(content);
    if (reported === undefined) return [];
    const pairing = pairings.get(reported.match) ?? pairingOf(keys, reported.match);
    const isAlone = sharers.get(pairingText(pairing)) === 1;
    const refereeId = refereeOf(keys, reported.match);
    if (!isAlone || !isKnown(pairing) || refereeId === 'unknown') return [];
    const prices = reported.odds.map((record) => {
      return { phase: PRICE_PHASE[record.phase], at: record.at, ...lay(record) };
    });
    return [{ reported, pairing, refereeId, prices }];
  });
}

function isKnown({ seasonId, homeId, awayId }: Pairing): boolean {
  return seasonId !== 0 && homeId !== 0 && awayId !== 0;
}

function refereeOf(
  keys: KnownKeys,
  { source, refereeKey }: FeedRecordOf<'match'>,
): number | undefined | 'unknown' {
  if (refereeKey === undefined) return undefined;
  return keys.get({ source, kind: 'referee', key: refereeKey }) ?? 'unknown';
}

/** Whether a layout only has known bookmakers and outcomes of the sport; checked once. */
function createFit(): (sport: Sport, layout: PriceLayout) => boolean {
  const known = new Map<Sport, Map<PriceLayout, boolean>>();
  return (sport, layout) => {
    const ofSport = known.get(sport) ?? new Map<PriceLayout, boolean>();
    known.set(sport, ofSport);
    const isFit =
      ofSport.get(layout) ??
      (!layout.bookmakerIds.includes(0) &&
        layout.oddTypes.every((oddType) => isOddTypeOf(sport, oddType)));
    ofSport.set(layout, isFit);
    return isFit;
  };
}
