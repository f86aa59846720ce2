import type { FeedLine } from '@tipmark/contract/feed';
import { FileRefused } from '../file-refused.ts';
import type { ReadFile } from '../import-file.ts';
import { BadCell } from '../table/read-number.ts';
import { readSheet } from '../table/read-sheet.ts';
import type { TableRow } from '../table/read-table.ts';
import { requireComplete } from '../table/required-cell.ts';
import { UnreadableCells } from '../table/unreadable-cells.ts';
import { gameRecords, referenceRecords } from './game-records.ts';
import { playOffGames } from './play-offs.ts';
import { GAME_MARKS, type Game, readGame } from './read-game.ts';
import { priceColumnOf, readPrices } from './read-prices.ts';
import { daysOfRows, firstMonthOf, type RowDay, seasonOfFile } from './season-days.ts';

const REQUIRED = ['Date', 'VH', 'Team', '1st', '2nd', '3rd', 'Final'];
const KNOWN = new Set([
  ...REQUIRED,
  'Rot',
  'Open',
  'Close',
  'OpenOU',
  'CloseOU',
  'PuckLine',
  ...['OpenOU', 'CloseOU', 'PuckLine'].map(priceColumnOf),
]);

/** Columns of the archives of other sports, whose clubs are from the same cities. */
const OTHER_SPORT = ['4th', '2H', 'Pitcher', 'RunLine'];

/**
 * Reads a season of the NHL from the archive of Sportsbook Review, XLSX or CSV: two rows a game.
 */
export const readSportsbookReview: ReadFile = (bytes, file, seq) => {
  const { columns, rows } = readSheet(bytes, nameColumns);
  const foreign = OTHER_SPORT.filter((name) => columns.includes(name));
  if (foreign.length > 0) {
    throw new FileRefused(
      `not an NHL archive: column ${foreign.join(', ')} is of another sport, and the site has none of it; leave the file out`,
    );
  }
  const missing = REQUIRED.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    throw new FileRefused(
      `not an NHL archive of Sportsbook Review: no column ${missing.join(', ')} in its first line; leave the first line as it was downloaded`,
    );
  }
  const dates = rows.map(({ cells }) => cells.get('Date'));
  const firstMonth = firstMonthOf(dates);
  const season = seasonOfFile(file, firstMonth);
  const { games, refused } = readGames(
    rows,
    file,
    daysOfRows(dates, { firstYear: season.firstYear, firstMonth }),
  );
  const unreadablePrices = new UnreadableCells();
  return {
    lines: linesOf({ games, refused, season: season.name, file, seq, unreadablePrices }),
    countOfRows: rows.length,
    unknownColumns: columns.filter((name) => !KNOWN.has(name)),
    unreadablePrices,
  };
};

/** A blank, or its replacement by a program that copied the file. */
const NAMELESS = /^(?:Unnamed: \d+)?$/;

/**
 * `Open OU` is `OpenOU`, `PL` the puck line; a column without a name contains the prices of the
 * line before it.
 */
function nameColumns(columns: readonly string[]): string[] {
  const joined = columns.map((name) => {
    if (name === 'PL') return 'PuckLine';
    return KNOWN.has(name) ? name : name.replaceAll(' ', '');
  });
  return joined.map((name, index) => {
    const before = joined[index - 1] ?? '';
    if (!NAMELESS.test(columns[index] ?? ''))
      return KNOWN.has(name) || OTHER_SPORT.includes(name) ? name : (columns[index] ?? '');
    return KNOWN.has(priceColumnOf(before)) ? priceColumnOf(before) : '';
  });
}

function readGames(rows: readonly TableRow[], file: string, days: readonly RowDay[]) {
  const games: Game[] = [];
  const refused: FeedLine[] = [];
  const seen = new Set<string>();
  const refuse = (of: readonly TableRow[], reason: string) => {
    const record = of.map(({ cells }) => Object.fromEntries(cells));
    refused.push({ line: of[0]?.line ?? 1, file, record, refusal: reason });
  };
  for (let index = 0; index < rows.length; ) {
    const [first, second] = [rows[index], rows[index + 1]];
    if (first === undefined) break;
    if (second === undefined || !isGame(first, second)) {
      // The next row may begin a game, so only this one is lost.
      refuse(
        [first],
        'columns Date and VH: the row of the other team is not beside this one; put V above H, both of one day',
      );
      index += 1;
      continue;
    }
    const day = days[index];
    index += 2;
    try {
      requireComplete(second);
      const game = readGame([first, second], dayOf(day));
      const text = `${game.day} ${game.home} v ${game.away}`;
      if (seen.has(text))
        throw new BadCell(
          `columns Date and Team: ${text} stands in this file already; leave one of them out`,
        );
      seen.add(text);
      games.push(game);
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      refuse([first, second], error.message);
    }
  }
  return { games, refused };
}

function isGame(first: TableRow, second: TableRow): boolean {
  const marks = `${first.cells.get('VH')}${second.cells.get('VH')}`;
  return GAME_MARKS.has(marks) && first.cells.get('Date') === second.cells.get('Date');
}

function dayOf(day: RowDay | undefined): string {
  if (day !== undefined && 'day' in day) return day.day;
  throw new BadCell(day?.fault ?? 'column Date is blank; fill it in as mmdd');
}

interface Reading {
  games: readonly Game[];
  refused: readonly FeedLine[];
  season: string;
  file: string;
  seq: number;
  unreadablePrices: UnreadableCells;
}

function* linesOf({ games, refused, season, file, seq, unreadablePrices }: Reading) {
  const first = games[0]?.line ?? 1;
  yield* referenceRecords(season, games).map((record): FeedLine => ({ line: first, file, record }));
  yield* refused;
  const playOffs = playOffGames(season, games);
  for (const game of games) {
    const prices = readPrices(game);
    for (const cell of prices.unreadable) unreadablePrices.add({ ...cell, line: game.line });
    const records = gameRecords(game, prices, { season, seq, isPlayOff: playOffs.has(game) });
    yield* records.map((record): FeedLine => ({ line: game.line, file, record }));
  }
}
