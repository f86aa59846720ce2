import {
  COURT_TYPE,
  type DrawEntry,
  LEAGUE_TIER,
  type LeagueTier,
  MATCH_STATUS,
  tableOf,
} from '@tipmark/domain';
import { FileRefused } from '../file-refused.ts';
import type { ReadFile } from '../import-file.ts';
import { decodeFile } from '../table/decode-file.ts';
import { EARLIEST_DAY } from '../table/read-dates.ts';
import { BadCell, readCount } from '../table/read-number.ts';
import { readTable, type TableRow } from '../table/read-table.ts';
import { requiredCell } from '../table/required-cell.ts';
import { UnreadableCells } from '../table/unreadable-cells.ts';
import { countryOfIoc } from '../tennis/country-of-ioc.ts';
import { fullName } from '../tennis/player-name.ts';
import { readTennisFile } from '../tennis/read-tennis-file.ts';
import { bestOfIn, type FilePlayer, type TennisMatch, type Tour } from '../tennis/tennis-match.ts';
import { tournamentName } from '../tennis/tournament-name.ts';
import { drawPositions } from './draw-positions.ts';
import { readScore } from './read-score.ts';
import { readServes, SERVE_COLUMNS } from './read-serves.ts';

const SACKMANN = {
  source: 'sackmann',
  attribution: 'Jeff Sackmann / Tennis Abstract, CC BY-NC-SA 4.0',
};
/** A database of the same layout, whose ids of players have letters in them. */
const TML = { source: 'tml-database', attribution: 'TML-Database / Tennismylife' };

const REQUIRED = [
  'tourney_id',
  'tourney_name',
  'tourney_date',
  'winner_name',
  'loser_name',
  'score',
];

const SIDES = ['winner', 'loser'] as const;

/** Columns with a meaning that is used, or known and ignored. */
const KNOWN = new Set([
  ...REQUIRED,
  'surface',
  'draw_size',
  'tourney_level',
  'match_num',
  'best_of',
  'round',
  'minutes',
  ...SIDES.flatMap((side) =>
    ['id', 'seed', 'entry', 'hand', 'ht', 'ioc', 'age', 'rank', 'rank_points'].map(
      (column) => `${side}_${column}`,
    ),
  ),
  ...['w', 'l'].flatMap((side) => SERVE_COLUMNS.map((column) => `${side}_${column}`)),
]);

/**
 * Reads a year of a tour as Jeff Sackmann publishes it. `tourney_date` is the tournament's first
 * day, so the day of a match stays open until another source reports it.
 */
export const readSackmann: ReadFile = (bytes, file, seq) => {
  const { columns, rows } = readTable(decodeFile(bytes));
  if (columns.includes('winner1_name')) {
    throw new FileRefused(
      'these are doubles; import the file of singles, the site knows matches of two players only',
    );
  }
  const missing = REQUIRED.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    throw new FileRefused(
      `not a file of matches by Jeff Sackmann: no column ${missing.join(', ')} in its first line; leave the first line as it was downloaded`,
    );
  }
  const tour = tourOf(rows, file);
  const held: HeldNumbers = new Map();
  const positions = drawPositions(rows);
  const unreadableCells = new UnreadableCells();
  return readTennisFile({
    ...sourceOf(rows),
    file,
    seq,
    rows,
    readRow: (row) => ({
      ...readRow(row, { tour, held, unreadableCells }),
      ...ofPosition(positions.get(row.line)),
    }),
    unreadableCells,
    unknownColumns: columns.filter((name) => !KNOWN.has(name)),
  });
};

/** An id is a source's word: ids of another kind are those of another source. */
function sourceOf(rows: readonly TableRow[]): typeof SACKMANN {
  const ids = rows.flatMap(({ cells }) => SIDES.flatMap((side) => cells.get(`${side}_id`) ?? []));
  return ids.some((id) => /^(?=.*[A-Z])[A-Z\d]{3,6}$/.test(id)) ? TML : SACKMANN;
}

const ofPosition = (drawPosition: number | undefined): Pick<TennisMatch, 'drawPosition'> =>
  drawPosition === undefined ? {} : { drawPosition };

/** Levels that only one of the tours has. */
const LEVELS_OF: Record<Tour, RegExp> = { ATP: /^[AM]$/, WTA: /^(?:P|PM|I|T\d|W|O)$/ };

/** No column names the tour; the levels of its tournaments do, else the name of the file. */
function tourOf(rows: readonly TableRow[], file: string): Tour {
  const count = (tour: Tour) =>
    rows.filter(({ cells }) => LEVELS_OF[tour].test(cells.get('tourney_level') ?? '')).length;
  const [atp, wta] = [count('ATP'), count('WTA')];
  if (atp !== wta) return atp > wta ? 'ATP' : 'WTA';
  const [, named] = /(atp|wta)/i.exec(file) ?? [];
  if (named === undefined) {
    throw new FileRefused(
      'neither its levels nor its name say whether it is ATP or WTA: name it atp_matches_2024.csv or wta_matches_2024.csv',
    );
  }
  return named.toUpperCase() as Tour;
}

const COURTS = tableOf<TennisMatch['court']>({
  Hard: COURT_TYPE.hard,
  Clay: COURT_TYPE.clay,
  Grass: COURT_TYPE.grass,
  Carpet: COURT_TYPE.carpet,
});

const TIERS = tableOf<LeagueTier>({
  G: LEAGUE_TIER.top,
  M: LEAGUE_TIER.middle,
  PM: LEAGUE_TIER.middle,
  F: LEAGUE_TIER.middle,
});

/** Which two players have a match number; in a few tournaments several matches share one. */
type HeldNumbers = Map<string, string>;

function matchKey(
  tournament: string,
  number: string | undefined,
  players: [winner: string, loser: string],
  held: HeldNumbers,
): string {
  if (number === undefined) return `${tournament} ${players.join(' ')}`;
  const key = `${tournament} ${number}`;
  const pair = players.toSorted().join(' ');
  const first = held.get(key) ?? pair;
  held.set(key, first);
  return first === pair ? key : `${key} ${pair}`;
}

/**
 * The year of a tournament, in which it begins: those of the first week begin in the old year.
 * @throws BadCell when the day is of another year
 */
function seasonOf(id: string, day: string): string {
  const [, year] = /^(\d{4})-/.exec(id) ?? [];
  if (year === undefined) return day.slice(0, 4);
  if (day >= `${Number(year) - 1}-12-01` && day < `${Number(year) + 1}-01-15`) return year;
  throw new BadCell(
    `column tourney_date holds ${day}, but tourney_id "${id}" is of ${year}; correct one of them`,
  );
}

interface Reading {
  tour: Tour;
  held: HeldNumbers;
  unreadableCells: UnreadableCells;
}

function readRow({ line, cells }: TableRow, { tour, held, unreadableCells }: Reading): TennisMatch {
  const id = requiredCell(cells, 'tourney_id');
  const day = readDay(requiredCell(cells, 'tourney_date'));
  const winner = readPlayer(cells, 'winner', day);
  const loser = readPlayer(cells, 'loser', day);
  const court = COURTS[cells.get('surface') ?? ''];
  const bestOf = bestOfIn(tour, readCount(cells, 'best_of', 5));
  const round = cells.get('round');
  const score = cells.get('score');
  const isPlayed = !/^w\/?o\.?$|^walkover$/i.test(score ?? '');
  const statistics = isPlayed
    ? readServes(cells, (column) =>
        unreadableCells.add({ column, line, cell: cells.get(column) ?? '' }),
      )
    : undefined;
  return {
    line,
    tour,
    day,
    isDayKnown: false,
    winner,
    loser,
    prices: [],
    key: matchKey(`${tour} ${id}`, cells.get('match_num'), [winner.key, loser.key], held),
    tournament: tournamentName(requiredCell(cells, 'tourney_name')),
    tier: TIERS[cells.get('tourney_level') ?? ''] ?? LEAGUE_TIER.rest,
    season: seasonOf(id, day),
    ...(round === undefined ? {} : { round }),
    ...(statistics === undefined ? {} : { statistics }),
    ...(court === undefined ? {} : { court }),
    ...(bestOf === undefined ? {} : { bestOf }),
    ...(score === undefined
      ? { status: MATCH_STATUS.finished, sets: [] }
      : readScore(score, {
          ...(bestOf === undefined ? {} : { bestOf }),
          lastTieBreak: lastTieBreakOf(cells, day),
        })),
  };
}

/** Last sets of grand slams have tie-breaks to ten: in Melbourne since 2019, in all since 2022. */
function lastTieBreakOf(cells: TableRow['cells'], day: string): 7 | 10 {
  const isGrandSlam = cells.get('tourney_level') === 'G';
  const since = /^australian/i.test(cells.get('tourney_name') ?? '') ? '2019' : '2022';
  return isGrandSlam && day >= since ? 10 : 7;
}

function readDay(text: string): string {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})(?:\.0)?$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const iso = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
  if (iso !== `${year}-${month}-${day}` || iso < EARLIEST_DAY) {
    throw new BadCell(
      `column tourney_date holds "${text}", not a day since 2000; write it as yyyymmdd`,
    );
  }
  return iso;
}

function readPlayer(cells: TableRow['cells'], side: 'winner' | 'loser', day: string): FilePlayer {
  const name = requiredCell(cells, `${side}_name`);
  const countryCode = countryOfIoc(cells.get(`${side}_ioc`));
  return {
    key: cells.get(`${side}_id`) ?? name,
    name,
    parts: fullName(name),
    rank: readRank(cells.get(`${side}_rank`)),
    ...(countryCode === undefined ? {} : { countryCode }),
    ...readHand(cells.get(`${side}_hand`)),
    ...readBirthday(cells.get(`${side}_age`), day),
    ...readSeed(cells.get(`${side}_seed`)),
    ...readEntry(cells.get(`${side}_entry`) ?? cells.get(`${side}_seed`)),
  };
}

/** A rank that is no number is as good as none. */
function readRank(cell: string | undefined): number | null {
  const rank = Number(/^(\d{1,4})(?:\.0)?$/.exec(cell ?? '')?.[1] ?? 0);
  return rank > 0 ? rank : null;
}

const readHand = (cell: string | undefined): Pick<FilePlayer, 'hand'> =>
  cell === 'L' || cell === 'R' ? { hand: cell } : {};

const YEAR_MS = 365.25 * 86_400_000;

function readBirthday(cell: string | undefined, day: string): Pick<FilePlayer, 'bornAbout'> {
  const age = /^\d{2}(?:\.\d+)?$/.test(cell ?? '') ? Number(cell) : undefined;
  if (age === undefined) return {};
  return { bornAbout: new Date(Date.parse(day) - age * YEAR_MS).toISOString().slice(0, 10) };
}

/** As files write it; a special ranking is the protected one of the other tour. */
const ENTRIES: ReadonlyMap<string, DrawEntry> = new Map([
  ['Q', 'Q'],
  ['WC', 'WC'],
  ['LL', 'LL'],
  ['PR', 'PR'],
  ['SR', 'PR'],
  ['SE', 'SE'],
  ['ALT', 'ALT'],
]);

function readEntry(cell: string | undefined): { entry?: DrawEntry } {
  const entry = ENTRIES.get(cell?.toUpperCase() ?? '');
  return entry === undefined ? {} : { entry };
}

const MOST_SEEDS = 128;

/** A number; in some years it is the way into the draw: `Q`, `WC`, `(7)`. */
function readSeed(cell: string | undefined): { seed?: number } {
  const seed = Number(/^\(?(\d{1,3})(?:\.0)?\)?$/.exec(cell ?? '')?.[1] ?? 0);
  return seed >= 1 && seed <= MOST_SEEDS ? { seed } : {};
}
