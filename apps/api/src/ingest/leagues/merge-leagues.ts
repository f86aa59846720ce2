import { sportRules } from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import { widestSeason } from '../identity/ingest-seasons.ts';
import { nameInRussian } from '../identity/russian-names.ts';
import { followCurrentSeasons, loadSeasons, type SeasonRow } from '../identity/season-queries.ts';
import { joinMatches } from '../people/join-matches.ts';
import { joinable } from '../people/joinable.ts';
import { noteIdentities } from '../rows/allocate-ids.ts';
import {
  deleteMergedLeague,
  describeLeague,
  findSameMatches,
  loadSharedSeasons,
  moveLeague,
  moveSeason,
  moveWholeSeason,
  updateSeasonRules,
} from './merge-league-queries.ts';

interface ToMerge {
  readonly from: number;
  readonly into: number;
  readonly sport: number;
}

/** Which season each of the league becomes: that of its name, else that with its matches. */
async function seasonsToMove(
  trx: Tx,
  { from, into }: ToMerge,
): Promise<{ season: SeasonRow; into: SeasonRow | undefined }[]> {
  const all = await loadSeasons(trx, [from, into]);
  const ofInto = all.filter(({ league_id }) => league_id === into);
  const shared = await loadSharedSeasons(trx, from, into);
  return all
    .filter(({ league_id }) => league_id === from)
    .map((season) => {
      const byName = ofInto.find(({ name }) => name === season.name);
      const most = shared.find((pair) => pair.from === season.id);
      return { season, into: byName ?? ofInto.find(({ id }) => id === most?.into) };
    });
}

/**
 * Moves everything of one league to another one, in the transaction of the caller: seasons with
 * their tables and matches, followers, names and keys; its old address leads there.
 * @returns ids of the matches that were moved or joined
 */
export async function mergeLeagues(trx: Tx, merge: ToMerge): Promise<number[]> {
  const { from, into, sport } = merge;
  const described = await describeLeague(trx, from, into);
  const moved: number[] = [];
  const joined: number[] = [];
  const target = new Map<number, number>();
  const widened = new Map<number, SeasonRow>();
  for (const { season, into: own } of await seasonsToMove(trx, merge)) {
    if (own === undefined) {
      moved.push(...(await moveWholeSeason(trx, season.id, into)));
      continue;
    }
    target.set(season.id, own.id);
    const { movedHoursMax } = sportRules(sport).pairing;
    const same = await findSameMatches(trx, season.id, own.id, movedHoursMax);
    const joins = await joinable(trx, same);
    await joinMatches(trx, joins);
    joined.push(...joins.map(({ fromId }) => fromId));
    moved.push(...joins.map(({ intoId }) => intoId));
    moved.push(...(await moveSeason(trx, { from: season.id, into: own.id, league: into })));
    widened.set(own.id, widestSeason(widened.get(own.id) ?? own, season));
  }
  for (const row of widened.values()) await updateSeasonRules(trx, row);
  await moveLeague(trx, from, into);
  const seasons = described.seasons.map((season) => {
    return { ...season, into: target.get(season.id) ?? null };
  });
  await deleteMergedLeague(trx, { from, into, undo: { ...described, seasons, joined } });
  await followCurrentSeasons(trx, [into]);
  await nameInRussian(trx, 'league', [into]);
  await noteIdentities(trx);
  return moved;
}
