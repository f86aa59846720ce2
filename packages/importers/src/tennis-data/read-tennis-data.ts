import {
  COURT_TYPE,
  LEAGUE_TIER,
  type LeagueTier,
  MATCH_STATUS,
  type MatchStatus,
  tableOf,
} from '@tipmark/domain';
import { FileRefused } from '../file-refused.ts';
import { BOOKMAKERS } from '../football-data/bookmakers.ts';
import type { ReadFile } from '../import-file.ts';
import { dateReader, EARLIEST_DAY, type ReadDay } from '../table/read-dates.ts';
import { BadCell, readCount, readMilliOdds } from '../table/read-number.ts';
import { readSheet } from '../table/read-sheet.ts';
import type { TableRow } from '../table/read-table.ts';
import { requiredCell } from '../table/required-cell.ts';
import { UnreadableCells } from '../table/unreadable-cells.ts';
import { shortName } from '../tennis/player-name.ts';
import { readTennisFile } from '../tennis/read-tennis-file.ts';
import { isWholeSet, type SetScore } from '../tennis/set-score.ts';
import { bestOfIn, type FilePlayer, type TennisMatch, type Tour } from '../tennis/tennis-match.ts';
import { tournamentName } from '../tennis/tournament-name.ts';
import { dayOfSerial } from '../xlsx/read-xlsx.ts';
import { readEnd } from './match-end.ts';
import { roundNames } from './round-names.ts';

const SOURCE = 'tennis-data';
const ATTRIBUTION = 'tennis-data.co.uk';

const REQUIRED = ['Location', 'Tournament', 'Date', 'Round', 'Winner', 'Loser', 'Comment'];
const KNOWN = new Set([
  ...REQUIRED,
  'ATP',
  'WTA',
  'Series',
  'Tier',
  'Court',
  'Surface',
  'Best of',
  'WRank',
  'LRank',
  'WPts',
  'LPts',
  'Wsets',
  'Lsets',
  ...[1, 2, 3, 4, 5].flatMap((set) => [`W${set}`, `L${set}`]),
]);

/** Bookmakers of tennis files besides those of soccer. */
const MORE_BOOKMAKERS = [
  { key: 'EX', name: 'Expekt' },
  { key: 'CB', name: 'Centrebet' },
  { key: 'UB', name: 'Unibet' },
  { key: 'B&W', name: 'Bet&Win' },
];

/** Reads a year of a tour from tennis-data.co.uk, as XLSX, XLS or CSV. */
export const readTennisData: ReadFile = (bytes, file, seq) => {
  const { columns, rows } = readSheet(bytes);
  const missing = REQUIRED.filter((name) => !columns.includes(name));
  const tour = columns.includes('ATP') ? 'ATP' : columns.includes('WTA') ? 'WTA' : undefined;
  if (tour === undefined || missing.length > 0) {
    throw new FileRefused(
      `not a file of tennis-data.co.uk: no column ${[...missing, ...(tour === undefined ? ['ATP or WTA'] : [])].join(', ')} in its first line; leave the first line as it was downloaded`,
    );
  }
  const bookmakers = [...BOOKMAKERS, ...MORE_BOOKMAKERS].filter(
    ({ key }) => columns.includes(`${key}W`) || columns.includes(`${key}L`),
  );
  const priced = new Set(bookmakers.flatMap(({ key }) => [`${key}W`, `${key}L`]));
  const unreadablePrices = new UnreadableCells();
  const context: Context = {
    tour,
    unreadablePrices,
    bookmakers: bookmakers.map(({ key }) => key),
    readDay: dayReader(rows),
    roundOf: roundNames(rows),
    keys: new Set(),
    held: new Map(),
  };
  return readTennisFile({
    source: SOURCE,
    attribution: ATTRIBUTION,
    file,
    seq,
    rows,
    unreadablePrices,
    readRow: (row) => readRow(row, context),
    unknownColumns: columns.filter((name) => !KNOWN.has(name) && !priced.has(name)),
    first: bookmakers.map(({ key, name, ...more }) => ({
      kind: 'bookmaker',
      source: SOURCE,
      key,
      name,
      ...('isAggregate' in more && more.isAggregate === true ? { isAggregate: true } : {}),
    })),
  });
};

interface Context {
  tour: Tour;
  bookmakers: string[];
  readDay: ReadDay;
  roundOf: (row: TableRow) => string | undefined;
  keys: Set<string>;
  /** The tournament of a title in a year; a sponsor may give the same title to a second one. */
  held: Map<string, string>;
  unreadablePrices: UnreadableCells;
}

/** A sheet counts days; CSV made of it by a spreadsheet has m/d/yyyy. */
function dayReader(rows: readonly TableRow[]): ReadDay {
  const texts = rows.flatMap(({ cells }) => cells.get('Date') ?? []);
  const read = dateReader(texts, 'mm/dd');
  return (text) => dayOfSerial(text) ?? read(text);
}

const COURTS = tableOf<TennisMatch['court']>({
  hard: COURT_TYPE.hard,
  clay: COURT_TYPE.clay,
  grass: COURT_TYPE.grass,
  carpet: COURT_TYPE.carpet,
});

function readRow(row: TableRow, context: Context): TennisMatch {
  const { line, cells } = row;
  const { tour } = context;
  const date = requiredCell(cells, 'Date');
  const day = context.readDay(date);
  if (day === undefined || day < EARLIEST_DAY) {
    throw new BadCell(`column Date holds "${date}", not a day since 2000; write it as yyyy-mm-dd`);
  }
  const comment = requiredCell(cells, 'Comment');
  const status = readEnd(comment);
  if (status === undefined)
    throw new BadCell(
      `column Comment holds "${comment}", no known end; write Completed, Retired, Walkover or Awarded`,
    );
  const winner = readPlayer(cells, 'Winner', 'WRank');
  const loser = readPlayer(cells, 'Loser', 'LRank');
  const tournament = readTournament(cells);
  const season = seasonOf(day);
  const round = context.roundOf(row);
  const court = courtOf(cells);
  const bestOf = bestOfIn(tour, readCount(cells, 'Best of', 5));
  const [one, other] = [winner.key, loser.key].toSorted();
  const title = titleOf(`${season} ${cells.get('Tournament')}`, tournament, context);
  const pairing = `${tour} ${title} ${one} v ${other}`;
  return {
    line,
    tour,
    tournament,
    season,
    day,
    isDayKnown: true,
    winner,
    loser,
    status,
    key: round === 'F' && context.keys.has(pairing) ? `${pairing} F` : addKey(pairing, context),
    tier: tierOf(cells.get('Series') ?? cells.get('Tier') ?? ''),
    ...(round === undefined ? {} : { round }),
    ...(court === undefined ? {} : { court }),
    ...(bestOf === undefined ? {} : { bestOf }),
    ...readSets(cells, status),
    prices: readPrices(row, context),
  };
}

/** The title of a year, with the name of every further tournament that has it. */
function titleOf(title: string, tournament: string, { held }: Context): string {
  const first = held.get(title) ?? tournament;
  held.set(title, first);
  return first === tournament ? title : `${title} ${tournament}`;
}

function addKey(pairing: string, { keys }: Context): string {
  keys.add(pairing);
  return pairing;
}

function readPlayer(cells: TableRow['cells'], column: string, rankColumn: string): FilePlayer {
  const name = requiredCell(cells, column).replace(/\s+/g, ' ');
  const parts = shortName(name);
  const rank = Number(cells.get(rankColumn));
  return {
    key: `${parts.last} ${parts.given}`,
    name,
    parts,
    rank: Number.isInteger(rank) && rank > 0 && rank < 1e4 ? rank : null,
  };
}

/** Big tournaments have names, the others are where they are; at Melbourne there are several. */
function readTournament(cells: TableRow['cells']): string {
  const [location, name] = [requiredCell(cells, 'Location'), requiredCell(cells, 'Tournament')];
  const series = cells.get('Series') ?? cells.get('Tier') ?? '';
  if (/^grand slam$/i.test(series) || location === 'Melbourne') return tournamentName(name);
  if (/^masters cup$/i.test(series) || /\bfinals$/i.test(name)) return 'Finals';
  if (/^masters/i.test(series) && /^canadian open/i.test(name)) return 'Canada';
  return tournamentName(location);
}

function tierOf(series: string): LeagueTier {
  if (/^grand slam$/i.test(series)) return LEAGUE_TIER.top;
  return /masters|1000|championships/i.test(series) ? LEAGUE_TIER.middle : LEAGUE_TIER.rest;
}

/** Tournaments of the first week begin in the old year. */
function seasonOf(day: string): string {
  const year = Number(day.slice(0, 4));
  return String(day.slice(5) >= '12-25' ? year + 1 : year);
}

function courtOf(cells: TableRow['cells']): TennisMatch['court'] {
  const surface = COURTS[cells.get('Surface')?.toLowerCase() ?? ''];
  const isIndoor = /^indoor/i.test(cells.get('Court') ?? '');
  return surface === COURT_TYPE.hard && isIndoor ? COURT_TYPE.indoorHard : surface;
}

function readSets(
  cells: TableRow['cells'],
  status: MatchStatus,
): Pick<TennisMatch, 'sets' | 'setsWon'> {
  const isFinished = status === MATCH_STATUS.finished;
  const sets: SetScore[] = [];
  for (const set of [1, 2, 3, 4, 5]) {
    const winner = readCount(cells, `W${set}`, 99);
    const loser = readCount(cells, `L${set}`, 99);
    if (winner === undefined || loser === undefined) break;
    sets.push(setOf([winner, loser], { isFinished, isDeciding: set === 3 || set === 5 }));
  }
  const winner = readCount(cells, 'Wsets', 5);
  const loser = readCount(cells, 'Lsets', 5);
  const isCounted = winner !== undefined && loser !== undefined && isFinished;
  return { sets, ...(isCounted ? { setsWon: [winner, loser] as [number, number] } : {}) };
}

/** Points of a match tie-break stand where the games of the deciding set would. */
function setOf(
  games: [number, number],
  { isFinished, isDeciding }: { isFinished: boolean; isDeciding: boolean },
): SetScore {
  const [most, least] = [Math.max(...games), Math.min(...games)];
  const isMatchTieBreak = isDeciding && most === 10 && least < 8;
  if (isMatchTieBreak) {
    return { games: games[0] > games[1] ? [1, 0] : [0, 1], tieBreak: games, isWhole: true };
  }
  return { games, isWhole: isFinished || isWholeSet(...games) };
}

function readPrices({ line, cells }: TableRow, { bookmakers, unreadablePrices }: Context) {
  const read = (column: string) => {
    const cell = cells.get(column);
    if (cell === undefined || Number(cell) === 0) return undefined;
    const milli = readMilliOdds(cell);
    if (milli === undefined) unreadablePrices.add({ column, line, cell });
    return milli ?? null;
  };
  return bookmakers.map((bookmaker) => {
    const [winner, loser] = [read(`${bookmaker}W`), read(`${bookmaker}L`)];
    // Half of a market is no market.
    if (winner === null || loser === null) return { bookmaker };
    return {
      bookmaker,
      ...(winner === undefined ? {} : { winner }),
      ...(loser === undefined ? {} : { loser }),
    };
  });
}
