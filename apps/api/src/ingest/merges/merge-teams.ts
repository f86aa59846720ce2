import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { readdressMatches } from '../identity/match-address-queries.ts';
import { nameInRussian } from '../identity/russian-names.ts';
import { saveMergedTeams } from '../people/decision-queries.ts';
import { joinMatches } from '../people/join-matches.ts';
import { findTipped } from '../people/joined-match-queries.ts';
import { settlePeople, wordsOnPeople } from '../people/settle-people.ts';
import { queueForIngest } from '../rows/allocate-ids.ts';
import { withWrites } from '../rows/writes.ts';
import { countEvents } from '../statistics/counted-event-queries.ts';
import { forgetStatistics } from '../statistics/statistics-report-queries.ts';
import {
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

/** Two clubs or players cannot be merged or separated; the message says why. */
export class MergeRefused extends Error {
  override readonly name = 'MergeRefused';
}

async function bothOf(
  trx: Tx,
  goneId: number,
  intoId: number,
): Promise<[TeamToMerge, TeamToMerge]> {
  const [gone, into] = [await findTeamToMerge(trx, goneId), await findTeamToMerge(trx, intoId)];
  if (gone === undefined) throw new MergeRefused(`There is no club or player ${goneId}.`);
  if (into === undefined) throw new MergeRefused(`There is no club or player ${intoId}.`);
  if (gone.id === into.id) throw new MergeRefused(`${goneId} and ${intoId} are one already.`);
  if (gone.sport !== into.sport) {
    throw new MergeRefused(`${gone.name} and ${into.name} are of different sports.`);
  }
  if (gone.isSimulated || into.isSimulated) {
    throw new MergeRefused('Simulated clubs and players are never merged.');
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
  const { gone, into, words } = await tx(db, async (trx) => {
    await queueForIngest(trx);
    const [one, other] = await bothOf(trx, goneId, intoId);
    const day = await findMeeting(trx, goneId, intoId);
    if (day !== undefined) {
      throw new MergeRefused(`${one.name} and ${other.name} played each other on ${day}.`);
    }
    await saveDecisions(trx, goneId, intoId, true);
    const isOfPeople = one.isPerson && other.isPerson;
    const merged = isOfPeople ? [] : await mergeClubs(trx, goneId, intoId);
    return { gone: one, into: other, words: merged };
  });
  const settled = gone.isPerson && into.isPerson ? wordsOnPeople(await settlePeople(db)) : words;
  return [`${gone.name} (${goneId}) is ${into.name} (${intoId}) now`, ...settled];
}

async function mergeClubs(trx: Tx, from: number, into: number): Promise<string[]> {
  const undo = await describeTeam(trx, from);
  const shared = await findSharedMatches(trx, from, into);
  const tipped = await findTipped(
    trx,
    shared.map(({ fromId }) => fromId),
  );
  const joins = shared.filter(({ fromId }) => !tipped.has(fromId));
  await joinMatches(trx, joins);
  const moved = await replaceTeam(trx, from, into);
  await moveTeam(trx, { from, into });
  await nameInRussian(trx, 'team', [into]);
  await readdressMatches(trx, [into]);
  await saveMergedTeams(trx, [{ gone: from, heir: into }]);
  await sql`
    update merged_teams set undo = ${JSON.stringify(undo)}::jsonb where gone_id = ${from}
  `.execute(trx);
  await sql`delete from teams where id = ${from}`.execute(trx);
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
  const settled = one.isPerson ? wordsOnPeople(await settlePeople(db)) : [];
  return [`${one.name} (${oneId}) and ${other.name} (${otherId}) stay apart`, ...settled];
}

/**
 * Separates a club or player that was merged into another one.
 * @param goneId id it had before
 * @throws MergeRefused
 */
export async function unmergeTeam(db: Db, goneId: number): Promise<string[]> {
  const words = await tx(db, async (trx) => {
    await queueForIngest(trx);
    const { rows } = await sql<{ team_id: number; undo: UndoOfMerge | null }>`
      select team_id, undo from merged_teams where gone_id = ${goneId}
    `.execute(trx);
    const [merge] = rows;
    if (merge === undefined) throw new MergeRefused(`Nothing was merged under the id ${goneId}.`);
    const { team_id: intoId, undo } = merge;
    if (undo === null) return takeBackPeople(trx, goneId, intoId);
    return takeBackClub(trx, goneId, intoId, undo);
  });
  return [...words, ...wordsOnPeople(await settlePeople(db))];
}

/** Players follow from evidence: without the decision, or with the opposite one, they are two. */
async function takeBackPeople(trx: Tx, goneId: number, intoId: number): Promise<string[]> {
  const { rows } = await sql`
    delete from identity_decisions d using source_keys a, source_keys b
    where d.is_same and a.kind = 'team' and b.kind = 'team' and a.id = ${intoId}
      and b.id = ${intoId} and (a.source, a.key) = (d.one_source, d.one_key)
      and (b.source, b.key) = (d.other_source, d.other_key)
    returning d.one_key
  `.execute(trx);
  if (rows.length > 0) return [`${rows.length} decisions on ${goneId} were taken back`];
  throw new MergeRefused(
    `Evidence made ${goneId} and ${intoId} one: nobody decided it. If they are two, correct the birthdays or countries of the files.`,
  );
}

async function takeBackClub(
  trx: Tx,
  goneId: number,
  intoId: number,
  { team, keys, names, seasons, matches }: UndoOfMerge,
): Promise<string[]> {
  await sql`insert into teams select * from jsonb_populate_record(null::teams, ${JSON.stringify({ ru_by_rule: false, ...team })}::jsonb)`.execute(
    trx,
  );
  const list = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;
  await sql`
    update source_keys as k set id = ${goneId}
    from jsonb_to_recordset(${list(keys)}) as item(source text, key text)
    where k.kind = 'team' and k.source = item.source and k.key = item.key and k.id = ${intoId}
  `.execute(trx);
  await sql`
    update known_names as n set id = ${goneId}
    from jsonb_populate_recordset(null::known_names, ${list(names)}) as item
    where n.kind = 'team' and n.id = ${intoId} and n.sport = item.sport
      and n.country_code = item.country_code and n.is_simulated = item.is_simulated
      and n.folded_name = item.folded_name
  `.execute(trx);
  await nameInRussian(trx, 'team', [goneId, intoId]);
  await sql`
    insert into season_teams (season_id, team_id)
    select s.id, ${goneId} from seasons s where s.id = any(${seasons}::int[]) on conflict do nothing
  `.execute(trx);
  const { rows: moved } = await sql<{ id: number }>`
    update matches as m set
      home_id = case when item."isHome" then ${goneId}::int else m.home_id end,
      away_id = case when item."isHome" then m.away_id else ${goneId}::int end, rev = m.rev + 1
    from jsonb_to_recordset(${list(matches)}) as item(id int, "isHome" boolean)
    where m.id = item.id and (m.home_id = ${intoId} or m.away_id = ${intoId})
    returning m.id
  `.execute(trx);
  await readdressMatches(trx, [goneId]);
  const isMoved = new Set(moved.map(({ id }) => id));
  const joined = matches.filter(({ id }) => !isMoved.has(id)).map(({ id }) => id);
  const sources = [...new Set(keys.map(({ source }) => source))];
  await separateMatches(trx, joined, sources);
  await sql`
    delete from identity_decisions d using jsonb_to_recordset(${list(keys)})
      as item(source text, key text)
    where d.is_same and ((d.one_source, d.one_key) = (item.source, item.key)
      or (d.other_source, d.other_key) = (item.source, item.key))
  `.execute(trx);
  await sql`delete from merged_teams where gone_id = ${goneId}`.execute(trx);
  const words = `${goneId} is apart from ${intoId} again: ${moved.length} matches moved back`;
  if (joined.length === 0) return [words];
  return [
    words,
    `  ${joined.length} matches had been joined: import the files of ${sources.join(', ')} again, they follow from them`,
  ];
}

/** Forgets what sources reported of joined matches, so that their files make them again. */
async function separateMatches(
  trx: Tx,
  goneIds: readonly number[],
  sources: readonly string[],
): Promise<void> {
  if (goneIds.length === 0) return;
  const joined = sql<{ match_id: number }>`
    select match_id from joined_matches where gone_id = any(${goneIds}::int[])
  `;
  const matchIds = (await joined.execute(trx)).rows.map(({ match_id }) => match_id);
  await withWrites(trx, (writes) => forgetStatistics(writes, matchIds, sources));
  const ofSources = [
    'feed_sequences',
    'feed_contents',
    'match_reports',
    'match_events',
    'match_lineups',
    'match_sets',
  ] as const;
  for (const table of ofSources) {
    await sql`
      delete from ${sql.table(table)} where source = any(${sources}::text[]) and match_id in (${joined})
    `.execute(trx);
  }
  await withWrites(trx, async (writes) => countEvents(writes, matchIds));
  await sql`
    delete from source_keys where kind = 'match' and source = any(${sources}::text[])
      and id in (${joined})
  `.execute(trx);
  await sql`delete from joined_matches where gone_id = any(${goneIds}::int[])`.execute(trx);
  await sql`delete from imported_files`.execute(trx);
}
