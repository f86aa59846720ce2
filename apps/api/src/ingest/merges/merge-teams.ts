import type { Db } from '../../platform/database/connect.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { readdressMatches } from '../identity/match-address-queries.ts';
import { nameInRussian } from '../identity/russian-names.ts';
import { saveMergedTeams } from '../people/decision-queries.ts';
import { joinMatches } from '../people/join-matches.ts';
import { joinable } from '../people/joinable.ts';
import { linesOnPeople, settlePeople } from '../people/settle-people.ts';
import { noteIdentities, queueForIngest } from '../rows/allocate-ids.ts';
import { withWrites } from '../rows/writes.ts';
import { countEvents } from '../statistics/counted-event-queries.ts';
import { forgetStatistics } from '../statistics/statistics-report-queries.ts';
import {
  deleteMerged,
  describeTeam,
  findMeeting,
  findSharedMatches,
  findTeamToMerge,
  moveTeam,
  replaceTeam,
  saveDecisions,
  type TeamToMerge,
  type UndoOfMerge,
} from './merge-queries.ts';
import {
  findJoined,
  findMerge,
  forgetJoined,
  forgetMerge,
  forgetReports,
  moveBackMatches,
  remakeTeam,
  takeBackDecisions,
} from './unmerge-queries.ts';

/** Two clubs or players cannot be merged or separated; the message says why. */
export class MergeRefused extends Error {
  override readonly name = 'MergeRefused';
}

const noTeam = (id: number): string =>
  `There is no club or player ${id}. Its id is the number in the address of its page.`;

async function bothOf(
  trx: Tx,
  goneId: number,
  intoId: number,
): Promise<[TeamToMerge, TeamToMerge]> {
  const [gone, into] = [await findTeamToMerge(trx, goneId), await findTeamToMerge(trx, intoId)];
  if (gone === undefined) throw new MergeRefused(noTeam(goneId));
  if (into === undefined) throw new MergeRefused(noTeam(intoId));
  if (gone.id === into.id)
    throw new MergeRefused(`${goneId} and ${intoId} are one already. Name two different ids.`);
  if (gone.sport !== into.sport) {
    throw new MergeRefused(
      `${gone.name} and ${into.name} are of different sports. Correct one of the ids.`,
    );
  }
  if (gone.isSimulated || into.isSimulated) {
    throw new MergeRefused(
      'Simulated clubs and players are never merged. Name ids of imported ones.',
    );
  }
  return [gone, into];
}

/**
 * Makes one club or player of two, by hand: everything of the first goes to the second, its old
 * address leads there, and `unmergeTeam` separates them again.
 * @returns lines for the operator
 * @throws MergeRefused
 */
export async function mergeTeams(db: Db, goneId: number, intoId: number): Promise<string[]> {
  const { gone, into, lines } = await tx(db, async (trx) => {
    await queueForIngest(trx);
    const [one, other] = await bothOf(trx, goneId, intoId);
    const day = await findMeeting(trx, goneId, intoId);
    if (day !== undefined) {
      throw new MergeRefused(
        `${one.name} and ${other.name} played each other on ${day}, so they are two. Correct one of the ids, or that match.`,
      );
    }
    await saveDecisions(trx, goneId, intoId, true);
    const isOfPeople = one.isPerson && other.isPerson;
    const merged = isOfPeople ? [] : await mergeClubs(trx, goneId, intoId);
    return { gone: one, into: other, lines: merged };
  });
  const settled = gone.isPerson && into.isPerson ? linesOnPeople(await settlePeople(db)) : lines;
  return [`${gone.name} (${goneId}) is ${into.name} (${intoId}) now`, ...settled];
}

/**
 * Moves everything of one club to another one, in the transaction of the caller.
 * @returns lines for the operator
 */
export async function mergeClubs(trx: Tx, from: number, into: number): Promise<string[]> {
  const undo = await describeTeam(trx, from);
  const joins = await joinable(trx, await findSharedMatches(trx, from, into));
  await joinMatches(trx, joins);
  const moved = await replaceTeam(trx, from, into);
  await moveTeam(trx, { from, into });
  await nameInRussian(trx, 'team', [into]);
  await readdressMatches(trx, [into]);
  await saveMergedTeams(trx, [{ gone: from, heir: into }]);
  await deleteMerged(trx, from, undo);
  await noteIdentities(trx);
  return [`  ${moved.length} matches moved, ${joins.length} joined with those of the other`];
}

/**
 * Keeps two apart that evidence would merge, or that were merged by evidence.
 * @throws MergeRefused
 */
export async function keepApart(db: Db, oneId: number, otherId: number): Promise<string[]> {
  const [one, other] = await tx(db, async (trx) => {
    await queueForIngest(trx);
    const both = await bothOf(trx, oneId, otherId);
    await saveDecisions(trx, oneId, otherId, false);
    return both;
  });
  const settled = one.isPerson ? linesOnPeople(await settlePeople(db)) : [];
  return [`${one.name} (${oneId}) and ${other.name} (${otherId}) stay apart`, ...settled];
}

/**
 * Separates a club or player that was merged into another one.
 * @param goneId id it had before
 * @throws MergeRefused
 */
export async function unmergeTeam(db: Db, goneId: number): Promise<string[]> {
  const lines = await tx(db, async (trx) => {
    await queueForIngest(trx);
    const merge = await findMerge(trx, goneId);
    if (merge === undefined)
      throw new MergeRefused(
        `Nothing was merged under the id ${goneId}. Name the id it had before, as the command merge reported it.`,
      );
    const { team_id: intoId, undo } = merge;
    if (undo === null) return takeBackPeople(trx, goneId, intoId);
    return takeBackClub(trx, goneId, intoId, undo);
  });
  return [...lines, ...linesOnPeople(await settlePeople(db))];
}

/** Players follow from evidence: without the decision, or with the opposite one, they are two. */
async function takeBackPeople(trx: Tx, goneId: number, intoId: number): Promise<string[]> {
  const count = await takeBackDecisions(trx, intoId);
  if (count > 0) return [`${count} decisions on ${goneId} were taken back`];
  throw new MergeRefused(
    `Evidence made ${goneId} and ${intoId} one: nobody decided it. If they are two, correct the birthdays or countries of the files.`,
  );
}

async function takeBackClub(
  trx: Tx,
  goneId: number,
  intoId: number,
  undo: UndoOfMerge,
): Promise<string[]> {
  const { keys, matches } = undo;
  const move = { from: intoId, into: goneId };
  await remakeTeam(trx, move, undo);
  await nameInRussian(trx, 'team', [goneId, intoId]);
  const moved = await moveBackMatches(trx, move, undo);
  await readdressMatches(trx, [goneId]);
  const isMoved = new Set(moved);
  const joined = matches.filter(({ id }) => !isMoved.has(id)).map(({ id }) => id);
  const sources = [...new Set(keys.map(({ source }) => source))];
  await separateMatches(trx, joined, sources);
  await forgetMerge(trx, goneId, keys);
  await noteIdentities(trx);
  const lines = `${goneId} is apart from ${intoId} again: ${moved.length} matches moved back`;
  if (joined.length === 0) return [lines];
  return [
    lines,
    `  ${joined.length} matches had been joined: import the files of ${sources.join(', ')} again, they follow from them`,
  ];
}

/** Forgets what sources reported of joined matches, so that their files make them again. */
export async function separateMatches(
  trx: Tx,
  goneIds: readonly number[],
  sources: readonly string[],
): Promise<void> {
  if (goneIds.length === 0) return;
  const matchIds = await findJoined(trx, goneIds);
  await withWrites(trx, (writes) => forgetStatistics(writes, matchIds, sources));
  await forgetReports(trx, goneIds, sources);
  await withWrites(trx, async (writes) => countEvents(writes, matchIds));
  await forgetJoined(trx, goneIds, sources);
}
