import { setImmediate } from 'node:timers/promises';
import type { Tx } from '../../platform/database/tx.ts';
import type { AppliedHeads } from '../batch/applied-heads.ts';
import { insertContents, insertHeads } from '../batch/feed-heads.ts';
import type { ToldMatches } from '../batch/match-contents.ts';
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
import { newHeads } from './new-heads.ts';
import { newMatchState } from './new-match-state.ts';
import { createPhaseLines } from './phase-lines.ts';

export interface NewMatches {
  made: readonly MatchState[];
  /** What is left for the road all other records go. */
  left: ToldMatches;
  /** Adds what the stream has applied with them; call after the commit. */
  keep(applied: AppliedHeads): void;
}

interface NewMatch extends NewMatchDraft {
  match: MatchState;
  lines: Map<string, LinePoint[]>;
  heads: ReturnType<typeof newHeads>;
}

/**
 * The short road of matches that a batch tells in one go and nobody has heard of, as nearly all of
 * a file are: each is made of its own records alone. Nothing is folded into stored states, no gate
 * is asked and nothing is read back; what is stored is what the long road would have stored.
 */
export async function ingestNewMatches(
  { tx, writes }: Into,
  keys: KnownKeys,
  told: ToldMatches,
): Promise<NewMatches> {
  const drafts = await chooseNewMatches(tx, keys, told);
  if (drafts.length === 0) return { made: [], left: told, keep: () => undefined };
  const slugs = await loadSlugs(
    tx,
    drafts.map(({ pairing }) => pairing),
  );
  const linesOf = createPhaseLines(await loadRoles(tx));
  const firstId = await allocateIds(tx, 'matches', drafts.length);
  const made = drafts.map((draft, index): NewMatch => {
    const { pairing, season, refereeId } = draft;
    const day = utcDay(draft.told.match.startsAt);
    const lines = linesOf(draft.prices);
    const isPriced = draft.prices.length > 0;
    const match = newMatchState(draft.told, {
      place: { id: firstId + index, ...season, ...pairing, leg: 1 },
      slug: `${slugs.get(pairing.homeId)}-${slugs.get(pairing.awayId)}-${day}`,
      refereeId,
      seriesOf: isPriced ? (oddType) => lines.get(oddType) ?? [] : undefined,
    });
    keys.made(draft.told.content.key, match.id);
    return { ...draft, match, lines, heads: newHeads(draft.told, draft.season.sport) };
  });
  await store({ tx, writes }, made, told.isWhole);
  return {
    made: made.map(({ match }) => match),
    left: without(told, made),
    keep: (applied) => keepHeads(applied, made),
  };
}

type Into = { tx: Tx; writes: Writes };

/** A statement is on its way while the next is put together, or all go out at the end. */
async function store(into: Into, made: readonly NewMatch[], isWhole: boolean): Promise<void> {
  const stores: ((into: Into, made: readonly NewMatch[]) => void | Promise<void>)[] = [
    ...[storeMatches, storeLines, storePrices, storeStatistics, storeHeads],
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
  const statements = made.flatMap(({ match: { id: matchId }, told: { statistics: record } }) =>
    record === undefined ? [] : [{ matchId, record }],
  );
  insertStatistics(writes, statements);
}

function storeHeads({ writes }: Into, made: readonly NewMatch[]): void {
  const rows = made.map(({ match: { id: matchId }, heads, told: { content } }) => ({
    ...{ match_id: matchId, source: content.key.source, heads },
  }));
  insertHeads(writes, rows);
}

function storeContents({ writes }: Into, made: readonly NewMatch[]): void {
  const rows = made.map(({ match: { id: matchId }, told: { content } }) => {
    const { digest, seq, key } = content;
    return { match_id: matchId, source: key.source, digest, seq };
  });
  insertContents(writes, rows);
}

function without(told: ToldMatches, made: readonly NewMatch[]): ToldMatches {
  const taken = new Set(made.map((one) => one.told.content));
  const reads = new Set([...taken].flatMap((content) => content.reads));
  return {
    ...told,
    rest: told.rest.filter((read) => !reads.has(read)),
    contents: told.contents.filter((content) => !taken.has(content)),
  };
}

/** Kinds that no gate is asked about. */
const NOT_ORDERED = /^(?:odds|undated$|sides$)/;

function keepHeads(applied: AppliedHeads, made: readonly NewMatch[]): void {
  for (const { match, heads, told } of made) {
    const kinds = Object.keys(heads).filter((kind) => !NOT_ORDERED.test(kind));
    applied.begin(told.content.key.source, match.id, kinds);
  }
}
