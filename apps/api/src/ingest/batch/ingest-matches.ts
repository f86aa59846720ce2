import type { FeedRecordKind, FeedRecordOf, MatchRecord } from '@tipmark/contract/feed';
import type { Tx } from '../../platform/database/tx.ts';
import { TURNED } from '../identity/sides-of-people.ts';
import type { KnownKeys, SourceKey } from '../identity/source-keys.ts';
import { identifyMatches, keysNeededByMatch, matchKey } from '../matches/identify-matches.ts';
import type { MatchBatch } from '../matches/match-batch.ts';
import {
  bumpMatches,
  insertMatches,
  loadMatches,
  updateMatches,
} from '../matches/match-queries.ts';
import { loadReports } from '../matches/report-queries.ts';
import { swappedRecord } from '../matches/swap-sides.ts';
import { ingestInPlay } from '../odds/ingest-in-play.ts';
import { bookmakerKeys, ingestOdds } from '../odds/ingest-odds.ts';
import type { ReadRecord } from '../records/read-feed-record.ts';
import type { Writes } from '../rows/writes.ts';
import { countEvents } from '../statistics/counted-event-queries.ts';
import { saveEvents, withdrawEvents } from '../statistics/event-queries.ts';
import { saveLineups } from '../statistics/lineup-queries.ts';
import { savePoints } from '../statistics/points-queries.ts';
import { savePolls } from '../statistics/poll-queries.ts';
import { saveShots } from '../statistics/shots-queries.ts';
import { saveStatistics } from '../statistics/statistics-queries.ts';
import { type FeedBatch, matchKeyOf, type ReadOf } from './feed-batch.ts';
import type { FeedWatermarks } from './feed-watermarks.ts';
import { type FoldedRecords, foldRecords, type MatchedRecords } from './fold-records.ts';
import { openReports } from './report-book.ts';
import { splitByKeys, type Unresolved } from './split-by-keys.ts';

export interface IngestedMatches {
  watermarks: FeedWatermarks;
  stated: number[];
  unresolved: Unresolved[];
  refused: Unresolved[];
}

type OfMatchKind =
  | 'lineup'
  | 'score'
  | 'event'
  | 'events'
  | 'points'
  | 'shots'
  | 'statistics'
  | 'forecast'
  | 'odds'
  | 'in-play';

/** A record with the match it is about. */
export type Matched<Kind extends FeedRecordKind> = ReadOf<Kind> & { matchId: number };

/** Finds or makes the matches, folds every record into them and stores what changed. */
export async function ingestMatches(
  { tx, writes }: { tx: Tx; writes: Writes },
  keys: KnownKeys,
  batch: MatchBatch,
  { byKind, byMatch }: FeedBatch,
  openWatermarks: (matchIds: readonly number[]) => Promise<FeedWatermarks>,
): Promise<IngestedMatches> {
  const unresolved: Unresolved[] = [];
  const withMatches = async <Kind extends OfMatchKind>(
    kind: Kind,
    alsoNeeded: (record: FeedRecordOf<Kind>) => SourceKey[] = () => [],
  ): Promise<Matched<Kind>[]> => {
    const keyOf = ({ source, matchKey: key }: FeedRecordOf<OfMatchKind>) => matchKey(source, key);
    const split = await splitByKeys(tx, keys, byKind[kind], (record) => [
      keyOf(record),
      ...alsoNeeded(record),
    ]);
    unresolved.push(...split.unresolved);
    return split.met.map((read) => ({ ...read, matchId: keys.get(keyOf(read.record)) ?? 0 }));
  };

  const stated = await splitByKeys(tx, keys, byKind.match, keysNeededByMatch);
  unresolved.push(...stated.unresolved);
  const { made, joined } = await identifyMatches(
    tx,
    keys,
    stated.met.map(({ record }) => record),
  );
  for (const match of made) batch.add(match, true);
  for (const match of joined) batch.add(match, false);
  const matched = {
    match: stated.met.map((read) => ({ ...read, matchId: ownId(keys, read.record) })),
    lineup: await withMatches('lineup'),
    score: await withMatches('score'),
    event: await withMatches('event'),
    events: await withMatches('events'),
    points: await withMatches('points'),
    shots: await withMatches('shots'),
    statistics: await withMatches('statistics'),
    forecast: await withMatches('forecast'),
    odds: await withMatches('odds', bookmakerKeys),
    inPlay: await withMatches('in-play', bookmakerKeys),
  };
  const ids = new Set(Object.values(matched).flatMap((reads) => reads.map((read) => read.matchId)));
  const unloaded = [...ids].filter((id) => !batch.has(id));
  for (const match of await loadMatches(tx, unloaded)) batch.add(match, false);
  const known = [...ids].filter((id) => !batch.isNew(id));
  const watermarks = await openWatermarks(known);
  const reports = openReports(batch, watermarks, await loadReports(tx, known));

  const into = { batch, watermarks, reports };
  const folded = foldRecords(keys, into, inOrderOfRows(watermarks, matched));
  await ingestOdds({ tx, writes }, keys, batch, folded.odds, batch.moved());
  const changed = new Set(batch.ids().filter((id) => batch.isChanged(id)));
  const pairsOf = (isNew: boolean) =>
    [...changed].flatMap((id) => (batch.isNew(id) === isNew ? [batch.pair(id)] : []));
  insertMatches(
    writes,
    pairsOf(true).map(({ now }) => now),
  );
  updateMatches(writes, pairsOf(false));
  reports.save(writes);
  const statistics = await saveStatistics(writes, folded.statistics, watermarks.hadStatistics);
  if (hasDetails(folded)) await writes.done();
  const touched = [
    ...(await saveLineups(tx, folded.lineups)),
    ...(await saveEvents(tx, folded.events)),
    ...(await withdrawEvents(tx, folded.eventLists)),
    ...(await savePoints(tx, folded.points)),
    ...(await saveShots(tx, folded.shots)),
    ...(await savePolls(tx, folded.polls)),
    ...(await ingestInPlay(tx, keys, batch, folded.inPlay)),
    ...statistics,
  ];
  bumpMatches(
    writes,
    [...new Set(touched)].filter((id) => !changed.has(id)),
  );
  for (const id of touched) batch.markChanged(id);
  countEvents(
    writes,
    batch.ids().filter((id) => batch.isChanged(id)),
  );
  const reported = byMatch.flatMap(({ key, content }) =>
    content === undefined ? [] : { matchId: keys.get(key) ?? 0, source: key.source, ...content },
  );
  for (const { read } of [...unresolved, ...folded.refused]) invalidate(keys, watermarks, read);
  watermarks.save(
    writes,
    reported.filter(({ matchId }) => batch.has(matchId)),
  );
  return {
    watermarks,
    stated: matched.match.map(({ matchId }) => matchId),
    unresolved,
    refused: folded.refused,
  };
}

/** Records of sources that name the two sides of a match in the other order. */
function inOrderOfRows(watermarks: FeedWatermarks, matched: MatchedRecords): MatchedRecords {
  const swapSides = <Kind extends FeedRecordKind>(reads: Matched<Kind>[]): Matched<Kind>[] =>
    reads.map((read) => {
      const { source } = read.record;
      const isSwapped =
        watermarks.digest({ matchId: read.matchId, source, kind: TURNED }) !== undefined;
      return isSwapped ? { ...read, record: swappedRecord(read.record) } : read;
    });
  return {
    ...matched,
    match: swapSides(matched.match),
    lineup: swapSides(matched.lineup),
    score: swapSides(matched.score),
    event: swapSides(matched.event),
    points: swapSides(matched.points),
    odds: swapSides(matched.odds),
    shots: swapSides(matched.shots),
    statistics: swapSides(matched.statistics),
    inPlay: swapSides(matched.inPlay),
  };
}

/** Whether records refer to the rows of matches, whose writes may still be in flight. */
function hasDetails(folded: FoldedRecords): boolean {
  const { lineups, events, eventLists, points, shots } = folded;
  return [lineups, events, eventLists, points, shots].some(({ length }) => length > 0);
}

/** A refused record is refused again the next time, and not skipped. */
function invalidate(keys: KnownKeys, watermarks: FeedWatermarks, { record }: ReadRecord): void {
  const key = matchKeyOf(record);
  if (key !== undefined) watermarks.invalidate(keys.get(key) ?? 0, key.source);
}

function ownId(keys: KnownKeys, { source, key }: MatchRecord): number {
  return keys.get(matchKey(source, key)) ?? 0;
}
