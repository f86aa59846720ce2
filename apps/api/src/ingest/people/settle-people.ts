import { MATCH_STATUS } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { nameInRussian } from '../identity/russian-names.ts';
import { SPORTS_OF_PEOPLE } from '../identity/sides-of-people.ts';
import { queueForIngest } from '../rows/allocate-ids.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import { loadDecisions, saveMergedTeams } from './decision-queries.ts';
import { findTwins } from './find-twins.ts';
import { findTipped, joinMatches, type MatchesToJoin } from './join-matches.ts';
import { fullReporterOf, meanPeople } from './mean-people.ts';
import { changesOf, nameRows, ownRows, type Rows } from './person-rows.ts';
import type { ReportedMatch } from './reported-match.ts';
import { loadReportedMatches, loadReportedPeople } from './reported-match-queries.ts';
import { samePeople } from './same-people.ts';

/** Newly learned facts about people whose names sources spell in different ways. */
export interface SettledPeople {
  /** Rows that turned out to be one match. */
  joinedMatches: number;
  /** Twins that stay two rows, as there are tips on the one that would be deleted. */
  apartMatches: number;
  /** Matches that were joined or got other people, and their days before and after. */
  touched: { matchIds: ReadonlySet<number>; days: ReadonlySet<string> };
  /** Names that now refer to another row, as `Nava E. (ATP) is Emilio Nava`. */
  changes: string[];
}

/**
 * Works out which people the sources of all matches mean, from every report so far: the final state
 * depends only on the reports, not on their order. When a later file proves that a name means
 * another person, matches joined by it are separated again.
 */
export async function settlePeople(db: Db): Promise<SettledPeople> {
  return tx(db, async (trx) => {
    await queueForIngest(trx);
    const reported = await loadReportedPeople(trx);
    const people = [...reported.values()];
    if (people.length === 0) return { ...NOTHING_SETTLED };
    const matches = await loadReportedMatches(trx, reported);
    const twins = findTwins(matches);
    const tipped = await findTipped(
      trx,
      twins.map(({ from }) => from.id),
    );
    const joinable = twins.filter(({ from }) => !tipped.has(from.id));
    const same = samePeople(people, matches, await loadDecisions(trx));
    const meanings = meanPeople(people, matches, twins, same);
    const rows = await ownRows(trx, people, meanings, same);
    const changes = await changesOf(trx, people, rows);
    const gone = new Set(joinable.map(({ from }) => from.id));
    const moves = movesOf(matches, rows, gone);
    const matchIds = new Set([
      ...joinable.flatMap(({ from, into }) => [from.id, into.id]),
      ...moves.map(({ match }) => match.id),
    ]);
    const daysBefore = await daysOf(trx, matchIds);
    await joinMatches(
      trx,
      joinable.map(({ from, into, isSwapped }) => ({
        fromId: from.id,
        intoId: into.id,
        isSwapped,
      })),
    );
    const joins = [...(await moveMatches(trx, moves)), ...(await joinRepeated(trx))];
    await moveKeys(trx, rows);
    await nameRows(trx, same, rows);
    await nameInRussian(trx, 'team', [...new Set(rows.values())]);
    await retainAddresses(trx, rows);
    await tidy(trx);
    const days = new Set([...daysBefore, ...(await daysOf(trx, matchIds))]);
    return {
      joinedMatches: joinable.length + joins.length,
      apartMatches: tipped.size,
      changes,
      touched: { matchIds: new Set([...matchIds, ...joins.map(({ intoId }) => intoId)]), days },
    };
  });
}

const NOTHING_SETTLED: SettledPeople = {
  joinedMatches: 0,
  apartMatches: 0,
  changes: [],
  touched: { matchIds: new Set(), days: new Set() },
};

async function daysOf(trx: Tx, matchIds: ReadonlySet<number>): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD') as day from matches
    where id = any(${[...matchIds]}::int[])
  `.execute(trx);
  return rows.map(({ day }) => day);
}

const MOST_CHANGES = 40;

/** The summary for the importing operator. */
export function wordsOnPeople(settled: SettledPeople): string[] {
  const { joinedMatches, apartMatches, changes } = settled;
  if (joinedMatches + apartMatches + changes.length === 0) return [];
  const hidden = changes.length - MOST_CHANGES;
  return [
    `people of several sources: ${joinedMatches} matches joined, ${changes.length} names settled`,
    ...(apartMatches > 0 ? [`  ${apartMatches} more stay apart: there are tips on them`] : []),
    ...changes.slice(0, MOST_CHANGES).map((change) => `  ${change}`),
    ...(hidden > 0 ? [`  and ${hidden} more`] : []),
  ];
}

interface Move {
  match: ReportedMatch;
  sides: readonly [number, number];
}

/** Matches whose people have other rows now. */
function movesOf(matches: readonly ReportedMatch[], rows: Rows, gone: ReadonlySet<number>): Move[] {
  return matches.flatMap((match): Move[] => {
    if (gone.has(match.id)) return [];
    const [notifier] = match.reporters;
    if (notifier === undefined) return [];
    const [one, other] = fullReporterOf(match) ?? notifier;
    const sides = [rows.get(one) ?? 0, rows.get(other) ?? 0] as const;
    const isSame = sides[0] === match.sides[0] && sides[1] === match.sides[1];
    return isSame || sides[0] === sides[1] ? [] : [{ match, sides }];
  });
}

/**
 * Assigns people to matches. Where the two have met in that tournament according to a source with
 * full names, it is the same match.
 */
async function moveMatches(trx: Tx, moves: readonly Move[]): Promise<MatchesToJoin[]> {
  if (moves.length === 0) return [];
  const wanted = moves.map(({ match, sides: [home, away] }) => ({
    id: match.id,
    season: match.seasonId,
    home,
    away,
    dated: match.isDayKnown,
  }));
  const columns = 'id int, season int, home int, away int, dated boolean';
  const { rows: met } = await sql<MatchesToJoin & { legs: number }>`
    select item.id as "fromId", min(m.id) as "intoId", count(*)::int as legs,
      bool_or(m.home_id = item.away) as "isSwapped"
    from ${rowsAsTable(wanted, columns)}
    join matches m on m.season_id = item.season and m.id <> item.id
      and ((m.home_id = item.home and m.away_id = item.away)
        or (m.home_id = item.away and m.away_id = item.home))
    where item.dated and not m.is_day_known
    group by item.id
  `.execute(trx);
  const tipped = await findTipped(
    trx,
    met.map(({ fromId }) => fromId),
  );
  const joins = met.filter(({ fromId, legs }) => legs === 1 && !tipped.has(fromId));
  const joined = new Set(joins.map(({ fromId }) => fromId));
  await joinMatches(trx, joins);
  const rest = wanted.filter(({ id }) => !joined.has(id));
  await sql`
    update matches as m set home_id = item.home, away_id = item.away, rev = m.rev + 1,
      leg = (
        select coalesce(max(other.leg), 0) from matches as other
        where other.season_id = m.season_id and other.id <> m.id
          and other.home_id = item.home and other.away_id = item.away
      ) + item.place
    from ${rowsAsTable(inPlaces(rest), `${columns}, place int`)} where m.id = item.id
  `.execute(trx);
  return joins;
}

/**
 * Rows that repeat a match: the same two in one round of a tournament with the same result. Files
 * repeat rows, and two keys of one player made two matches of one.
 */
async function joinRepeated(trx: Tx): Promise<MatchesToJoin[]> {
  const { rows } = await sql<MatchesToJoin>`
    select b.id as "fromId", min(a.id) as "intoId", false as "isSwapped"
    from matches a join matches b on b.season_id = a.season_id and b.id > a.id
      and b.home_id = a.home_id and b.away_id = a.away_id
    join leagues l on l.id = a.league_id and not l.is_simulated
    where a.sport = any(${SPORTS_OF_PEOPLE}::int[]) and a.is_day_known = b.is_day_known
      and (a.starts_at, a.round, a.status, a.advancing, a.home_periods, a.away_periods)
        is not distinct from
        (b.starts_at, b.round, b.status, b.advancing, b.home_periods, b.away_periods)
      and a.status <> ${MATCH_STATUS.scheduled}
    group by b.id
  `.execute(trx);
  const tipped = await findTipped(
    trx,
    rows.map(({ fromId }) => fromId),
  );
  const joins = rows.filter(({ fromId }) => !tipped.has(fromId));
  await joinMatches(trx, joins);
  return joins;
}

/** Several that end up in one pairing are numbered in order. */
function inPlaces<Wanted extends { season: number; home: number; away: number }>(
  wanted: readonly Wanted[],
): (Wanted & { place: number })[] {
  const counts = new Map<string, number>();
  return wanted.map((one) => {
    const text = `${one.season} ${one.home} ${one.away}`;
    const place = (counts.get(text) ?? 0) + 1;
    counts.set(text, place);
    return { ...one, place };
  });
}

/** Moves keys of people, and names that identify them, to the rows they refer to. */
async function moveKeys(trx: Tx, rows: Rows): Promise<void> {
  const moved = [...rows].flatMap(([person, id]) => {
    if (person.id === id) return [];
    const [source = '', ...key] = person.text.split(' ');
    return [{ source, key: key.join(' '), before: person.id, id }];
  });
  if (moved.length === 0) return;
  await sql`
    update source_keys as k set id = item.id
    from ${rowsAsTable(moved, 'source text, key text, before int, id int')}
    where k.kind = 'team' and k.source = item.source and k.key = item.key
  `.execute(trx);
}

/** The address of a row that nobody has any more leads to the person who has its keys. */
async function retainAddresses(trx: Tx, rows: Rows): Promise<void> {
  const now = new Set(rows.values());
  const heirs = new Map<number, Set<number>>();
  for (const [{ id }, heir] of rows) heirs.set(id, (heirs.get(id) ?? new Set()).add(heir));
  const gone = [...heirs].flatMap(([id, of]) =>
    now.has(id) || of.size > 1 ? [] : [{ gone: id, heir: [...of][0] ?? 0 }],
  );
  await saveMergedTeams(trx, gone);
  await sql`delete from merged_teams where gone_id = any(${[...now]}::int[])`.execute(trx);
}

/** Rows that no name resolves to are deleted; links and lists follow the names. */
async function tidy(trx: Tx): Promise<void> {
  await sql`
    update matches as m
    set slug = h.slug || '-' || a.slug || '-' || to_char(m.starts_at at time zone 'UTC', 'YYYY-MM-DD'),
      rev = m.rev + 1
    from teams h, teams a
    where m.sport = any(${SPORTS_OF_PEOPLE}::int[]) and h.id = m.home_id and a.id = m.away_id
      and not h.is_simulated and m.slug <>
        h.slug || '-' || a.slug || '-' || to_char(m.starts_at at time zone 'UTC', 'YYYY-MM-DD')
  `.execute(trx);
  await sql`
    insert into season_teams (season_id, team_id)
    select season_id, home_id from matches where sport = any(${SPORTS_OF_PEOPLE}::int[])
    union select season_id, away_id from matches where sport = any(${SPORTS_OF_PEOPLE}::int[])
    on conflict do nothing
  `.execute(trx);
  await sql`
    delete from season_teams as s using teams t
    where t.id = s.team_id and t.sport = any(${SPORTS_OF_PEOPLE}::int[]) and not t.is_simulated
      and not exists (select from matches m where m.season_id = s.season_id and m.home_id = t.id)
      and not exists (select from matches m where m.season_id = s.season_id and m.away_id = t.id)
  `.execute(trx);
  const { rows } = await sql<{ id: number }>`
    select t.id from teams t
    where t.sport = any(${SPORTS_OF_PEOPLE}::int[]) and not t.is_simulated
      and not exists (select from source_keys k where k.kind = 'team' and k.id = t.id)
      and not exists (select from season_teams s where s.team_id = t.id)
      and not exists (select from squads s where s.team_id = t.id)
  `.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`delete from known_names where kind = 'team' and id = any(${ids}::int[])`.execute(trx);
  await sql`delete from teams where id = any(${ids}::int[])`.execute(trx);
}
