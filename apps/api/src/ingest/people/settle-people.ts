import type { Db } from '../../platform/database/connect.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { nameInRussian } from '../identity/russian-names.ts';
import { queueForIngest } from '../rows/allocate-ids.ts';
import { forgetMergedTeams, loadDecisions, saveMergedTeams } from './decision-queries.ts';
import { findTwins } from './find-twins.ts';
import { joinMatches } from './join-matches.ts';
import { joinable } from './joinable.ts';
import { findTipped, type MatchesToJoin } from './joined-match-queries.ts';
import { fullReporterOf, meanPeople } from './mean-people.ts';
import { onlyMet } from './only-met.ts';
import { changesOf, nameRows, ownRows, type Rows } from './person-rows.ts';
import { isOfFull, type ReportedMatch } from './reported-match.ts';
import { loadReportedMatches, loadReportedPeople } from './reported-match-queries.ts';
import { samePeople } from './same-people.ts';
import {
  daysOf,
  findMet,
  findRepeated,
  moveSourceKeys,
  storePositions,
  tidy,
} from './settled-match-queries.ts';

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
 * another person, its matches get that person. A row of short names is joined with one of full
 * names only here, and never where their results contradict each other.
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
    const joined = twins.filter(({ from }) => !tipped.has(from.id));
    const same = samePeople(people, matches, await loadDecisions(trx));
    const meanings = meanPeople(people, matches, twins, same);
    const rows = await ownRows(trx, people, meanings, same);
    const changes = await changesOf(trx, people, rows);
    const gone = new Set(joined.map(({ from }) => from.id));
    const places = placesOf(matches, rows, gone);
    const matchIds = new Set([
      ...joined.flatMap(({ from, into }) => [from.id, into.id]),
      ...places.flatMap(({ match, isMoved }) => (isMoved ? match.id : [])),
    ]);
    const daysBefore = await daysOf(trx, matchIds);
    await joinMatches(
      trx,
      joined.map(({ from, into, isSwapped }) => ({
        fromId: from.id,
        intoId: into.id,
        isSwapped,
      })),
    );
    const placed = await placeMatches(trx, places, matches);
    const joins = [...placed.joins, ...(await joinRepeated(trx))];
    await moveKeys(trx, rows);
    await nameRows(trx, same, rows);
    await nameInRussian(trx, 'team', [...new Set(rows.values())]);
    await retainAddresses(trx, rows);
    await tidy(trx);
    const joinedIds = new Set(joins.flatMap(idsOf));
    for (const id of joinedIds) matchIds.add(id);
    const apart = [...tipped].filter((id) => !joinedIds.has(id));
    const days = new Set([...daysBefore, ...placed.days, ...(await daysOf(trx, matchIds))]);
    return {
      joinedMatches: joined.length + joins.length,
      apartMatches: apart.length,
      changes,
      touched: { matchIds, days },
    };
  });
}

const NOTHING_SETTLED: SettledPeople = {
  joinedMatches: 0,
  apartMatches: 0,
  changes: [],
  touched: { matchIds: new Set(), days: new Set() },
};

const MOST_CHANGES = 40;

/** The summary for the importing operator. */
export function linesOnPeople(settled: SettledPeople): string[] {
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

interface Place {
  match: ReportedMatch;
  sides: readonly [number, number];
  /** Its people have other rows now. */
  isMoved: boolean;
}

const idsOf = ({ fromId, intoId }: MatchesToJoin) => [fromId, intoId];

/** Matches whose people have other rows now, and those that may be one with an undated one. */
function placesOf(
  matches: readonly ReportedMatch[],
  rows: Rows,
  gone: ReadonlySet<number>,
): Place[] {
  return matches.flatMap((match): Place[] => {
    if (gone.has(match.id)) return [];
    const [notifier] = match.reporters;
    if (notifier === undefined) return [];
    const [one, other] = fullReporterOf(match) ?? notifier;
    const sides = [rows.get(one) ?? 0, rows.get(other) ?? 0] as const;
    if (sides[0] === sides[1]) return [];
    const isMoved = sides[0] !== match.sides[0] || sides[1] !== match.sides[1];
    return isMoved || (match.isDayKnown && !isOfFull(match)) ? [{ match, sides, isMoved }] : [];
  });
}

/**
 * Assigns people to matches. Where the two have met in that tournament according to a source with
 * full names, and no result contradicts it, it is the same match.
 */
async function placeMatches(
  trx: Tx,
  places: readonly Place[],
  matches: readonly ReportedMatch[],
): Promise<{ joins: MatchesToJoin[]; days: string[] }> {
  if (places.length === 0) return { joins: [], days: [] };
  const wanted = places.map(({ match, sides: [home, away], isMoved }) => ({
    id: match.id,
    season: match.seasonId,
    home,
    away,
    dated: match.isDayKnown,
    isMoved,
  }));
  const moved = wanted.filter(({ isMoved }) => isMoved);
  const movedIds = new Set(moved.map(({ id }) => id));
  await storePositions(trx, byPosition(moved.filter(({ dated }) => !dated)));
  const met = onlyMet(await findMet(trx, wanted), matches);
  const tipped = await findTipped(
    trx,
    met.map(({ fromId }) => fromId),
  );
  const ofMoved = met.filter(({ fromId }) => movedIds.has(fromId) && !tipped.has(fromId));
  const ofOthers = met.filter(({ fromId }) => !movedIds.has(fromId));
  const joins = [...ofMoved, ...(await joinable(trx, ofOthers))];
  const days = await daysOf(trx, new Set(joins.flatMap(idsOf)));
  await joinMatches(trx, joins);
  const gone = new Set(joins.map(({ fromId }) => fromId));
  const rest = moved.filter(({ id, dated }) => dated && !gone.has(id));
  await storePositions(trx, byPosition(rest));
  return { joins, days };
}

/**
 * Rows that repeat a match: the same two in one round of a tournament with the same result. Files
 * repeat rows, and two keys of one player made two matches of one.
 */
async function joinRepeated(trx: Tx): Promise<MatchesToJoin[]> {
  const rows = await findRepeated(trx);
  const tipped = await findTipped(
    trx,
    rows.map(({ fromId }) => fromId),
  );
  const joins = rows.filter(({ fromId }) => !tipped.has(fromId));
  await joinMatches(trx, joins);
  return joins;
}

/** Several that end up in one pairing are numbered in order. */
function byPosition<Wanted extends { season: number; home: number; away: number }>(
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
  await moveSourceKeys(trx, moved);
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
  await forgetMergedTeams(trx, [...now]);
}
