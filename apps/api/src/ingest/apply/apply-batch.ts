import { canCopy, type Db } from '../../platform/database/connect.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import type { AppliedWatermarks } from '../batch/applied-watermarks.ts';
import type { FeedBatch } from '../batch/feed-batch.ts';
import { type FeedWatermarks, openWatermarks } from '../batch/feed-watermarks.ts';
import { ingestMatches } from '../batch/ingest-matches.ts';
import { skipRepeated } from '../batch/skip-repeated.ts';
import { splitByKeys, type Unresolved } from '../batch/split-by-keys.ts';
import { refuseContradictions } from '../consistency/refuse-contradictions.ts';
import { ingestNamed } from '../identity/ingest-named.ts';
import { ingestSeasons, keysNeededBySeason } from '../identity/ingest-seasons.ts';
import { ingestSquads, keysNeededBySquad } from '../identity/ingest-squads.ts';
import {
  type BatchNames,
  createReportedNames,
  type ReportedNames,
} from '../identity/reported-names.ts';
import { saveKeys } from '../identity/source-key-queries.ts';
import {
  createKeyIds,
  type KeyIds,
  type KnownKeys,
  knownKeysOver,
} from '../identity/source-keys.ts';
import { createMatchBatch, type MatchBatch } from '../matches/match-batch.ts';
import { queueForIngest } from '../rows/allocate-ids.ts';
import { type Writes, withWrites } from '../rows/writes.ts';
import { keysNeededByViews, saveViews } from '../statistics/views-queries.ts';

/** Data that the streams of one import share, as keys never change their meaning. */
export interface FeedMemory {
  /** Ids by source key. */
  keys: KeyIds;
  names: ReportedNames;
}

export function createFeedMemory(): FeedMemory {
  return { keys: createKeyIds(), names: createReportedNames() };
}

/** The state of a stream from batch to batch. */
export interface StreamMemory extends FeedMemory {
  /** Heads applied by this stream; see `openWatermarks`. */
  applied: AppliedWatermarks;
  nowSeconds: () => number;
}

export interface BatchOutcome {
  batch: MatchBatch;
  /** Ids of matches whose records were all skipped as repetitions. */
  repeated: number[];
  /** Ids of the matches of `match` records, one entry per record. */
  stated: number[];
  /** Records that refer to something not stored yet. */
  unresolved: Unresolved[];
  /** Records that contradict what is known. */
  refused: Unresolved[];
}

interface Attempt extends BatchOutcome {
  keys: KnownKeys;
  names: BatchNames;
  watermarks: FeedWatermarks;
}

/** Applies a batch of checked records in one transaction. */
export async function applyBatch(
  db: Db,
  records: FeedBatch,
  memory: StreamMemory,
): Promise<BatchOutcome> {
  const attempt = await tx(db, (trx) =>
    withWrites(trx, (writes) => applyIn(trx, writes, records, memory), canCopy(db)),
  );
  attempt.keys.keep();
  attempt.names.keep();
  attempt.watermarks.keep();
  return attempt;
}

async function applyIn(
  trx: Tx,
  writes: Writes,
  records: FeedBatch,
  memory: StreamMemory,
): Promise<Attempt> {
  const { byKind } = records;
  memory.keys.asOf(await queueForIngest(trx));
  const keys = knownKeysOver(memory.keys);
  const names = memory.names.open();
  for (const kind of ['bookmaker', 'league', 'team', 'referee'] as const) {
    await ingestNamed(trx, keys, kind, names.unseenIn(byKind[kind].map(({ record }) => record)));
  }
  const seasons = await splitByKeys(trx, keys, byKind.season, keysNeededBySeason);
  await ingestSeasons(
    trx,
    keys,
    seasons.met.map(({ record }) => record),
  );
  const squads = await splitByKeys(trx, keys, byKind.squad, keysNeededBySquad);
  await ingestSquads(
    trx,
    keys,
    squads.met.map(({ record }) => record),
  );
  const batch = createMatchBatch();
  const { rest, repeated } = await skipRepeated(trx, keys, records);
  const { sound, refused } = await refuseContradictions(trx, keys, rest, memory.nowSeconds());
  const matches = await ingestMatches({ tx: trx, writes }, keys, batch, sound, (ids) =>
    openWatermarks(trx, ids, memory.applied),
  );
  const views = await splitByKeys(trx, keys, byKind.views, keysNeededByViews);
  saveViews(
    writes,
    keys,
    views.met.map(({ record }) => record),
  );
  saveKeys(writes, keys);
  return {
    batch,
    repeated,
    keys,
    names,
    watermarks: matches.watermarks,
    stated: matches.stated,
    unresolved: [
      ...seasons.unresolved,
      ...squads.unresolved,
      ...matches.unresolved,
      ...views.unresolved,
    ],
    refused: [...refused, ...matches.refused],
  };
}
