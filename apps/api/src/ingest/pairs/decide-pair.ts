import type { Db } from '../../platform/database/connect.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { firstKey } from '../identity/pair-keys.ts';
import { saveDecisions } from '../merges/merge-queries.ts';
import { MergeRefused, unmergeTeam } from '../merges/merge-teams.ts';
import { findMerge } from '../merges/unmerge-queries.ts';
import { noteIdentities, queueForIngest } from '../rows/allocate-ids.ts';
import { withWrites } from '../rows/writes.ts';
import { countEvents } from '../statistics/counted-event-queries.ts';
import { forgetStatistics } from '../statistics/statistics-report-queries.ts';
import { differingSides, type FoundPair, findPairs } from './find-pairs.ts';
import { joinPair, pairText } from './join-pair.ts';
import { loadNearMatches, type PairScope } from './near-match-queries.ts';
import {
  type DecidedPair,
  deleteDecidedPair,
  findDecidedPair,
  findRowsOfPair,
  forgetApart,
  forgetKeyOfMatch,
  forgetReportsOfMatch,
  loadDecidedPairs,
  saveDecidedPair,
} from './pair-decision-queries.ts';

const MOST_DECIDED = 200;

const lineOf = (id: string, summary: string, evidence: readonly string[]): string[] => [
  `${id}  ${summary}`,
  ...evidence.map((text) => `          ${text}`),
];

/** The pairs that wait for a decision, with the evidence of each. */
export async function listUnclear(db: Db): Promise<string[]> {
  const lines = await unclearPairs(db);
  return [
    ...lines.flat(),
    lines.length === 0
      ? 'No pair of matches waits for a decision.'
      : `${lines.length} pairs of matches may be one: decide with --same <id> or --different <id>`,
  ];
}

/** Each as lines: its id and sides, then the evidence. */
export async function unclearPairs(db: Db, scope: PairScope = {}): Promise<string[][]> {
  const pairs = (await findPairs(db, scope)).filter(({ verdict }) => verdict === 'unclear');
  return pairs.map((pair) => lineOf(pair.id, pairText(pair), pair.evidence));
}

/** What was decided, by evidence or by hand, the latest first. */
export async function listDecided(db: Db): Promise<string[]> {
  const pairs = await loadDecidedPairs(db, MOST_DECIDED);
  return [
    ...pairs.flatMap(({ id, summary, evidence, isSame, byEvidence }) =>
      lineOf(
        id,
        `${isSame ? 'same' : 'different'}${byEvidence ? ' by evidence' : ''}: ${summary}`,
        evidence,
      ),
    ),
    `${pairs.length} decided pairs; take one back with --undo <id>, separate it with --different <id>`,
  ];
}

async function findUnclear(db: Db, id: string): Promise<FoundPair | undefined> {
  return (await findPairs(db, {})).find((pair) => pair.id === id);
}

const unknown = (id: string): MergeRefused =>
  new MergeRefused(
    `There is no pair ${id}. \`unresolved\` lists those that wait, \`unresolved --decided\` the others.`,
  );

/**
 * Makes one match of a pair, and one club of each side that has two.
 * @throws MergeRefused
 */
export async function decideSame(db: Db, id: string, nowSeconds: number): Promise<string[]> {
  const pair = await findUnclear(db, id);
  if (pair === undefined) {
    const decided = await findDecidedPair(db, id);
    if (decided === undefined) throw unknown(id);
    throw new MergeRefused(
      decided.isSame
        ? `${id} is one match already.`
        : `${id} was decided to be two. Take that back first: \`unresolved --undo ${id}\`.`,
    );
  }
  if (pair.isSwapped && pair.evidence.some((text) => text.endsWith(' reports both'))) {
    throw new MergeRefused(
      `One source reports both matches of ${id}, with home and away the other way round: joined, its later reports could belong to either. Leave them, or mark them as --different.`,
    );
  }
  await tx(db, async (trx) => {
    await queueForIngest(trx);
    await joinPair(trx, pair, { byEvidence: false, nowSeconds });
  });
  return [`${id} is one match now: ${pairText(pair)}`];
}

/**
 * Keeps the matches of a pair apart, and the clubs where only one side is in doubt; separates them
 * if they were joined.
 * @throws MergeRefused
 */
export async function decideDifferent(db: Db, id: string, nowSeconds: number): Promise<string[]> {
  const pair = await findUnclear(db, id);
  if (pair !== undefined) {
    await tx(db, async (trx) => {
      await queueForIngest(trx);
      await keepApart(trx, pair, nowSeconds);
    });
    return [`${id} are two matches: ${pairText(pair)}`];
  }
  const decided = await findDecidedPair(db, id);
  if (decided === undefined) throw unknown(id);
  if (!decided.isSame) throw new MergeRefused(`${id} are two matches already.`);
  const lines = await separate(db, decided, true);
  await tx(db, (trx) =>
    saveDecidedPair(trx, {
      ...decided,
      isSame: false,
      byEvidence: false,
      goneTeams: [],
      decidedAt: nowSeconds,
    }),
  );
  return [`${id} are two matches now: ${decided.summary}`, ...lines];
}

async function keepApart(trx: Tx, pair: FoundPair, nowSeconds: number): Promise<void> {
  const { id, strong, weak, evidence } = pair;
  const differing = differingSides(pair);
  const [only] = differing;
  if (only !== undefined && differing.length === 1 && !strong.home.isPerson) {
    await saveDecisions(trx, ...only, false);
  }
  await saveDecidedPair(trx, {
    id,
    one: firstKey(strong.keys),
    other: firstKey(weak.keys),
    isSame: false,
    byEvidence: false,
    summary: pairText(pair),
    evidence,
    goneTeams: [],
    decidedAt: nowSeconds,
  });
}

/**
 * Makes two of what became one.
 * @param isRemembered whether clubs are kept apart from then on
 */
async function separate(db: Db, pair: DecidedPair, isRemembered: boolean): Promise<string[]> {
  const lines: string[] = [];
  for (const gone of pair.goneTeams.toReversed()) {
    const merge = await tx(db, (trx) => findMerge(trx, gone));
    if (merge === undefined) continue;
    lines.push(...(await unmergeTeam(db, gone)).map((line) => `  ${line}`));
    if (isRemembered && pair.goneTeams.length === 1) {
      await tx(db, (trx) => saveDecisions(trx, gone, merge.team_id, false));
    }
  }
  await tx(db, async (trx) => {
    await queueForIngest(trx);
    const [one, other] = await findRowsOfPair(trx, pair);
    if (one === undefined || one !== other) return;
    const { source } = pair.other;
    await withWrites(trx, (writes) => forgetStatistics(writes, [one], [source]));
    await forgetReportsOfMatch(trx, one, source);
    await forgetKeyOfMatch(trx, pair.other);
    await withWrites(trx, async (writes) => countEvents(writes, [one]));
    await noteIdentities(trx);
    lines.push(`  the next answers of ${source} make its match again`);
  });
  return lines;
}

/**
 * Takes a decision back, so that the pair is asked about again.
 * @throws MergeRefused
 */
export async function undoDecision(db: Db, id: string): Promise<string[]> {
  const decided = await findDecidedPair(db, id);
  if (decided === undefined) throw unknown(id);
  if (decided.byEvidence) {
    throw new MergeRefused(
      `Evidence made ${id} one match, and would again. If they are two: \`unresolved --different ${id}\`.`,
    );
  }
  if (decided.isSame) {
    const lines = await separate(db, decided, false);
    await tx(db, (trx) => deleteDecidedPair(trx, id));
    return [`${id} waits for a decision again: ${decided.summary}`, ...lines];
  }
  await tx(db, async (trx) => {
    await queueForIngest(trx);
    const rows = (await findRowsOfPair(trx, decided)).filter((row) => row !== undefined);
    const [one, other] = [...(await loadNearMatches(trx, rows)).values()];
    if (one !== undefined && other !== undefined) {
      for (const first of [one.homeId, one.awayId]) {
        for (const second of [other.homeId, other.awayId]) await forgetApart(trx, first, second);
      }
    }
    await deleteDecidedPair(trx, id);
  });
  return [`${id} waits for a decision again: ${decided.summary}`];
}
