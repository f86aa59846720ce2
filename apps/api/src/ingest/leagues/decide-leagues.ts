import type { Db } from '../../platform/database/connect.ts';
import { tx } from '../../platform/database/tx.ts';
import { firstKey } from '../identity/pair-keys.ts';
import { MergeRefused } from '../merges/merge-teams.ts';
import { queueForIngest } from '../rows/allocate-ids.ts';
import { type FoundLeagues, findLeaguePairs, leaguesText } from './find-league-pairs.ts';
import {
  type DecidedLeagues,
  deleteDecidedLeagues,
  findDecidedLeagues,
  loadDecidedLeaguePairs,
  saveDecidedLeagues,
} from './league-decision-queries.ts';
import { joinLeagues } from './settle-leagues.ts';
import { unmergeLeague } from './unmerge-league.ts';

const MOST_DECIDED = 200;

const lineOf = (id: string, summary: string, evidence: readonly string[]): string[] => [
  `${id}  ${summary}`,
  ...evidence.map((text) => `          ${text}`),
];

/** The pairs of leagues that wait for a decision, each as lines: its id, then the evidence. */
export async function unclearLeagues(db: Db): Promise<string[][]> {
  const pairs = (await findLeaguePairs(db)).filter(({ verdict }) => verdict === 'unclear');
  return pairs.map((pair) => lineOf(pair.id, leaguesText(pair), pair.evidence));
}

/** What was decided about leagues, by evidence or by hand, the latest first. */
export async function decidedLeagues(db: Db): Promise<string[][]> {
  const pairs = await loadDecidedLeaguePairs(db, MOST_DECIDED);
  return pairs.map(({ id, summary, evidence, isSame, byEvidence }) =>
    lineOf(
      id,
      `${isSame ? 'same' : 'different'}${byEvidence ? ' by evidence' : ''}: ${summary}`,
      evidence,
    ),
  );
}

async function findFound(db: Db, id: string): Promise<FoundLeagues | undefined> {
  return (await findLeaguePairs(db)).find((pair) => pair.id === id);
}

/** Whether an id is that of a pair of leagues. */
export async function isOfLeagues(db: Db, id: string): Promise<boolean> {
  return (
    (await findDecidedLeagues(db, id)) !== undefined || (await findFound(db, id)) !== undefined
  );
}

/**
 * Makes one league of a pair.
 * @throws MergeRefused
 */
export async function decideSameLeagues(db: Db, id: string, nowSeconds: number): Promise<string[]> {
  const pair = await findFound(db, id);
  if (pair === undefined) {
    const isSame = (await findDecidedLeagues(db, id))?.isSame === true;
    throw new MergeRefused(
      isSame
        ? `${id} is one league already.`
        : `${id} was decided to be two. Take that back first: \`unresolved --undo ${id}\`.`,
    );
  }
  await tx(db, async (trx) => {
    await queueForIngest(trx);
    await joinLeagues(trx, pair, { byEvidence: false, nowSeconds });
  });
  return [`${id} is one league now: ${leaguesText(pair)}`];
}

const separate = (db: Db, { goneLeague }: DecidedLeagues): Promise<string[]> =>
  goneLeague === null ? Promise.resolve([]) : unmergeLeague(db, goneLeague);

/**
 * Keeps the leagues of a pair apart for good; separates them if they were merged.
 * @throws MergeRefused
 */
export async function decideDifferentLeagues(
  db: Db,
  id: string,
  nowSeconds: number,
): Promise<string[]> {
  const apart = { isSame: false, byEvidence: false, goneLeague: null, decidedAt: nowSeconds };
  const pair = await findFound(db, id);
  if (pair !== undefined) {
    const { strong, weak, evidence } = pair;
    const [one, other] = [firstKey(strong.keys), firstKey(weak.keys)];
    const summary = leaguesText(pair);
    await tx(db, (trx) => saveDecidedLeagues(trx, { id, one, other, summary, evidence, ...apart }));
    return [`${id} are two leagues: ${summary}`];
  }
  const decided = await findDecidedLeagues(db, id);
  if (decided?.isSame !== true) throw new MergeRefused(`${id} are two leagues already.`);
  const lines = await separate(db, decided);
  await tx(db, (trx) => saveDecidedLeagues(trx, { ...decided, ...apart }));
  return [`${id} are two leagues now: ${decided.summary}`, ...lines];
}

/**
 * Takes a decision back, so that the pair is asked about again.
 * @throws MergeRefused
 */
export async function undoLeagues(db: Db, id: string): Promise<string[]> {
  const decided = await findDecidedLeagues(db, id);
  if (decided === undefined) throw new MergeRefused(`${id} waits for a decision; there is none.`);
  if (decided.byEvidence) {
    throw new MergeRefused(
      `Evidence made ${id} one league, and would again. If they are two: \`unresolved --different ${id}\`.`,
    );
  }
  const lines = decided.isSame ? await separate(db, decided) : [];
  await tx(db, (trx) => deleteDecidedLeagues(trx, id));
  return [`${id} waits for a decision again: ${decided.summary}`, ...lines];
}
