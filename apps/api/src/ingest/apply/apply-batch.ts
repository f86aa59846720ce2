import { canCopy, type Db } from '../../platform/database/connect.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import type { AppliedHeads } from '../batch/applied-heads.ts';
import { recordsOf } from '../batch/batch-by-kind.ts';
import { type FeedHeads, openHeads } from '../batch/feed-heads.ts';
import { ingestMatches } from '../batch/ingest-matches.ts';
import { asTold, passOverRepeated } from '../batch/match-contents.ts';
import { splitByKeys, type Unresolved } from '../batch/split-by-keys.ts';
import { ingestNamed } from '../identity/ingest-named.ts';
import { ingestSeasons, keysNeededBySeason } from '../identity/ingest-seasons.ts';
import { ingestSquads, keysNeededBySquad } from '../identity/ingest-squads.ts';
import {
  createKeyIds,
  type KeyIds,
  type KnownKeys,
  knownKeysOver,
  saveKeys,
} from '../identity/source-keys.ts';
import { type BatchNames, createToldNames, type ToldNames } from '../identity/told-names.ts';
import { createMatchBatch, type MatchBatch } from '../matches/match-batch.ts';
import type { MatchState } from '../matches/match-state.ts';
import { ingestNewMatches, type NewMatches } from '../new-matches/ingest-new-matches.ts';
import type { ReadRecord } from '../records/read-feed-record.ts';
import { queueForIngest } from '../rows/allocate-ids.ts';
import { type Writes, withWrites } from '../rows/writes.ts';
import { keysNeededByViews, saveViews } from '../statistics/views-queries.ts';

/** What streams of one import may share, as keys never change their meaning. */
export interface FeedMemory {
  /** Ids by source key. */
  keys: KeyIds;
  names: ToldNames;
}

export function createFeedMemory(): FeedMemory {
  return { keys: createKeyIds(), names: createToldNames() };
}

/** What a stream remembers from batch to batch. */
export interface StreamMemory extends FeedMemory {
  /** Heads applied by this stream; see `openHeads`. */
  applied: AppliedHeads;
  /** Whether its source tells each match whole; see `passOverRepeated`. */
  isWhole: boolean;
}

export interface BatchOutcome {
  batch: MatchBatch;
  /** Matches that went the short road; they are not in the batch. */
  made: readonly MatchState[];
  /** Ids of matches of which everything was passed over, as it was said before. */
  repeated: number[];
  /** Ids of the matches of `match` records, one entry a record. */
  stated: number[];
  /** Records that refer to something nobody has brought yet. */
  unresolved: Unresolved[];
  /** Records that contradict what is known. */
  refused: Unresolved[];
}

interface Attempt extends BatchOutcome {
  keys: KnownKeys;
  names: BatchNames;
  heads: FeedHeads;
  /** Tells the stream of the matches that went the short road; call after the commit. */
  keepMade: NewMatches['keep'];
}

/** Applies a batch of checked records in one transaction. */
export async function applyBatch(
  db: Db,
  records: readonly ReadRecord[],
  memory: StreamMemory,
): Promise<BatchOutcome> {
  const attempt = await tx(db, (trx) =>
    withWrites(trx, (writes) => applyIn(trx, writes, records, memory), canCopy(db)),
  );
  attempt.keys.keep();
  attempt.names.keep();
  attempt.heads.keep();
  attempt.keepMade(memory.applied);
  return attempt;
}

async function applyIn(
  trx: Tx,
  writes: Writes,
  records: readonly ReadRecord[],
  memory: StreamMemory,
): Promise<Attempt> {
  await queueForIngest(trx);
  const keys = knownKeysOver(memory.keys);
  const names = memory.names.open();
  for (const kind of ['bookmaker', 'league', 'team', 'referee'] as const) {
    await ingestNamed(
      trx,
      keys,
      kind,
      names.newsIn(recordsOf(records, kind).map(({ record }) => record)),
    );
  }
  const seasons = await splitByKeys(trx, keys, recordsOf(records, 'season'), keysNeededBySeason);
  await ingestSeasons(
    trx,
    keys,
    seasons.met.map(({ record }) => record),
  );
  const squads = await splitByKeys(trx, keys, recordsOf(records, 'squad'), keysNeededBySquad);
  await ingestSquads(
    trx,
    keys,
    squads.met.map(({ record }) => record),
  );
  const batch = createMatchBatch();
  const told = await (memory.isWhole ? passOverRepeated : asTold)(trx, keys, records);
  const { made, left, keep: keepMade } = await ingestNewMatches({ tx: trx, writes }, keys, told);
  const matches = await ingestMatches({ tx: trx, writes }, keys, batch, left, (ids) =>
    openHeads(trx, ids, memory.applied),
  );
  const views = await splitByKeys(trx, keys, recordsOf(records, 'views'), keysNeededByViews);
  saveViews(
    writes,
    keys,
    views.met.map(({ record }) => record),
  );
  saveKeys(writes, keys);
  return {
    batch,
    made,
    keepMade,
    repeated: told.repeated,
    keys,
    names,
    heads: matches.heads,
    stated: [...made.map(({ id }) => id), ...matches.stated],
    unresolved: [
      ...seasons.unresolved,
      ...squads.unresolved,
      ...matches.unresolved,
      ...views.unresolved,
    ],
    refused: matches.refused,
  };
}
