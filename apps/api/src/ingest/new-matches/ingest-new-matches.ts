import { setImmediate } from 'node:timers/promises';
import type { Tx } from '../../platform/database/tx.ts';
import type { AppliedWatermarks } from '../batch/applied-watermarks.ts';
import { insertContents, insertWatermarks } from '../batch/feed-watermarks.ts';
import type { ReportedMatches } from '../batch/match-contents.ts';
import type { KnownKeys } from '../identity/source-keys.ts';
import { loadSlugs } from '../matches/identify-matches.ts';
import { insertMatches } from '../matches/match-queries.ts';
import { type MatchState, utcDay } from '../matches/match-state.ts';
import { insertLines, loadRoles } from '../odds/odds-queries.ts';
import { savePhases } from '../odds/phase-queries.ts';
import type { LinePoint } from '../odds/site-line-series.ts';
import { allocateIds } from '../rows/allocate-ids.ts';
import type { Writes } from '../rows/writes.ts';
import { insertStatistics } from '../statistics/statistics-queries.ts';
import { chooseNewMatches, type NewMatchDraft } from './choose-new-matches.ts';
import { newMatchState } from './new-match-state.ts';
import { newWatermarks } from './new-watermarks.ts';
import { createPhaseLines } from './phase-lines.ts';

export interface NewMatches {
  made: readonly MatchState[];
  /** The remaining records, for the slow path. */
  left: ReportedMatches;
  /** Adds what the stream has applied with them; call after the commit. */
  keep(applied: AppliedWatermarks): void;
}

interface NewMatch extends NewMatchDraft {
  match: MatchState;
  lines: Map<string, LinePoint[]>;
  heads: ReturnType<typeof newWatermarks>;
}

/**
 * The fast path for matches that are new and arrive complete in one batch, as nearly all matches of
 * a file do: each is built from its own records. Nothing is merged into stored state, no sequence
 * gate is checked and nothing is read back; the stored result is the same as on the slow path.
 */
export async function ingestNewMatches(
  { tx, writes }: Into,
  keys: KnownKeys,
  reported: ReportedMatches,
): Promise<NewMatches> {
  const drafts = await chooseNewMatches(tx, keys, reported);
  if (drafts.length === 0) return { made: [], left: reported, keep: () => undefined };
  const slugs = await loadSlugs(
    tx,
    drafts.map(({ pairing }) => pairing),
  );
  const linesOf = createPhaseLines(await loadRoles(tx));
  const firstId = await allocateIds(tx, 'matches', drafts.length);
  const made = drafts.map((draft, index): NewMatch => {
    const { pairing, season, refereeId } = draft;
    const day = utcDay(draft.reported.match.startsAt);
    const lines = linesOf(draft.prices);
    const isPriced = draft.prices.length > 0;
    const match = newMatchState(draft.reported, {
      place: { id: firstId + index, ...season, ...pairing, leg: 1 },
      slug: `${slugs.get(pairing.homeId)}-${slugs.get(pairing.awayId)}-${day}`,
      refereeId,
      lines: isPriced
        ? {
            oddTypes: lines.keys(),
            seriesOf: (oddType) => lines.get(oddType) ?? [],
            untimed: new Set(draft.prices.map(({ at }) => at)),
          }
        : undefined,
    });
    keys.made(draft.reported.content.key, match.id);
    return { ...draft, match, lines, heads: newWatermarks(draft.reported, draft.season.sport) };
  });
  await store({ tx, writes }, made, reported.isWhole);
  return {
    made: made.map(({ match }) => match),
    left: without(reported, made),
    keep: (applied) => retainWatermarks(applied, made),
  };
}

interface Into {
  tx: Tx;
  writes: Writes;
}

/** A statement is sent while the next is being built, or all are sent at the end. */
async function store(into: Into, made: readonly NewMatch[], isWhole: boolean): Promise<void> {
  const stores: ((into: Into, made: readonly NewMatch[]) => void | Promise<void>)[] = [
    storeMatches,
    storeLines,
    storePrices,
    storeStatistics,
    storeWatermarks,
    ...(isWhole ? [storeContents] : []),
  ];
  for (const storeIn of stores) {
    await storeIn(into, made);
    if (!into.writes.canCopy) await setImmediate();
  }
  into.writes.flush();
}

function storeMatches({ writes }: Into, made: readonly NewMatch[]): void {
  insertMatches(
    writes,
    made.map(({ match }) => match),
  );
}

function storeLines({ writes }: Into, made: readonly NewMatch[]): void {
  insertLines(
    writes,
    made.map(({ match: { id, bucket }, lines }) => ({ id, bucket, lines })),
  );
}

async function storePrices(into: Into, made: readonly NewMatch[]): Promise<void> {
  const phases = made.flatMap(({ match: { id: matchId, bucket }, prices }) =>
    prices.map((one) => ({ ...one, matchId, bucket })),
  );
  await savePhases(into, phases);
}

function storeStatistics({ writes }: Into, made: readonly NewMatch[]): void {
  const statements = made.flatMap(({ match: { id: matchId }, reported: { statistics: record } }) =>
    record === undefined ? [] : [{ matchId, record }],
  );
  insertStatistics(writes, statements);
}

function storeWatermarks({ writes }: Into, made: readonly NewMatch[]): void {
  const rows = made.map(({ match: { id: matchId }, heads: watermarks, reported: { content } }) => ({
    match_id: matchId,
    source: content.key.source,
    heads: watermarks,
  }));
  insertWatermarks(writes, rows);
}

function storeContents({ writes }: Into, made: readonly NewMatch[]): void {
  const rows = made.map(({ match: { id: matchId }, reported: { content } }) => {
    const { digest, seq, key } = content;
    return { match_id: matchId, source: key.source, digest, seq };
  });
  insertContents(writes, rows);
}

function without(reported: ReportedMatches, made: readonly NewMatch[]): ReportedMatches {
  const taken = new Set(made.map((one) => one.reported.content));
  const reads = new Set([...taken].flatMap((content) => content.reads));
  return {
    ...reported,
    rest: reported.rest.filter((read) => !reads.has(read)),
    contents: reported.contents.filter((content) => !taken.has(content)),
  };
}

/** Kinds without a sequence gate. */
const NOT_ORDERED = /^(?:odds|sides$)/;

function retainWatermarks(applied: AppliedWatermarks, made: readonly NewMatch[]): void {
  for (const { match, heads: watermarks, reported } of made) {
    const kinds = Object.keys(watermarks).filter((kind) => !NOT_ORDERED.test(kind));
    applied.begin(reported.content.key.source, match.id, kinds);
  }
}
