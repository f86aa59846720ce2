import type { FeedLine, FeedRecord } from '@tipmark/contract/feed';
import { misdatedMatches } from '@tipmark/domain';
import { doubtfulNames, doubtOf } from '../doubtful-names.ts';
import type { ImportFile } from '../import-file.ts';
import { keyOfLeg, legOf, type Pairings } from '../pairings.ts';
import { dateReader } from '../table/read-dates.ts';
import { BadCell } from '../table/read-number.ts';
import type { Table, TableRow } from '../table/read-table.ts';
import { requireComplete } from '../table/required-cell.ts';
import { UnreadableCells } from '../table/unreadable-cells.ts';
import { divisionOf } from './divisions.ts';
import { type FileLayout, fileLayout } from './file-layout.ts';
import { matchRecords } from './match-records.ts';
import { type FileMatch, readRow } from './read-row.ts';
import { bookmakerRecords, seasonRecords } from './reference-records.ts';
import { seasonOf } from './season-of.ts';
import { seasonKey } from './source.ts';
import { spellingOf, teamsByAnyName } from './team-names/team-names.ts';

const RESULTS = ['FTHG', 'HG'];

interface KeyedMatch {
  match: FileMatch;
  season: string;
  matchKey: string;
}

interface TableReading {
  seq: number;
  /** Of all tables of a file. */
  pairings: Pairings;
}

/** Reads a table with the columns of the main layout. */
export function readMatchTable(
  table: Table,
  file: string,
  { seq, pairings }: TableReading,
): ImportFile {
  const layout = fileLayout(table.columns);
  const { matches, refused } = readMatches(table, file, pairings);
  const unreadablePrices = new UnreadableCells();
  return {
    lines: linesOf({ matches, refused, layout, file, seq, unreadablePrices }),
    countOfRows: table.rows.length,
    unknownColumns: layout.unknown,
    unknownBookmakers: layout.unknownBookmakers,
    unreadablePrices,
    unreadableCells: unreadableIn(matches.map(({ match }) => match)),
  };
}

function readMatches({ rows }: Table, file: string, pairings: Pairings) {
  const arePlayed = rows.some(({ cells }) => RESULTS.some((column) => cells.has(column)));
  const readDay = dateReader(rows.flatMap(({ cells }) => cells.get('Date') ?? []));
  const hasHalfTimes = rows.some(({ cells }) => cells.has('HTHG') && cells.has('HTAG'));
  const matches: KeyedMatch[] = [];
  const refused: FeedLine[] = [];
  const attempt = <Value>(row: TableRow, act: () => Value): Value[] => {
    try {
      return [act()];
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      refused.push(refusedLine(row, file, error.message));
      return [];
    }
  };
  const read = rows.flatMap((row) =>
    attempt(row, () => {
      requireComplete(row);
      return { row, match: readRow(row, readDay, hasHalfTimes) };
    }),
  );
  const doubts = doubtsOf(read.map(({ match }) => match));
  for (const { row, match } of read) {
    const doubt = doubts.get(match);
    const keyed = attempt(row, () => {
      if (doubt !== undefined) throw new BadCell(doubt);
      return withKey(match, { pairings, arePlayed });
    });
    matches.push(...keyed);
  }
  return { matches, refused: refused.toSorted((one, other) => one.line - other.line) };
}

/** Rows of two teams that meet already on that day: at the other ground, or in another division. */
function secondMeetings(matches: readonly FileMatch[]): Map<FileMatch, string> {
  const meetings = new Map<string, FileMatch>();
  const seconds = new Map<FileMatch, string>();
  for (const match of matches) {
    const { division, day, home, away } = match;
    const countryCode = divisionOf(division)?.countryCode ?? '';
    const [one, other] = [home, away].map((name) => spellingOf(countryCode, name)).toSorted();
    const key = `${countryCode} ${day} ${one} v ${other}`;
    const first = meetings.get(key);
    if (first === undefined) meetings.set(key, match);
    else if (first.division !== division || first.home !== home) {
      seconds.set(
        match,
        `columns Div, HomeTeam and AwayTeam: line ${first.line} has these two on ${day} already, as ${first.home} v ${first.away} in ${first.division}; leave one of them out`,
      );
    }
  }
  return seconds;
}

/** Rows that cannot be true beside the others of their division, and why. */
function doubtsOf(matches: readonly FileMatch[]): Map<FileMatch, string> {
  const doubts = secondMeetings(matches);
  for (const [division, all] of Map.groupBy(matches, (match) => match.division)) {
    const countryCode = divisionOf(division)?.countryCode;
    if (countryCode === undefined) continue;
    const pairs = all.map(({ home, away }) => [home, away] as const);
    const isKnown = (name: string) => teamsByAnyName(countryCode, name) !== undefined;
    const doubtful = doubtfulNames(pairs, isKnown);
    const dated = all.map(({ day, home, away }) => ({ day, teams: [home, away] as const }));
    const misdated = misdatedMatches(dated);
    for (const [index, match] of all.entries()) {
      const name = [match.home, match.away].find((one) => doubtful.has(one));
      if (name !== undefined) doubts.set(match, doubtOf(name, doubtful.get(name) ?? ''));
      const meant = misdated.get(index);
      if (meant !== undefined) doubts.set(match, wrongYear(match, meant));
    }
  }
  return doubts;
}

const wrongYear = ({ cells, day }: FileMatch, meant: string): string =>
  `column Date holds "${cells.get('Date') ?? day}", but the rows around it are of another year, in which both teams play; probably ${meant}, correct the year`;

interface KeyContext {
  pairings: Pairings;
  /**
   * Whether the table has results: a list of only coming matches does not show how often teams met
   * before.
   */
  arePlayed: boolean;
}

function withKey(match: FileMatch, { pairings, arePlayed }: KeyContext): KeyedMatch {
  const { division, day, home, away } = match;
  const league = divisionOf(division);
  if (league === undefined)
    throw new BadCell(
      `column Div, or Country, holds "${division}", no league known here; write it as E0 or Norway, or leave the row out`,
    );
  const season = match.season ?? seasonOf(division, day);
  const [one, other] = [home, away].map((name) => spellingOf(league.countryCode, name));
  const pairing = `${seasonKey(division, season)} ${one} v ${other}`;
  const leg = legOf(pairings, pairing, day);
  if (leg > 1 && league.hasRepeatedPairings === undefined) {
    const [first] = pairings.get(pairing) ?? [];
    throw new BadCell(
      `columns HomeTeam and AwayTeam: ${home} v ${away} stands in this season already, on ${first}; leave one of them out`,
    );
  }
  const isOfUnknownLeg = !arePlayed && league.hasRepeatedPairings === true;
  const matchKey = isOfUnknownLeg ? `${pairing} on ${day}` : keyOfLeg(pairing, leg);
  return { match, season, matchKey };
}

function refusedLine({ line, cells }: TableRow, file: string, rejection: string): FeedLine {
  return { line, file, record: Object.fromEntries(cells), refusal: rejection };
}

function unreadableIn(matches: readonly FileMatch[]): UnreadableCells {
  const all = new UnreadableCells();
  for (const match of matches) noteUnreadable(all, match, match.unreadable);
  return all;
}

function noteUnreadable(
  all: UnreadableCells,
  { line, cells }: FileMatch,
  columns: readonly string[],
): void {
  for (const column of columns) all.add({ column, line, cell: cells.get(column) ?? '' });
}

interface Reading {
  matches: readonly KeyedMatch[];
  refused: readonly FeedLine[];
  layout: FileLayout;
  file: string;
  seq: number;
  unreadablePrices: UnreadableCells;
}

function* linesOf({ matches, refused, layout, file, seq, unreadablePrices }: Reading) {
  const first = matches[0]?.match.line ?? 1;
  const toLine =
    (line: number) =>
    (record: FeedRecord): FeedLine => ({ line, file, record });
  yield* bookmakerRecords(layout.prices, layout.unknownBookmakers).map(toLine(first));
  const seasons = Map.groupBy(matches, ({ match, season }) => seasonKey(match.division, season));
  for (const ofSeason of seasons.values()) {
    const [{ match, season }] = ofSeason as [KeyedMatch];
    const all = ofSeason.map((one) => one.match);
    yield* seasonRecords(match.division, season, all).map(toLine(match.line));
  }
  yield* refused;
  for (const { match, season, matchKey } of matches) {
    const { records, unreadable } = matchRecords(match, { matchKey, season, seq }, layout.prices);
    noteUnreadable(unreadablePrices, match, unreadable);
    for (const record of records) yield { line: match.line, file, record };
  }
}
