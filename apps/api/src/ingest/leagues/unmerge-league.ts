import type { Db } from '../../platform/database/connect.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { nameInRussian } from '../identity/russian-names.ts';
import { followCurrentSeasons } from '../identity/season-queries.ts';
import { MergeRefused, separateMatches } from '../merges/merge-teams.ts';
import { allocateIds, noteIdentities, queueForIngest } from '../rows/allocate-ids.ts';
import { moveWholeSeason, type UndoOfLeague } from './merge-league-queries.ts';
import {
  findMergedLeague,
  forgetMergedLeague,
  loadSeasonsToSplit,
  loadSourcesOfLeague,
  moveBackSquads,
  remakeLeague,
  remakeSeason,
  resolveSeasons,
  restoreLegs,
  restoreSeason,
  restoreTeams,
  type SeasonToSplit,
  splitSeason,
} from './unmerge-league-queries.ts';

interface Separated {
  /** The league that is made again. */
  readonly into: number;
  readonly undo: UndoOfLeague;
  /** Sources that report it, and not the one that had everything. */
  readonly own: readonly string[];
}

/** Gives the league that is made again its part of a season. */
async function separateSeason(
  trx: Tx,
  { into, undo, own }: Separated,
  { id, isOwn, isOfOthers }: SeasonToSplit,
  now: ReadonlyMap<number, number>,
): Promise<void> {
  const merged = undo.seasons.filter(({ id: gone }) => now.get(gone) === id);
  for (const season of merged) {
    await remakeSeason(trx, { id: season.id, league: into, like: id }, season.row);
    await splitSeason(trx, { from: id, into: season.id, league: into, sources: own });
    await restoreTeams(trx, season.id, season.teams);
  }
  if (merged.length > 0) {
    const before = undo.into.seasons.find((season) => season.id === id);
    if (before !== undefined) await restoreSeason(trx, id, before.row);
    return restoreTeams(trx, id, before?.teams ?? []);
  }
  const wasOwn = undo.seasons.some((season) => season.id === id);
  if (!isOfOthers && (wasOwn || isOwn)) {
    await moveWholeSeason(trx, id, into);
    return undefined;
  }
  if (!isOwn) return undefined;
  const made = await allocateIds(trx, 'seasons', 1);
  await remakeSeason(trx, { id: made, league: into, like: id });
  await splitSeason(trx, { from: id, into: made, league: into, sources: own });
  await restoreTeams(trx, made, []);
  return restoreTeams(trx, id, []);
}

/**
 * Separates a league that was merged into another one: seasons, matches and followers are as if it
 * had never been, with what its sources reported since.
 * @param goneId id it had before
 * @returns lines for the operator
 * @throws MergeRefused
 */
export function unmergeLeague(db: Db, goneId: number): Promise<string[]> {
  return tx(db, async (trx) => {
    await queueForIngest(trx);
    const merge = await findMergedLeague(trx, goneId);
    if (merge === undefined) throw new MergeRefused(`No league was merged under the id ${goneId}.`);
    const { intoId, undo } = merge;
    const move = { from: intoId, into: goneId, undo };
    await remakeLeague(trx, move);
    const others = new Set(await loadSourcesOfLeague(trx, intoId));
    const own = [...new Set(undo.keys.map(({ source }) => source))].filter(
      (source) => !others.has(source),
    );
    const now = await resolveSeasons(
      trx,
      undo.seasons.map(({ id }) => id),
    );
    await separateMatches(trx, undo.joined, own);
    for (const season of await loadSeasonsToSplit(trx, intoId, own)) {
      await separateSeason(trx, { into: goneId, undo, own }, season, now);
    }
    await restoreLegs(trx, undo.matches);
    await moveBackSquads(trx, move, own);
    await forgetMergedLeague(trx, goneId, undo.seasons);
    await followCurrentSeasons(trx, [goneId, intoId]);
    await nameInRussian(trx, 'league', [goneId, intoId]);
    await noteIdentities(trx);
    const again = undo.joined.length;
    return [
      `league ${goneId} is apart from ${intoId} again`,
      ...(again === 0
        ? []
        : [`  the next answers of ${own.join(', ')} make ${again} matches again`]),
    ];
  });
}
