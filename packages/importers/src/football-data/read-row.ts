import type { TeamStatistics } from '@tipmark/contract/feed';
import { contradictingStatistics, MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import { dayTooEarly, EARLIEST_DAY, type ReadDay } from '../table/read-dates.ts';
import { BadCell, readCount } from '../table/read-number.ts';
import type { TableRow } from '../table/read-table.ts';
import { requiredCell } from '../table/required-cell.ts';
import { type StartTime, startTime } from './start-time.ts';

/** The record of these leagues is 13. */
const MOST_GOALS = 20;
const MOST_OF_A_COUNT = 99;
/** A team of eleven. */
const MOST_RED_CARDS = 11;
const LONGEST_NAME = 100;

type Pair = [home: number, away: number];

/** A row of a file as a match. */
export interface FileMatch extends StartTime {
  line: number;
  division: string;
  day: string;
  /** Where the file has it; elsewhere it follows from the day. */
  season?: string;
  home: string;
  away: string;
  referee?: string;
  status: MatchStatus;
  score?: Pair;
  halfTime?: Pair;
  redCards?: Pair;
  statistics?: { home: TeamStatistics; away: TeamStatistics };
  /** Columns of statistics with a cell that is not a count. */
  unreadable: readonly string[];
  cells: TableRow['cells'];
}

/**
 * Reads the match of a row. Statistics that cannot be read are omitted.
 * @param hasHalfTimes whether the file has half-times at all: then a missing one beside a final
 * score means that the score was awarded
 * @throws BadCell naming an impossible cell
 */
export function readRow(
  { line, cells }: TableRow,
  readDay: ReadDay,
  hasHalfTimes: boolean,
): FileMatch {
  const division = requiredCell(cells, 'Div');
  const date = requiredCell(cells, 'Date');
  const day = readDay(date);
  if (day === undefined)
    throw new BadCell(`column Date holds "${date}", not a day; write it as yyyy-mm-dd`);
  if (day < EARLIEST_DAY) throw new BadCell(dayTooEarly('column Date', day));
  const home = readName(cells, 'HomeTeam');
  const away = readName(cells, 'AwayTeam');
  if (home === away)
    throw new BadCell(`columns HomeTeam and AwayTeam both hold "${home}"; correct one of them`);
  const score = readPair(cells, 'FTHG', 'FTAG') ?? readPair(cells, 'HG', 'AG');
  const halfTime = readWholePair(cells, 'HTHG', 'HTAG');
  checkScores(cells, score, halfTime);
  const lacksHalfTime = hasHalfTimes && !cells.has('HTHG') && !cells.has('HTAG');
  if (score !== undefined && lacksHalfTime && !cells.has('FTR')) {
    throw new BadCell('column FTR is blank beside the score: the row ends too early; complete it');
  }
  const { statistics, redCards, unreadable } = readStatistics(cells);
  const time = cells.get('Time');
  const start = startTime(day, time);
  const season = readSeason(cells);
  const hasReferee = /\p{L}/u.test(cells.get('Referee') ?? '');
  const referee = hasReferee ? readName(cells, 'Referee') : undefined;
  if (cells.has('Referee') && !hasReferee) unreadable.push('Referee');
  return {
    line,
    division,
    day,
    home,
    away,
    unreadable: start.isTimeKnown || time === undefined ? unreadable : [...unreadable, 'Time'],
    cells,
    ...start,
    ...(season === undefined ? {} : { season }),
    ...(referee === undefined ? {} : { referee }),
    status: statusOf(score, lacksHalfTime),
    ...(score === undefined ? {} : { score }),
    ...(halfTime === undefined ? {} : { halfTime }),
    ...(redCards === undefined ? {} : { redCards }),
    ...(statistics === undefined ? {} : { statistics }),
  };
}

function readName(cells: TableRow['cells'], column: string): string {
  const name = requiredCell(cells, column).replace(/\s+/g, ' ');
  if (name.length > LONGEST_NAME || /[\p{Cc}\p{Cs}]/u.test(name)) {
    throw new BadCell(
      `column ${column} holds no name; write at most ${LONGEST_NAME} letters on one line`,
    );
  }
  return name;
}

/** `2012`, or `2012/2013`, which is `2012/13` here. */
function readSeason(cells: TableRow['cells']): string | undefined {
  const cell = cells.get('Season');
  if (cell === undefined) return undefined;
  const [, first, second] = /^(\d{4})(?:[/-](?:\d{2})?(\d{2}))?$/.exec(cell) ?? [];
  if (first === undefined)
    throw new BadCell(`column Season holds "${cell}", not a season; write it as 2023 or 2023/2024`);
  return second === undefined ? first : `${first}/${second}`;
}

function readPair(cells: TableRow['cells'], home: string, away: string): Pair | undefined {
  const first = readCount(cells, home, MOST_GOALS);
  const second = readCount(cells, away, MOST_GOALS);
  if (first === undefined && second === undefined) return undefined;
  if (first === undefined || second === undefined) {
    throw new BadCell(`only one of the columns ${home} and ${away} is filled; fill both or none`);
  }
  return [first, second];
}

/** A pair with only one side present counts as unknown. */
function readWholePair(cells: TableRow['cells'], home: string, away: string): Pair | undefined {
  const first = readCount(cells, home, MOST_GOALS);
  const second = readCount(cells, away, MOST_GOALS);
  return first === undefined || second === undefined ? undefined : [first, second];
}

function statusOf(score: Pair | undefined, lacksHalfTime: boolean): MatchStatus {
  if (score === undefined) return MATCH_STATUS.scheduled;
  return lacksHalfTime && isAwarded(score) ? MATCH_STATUS.awarded : MATCH_STATUS.finished;
}

/** Nobody is awarded a draw. */
const isAwarded = ([home, away]: Pair): boolean => home !== away;

function checkScores(
  cells: TableRow['cells'],
  score: Pair | undefined,
  halfTime: Pair | undefined,
): void {
  const column = cells.has('FTR') ? 'FTR' : 'Res';
  const result = cells.get(column)?.toUpperCase();
  if (score === undefined) {
    if (halfTime !== undefined)
      throw new BadCell(
        'columns HTHG and HTAG hold a half-time without a final score; fill FTHG and FTAG, or leave it out',
      );
    return;
  }
  if (result !== undefined && result !== resultOf(score)) {
    throw new BadCell(
      `column ${column} holds "${result}" beside the score ${score.join(':')}; correct one of them`,
    );
  }
  const ofHalf = cells.get('HTR')?.toUpperCase();
  if (halfTime !== undefined && ofHalf !== undefined && ofHalf !== resultOf(halfTime)) {
    throw new BadCell(
      `column HTR holds "${ofHalf}" beside the half-time ${halfTime.join(':')}; correct one of them`,
    );
  }
  if (halfTime !== undefined && (halfTime[0] > score[0] || halfTime[1] > score[1])) {
    throw new BadCell(
      `half-time ${halfTime.join(':')} is above the score ${score.join(':')}; correct one of them`,
    );
  }
}

const resultOf = ([home, away]: Pair) => 'ADH'[Math.sign(home - away) + 1];

const STATISTICS = {
  shots: ['HS', 'AS'],
  shotsOnTarget: ['HST', 'AST'],
  fouls: ['HF', 'AF'],
  corners: ['HC', 'AC'],
  yellowCards: ['HY', 'AY'],
  redCards: ['HR', 'AR'],
} as const satisfies Partial<Record<keyof TeamStatistics, readonly [string, string]>>;

const MOST_EXPECTED_GOALS = 30;

/** Expected goals have decimals; an invalid cell is noted and left out. */
function readExpected(
  cells: TableRow['cells'],
  column: string,
  unreadable: string[],
): number | undefined {
  const cell = cells.get(column);
  if (cell === undefined) return undefined;
  const value = Number(cell);
  if (value >= 0 && value <= MOST_EXPECTED_GOALS) return value;
  unreadable.push(column);
  return undefined;
}

/** Takes out counts that contradict each other. */
function dropContradictions(statistics: TeamStatistics, side: 0 | 1): string[] {
  return contradictingStatistics(statistics)
    .flat()
    .flatMap((name) => {
      delete statistics[name];
      return name in STATISTICS ? STATISTICS[name as keyof typeof STATISTICS][side] : [];
    });
}

function readStatistics(
  cells: TableRow['cells'],
): Pick<FileMatch, 'statistics' | 'redCards'> & { unreadable: string[] } {
  const home: TeamStatistics = {};
  const away: TeamStatistics = {};
  const unreadable: string[] = [];
  const read = (column: string, most: number) => {
    try {
      return readCount(cells, column, most);
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      unreadable.push(column);
      return undefined;
    }
  };
  for (const [name, [ofHome, ofAway]] of Object.entries(STATISTICS)) {
    const most = name === 'redCards' ? MOST_RED_CARDS : MOST_OF_A_COUNT;
    const first = read(ofHome, most);
    const second = read(ofAway, most);
    if (first !== undefined) home[name as keyof typeof STATISTICS] = first;
    if (second !== undefined) away[name as keyof typeof STATISTICS] = second;
  }
  const [xgOfHome, xgOfAway] = ['HxG', 'AxG'].map((column) =>
    readExpected(cells, column, unreadable),
  );
  if (xgOfHome !== undefined) home.expectedGoals = xgOfHome;
  if (xgOfAway !== undefined) away.expectedGoals = xgOfAway;
  unreadable.push(...dropContradictions(home, 0), ...dropContradictions(away, 1));
  const isEmpty = Object.keys({ ...home, ...away }).length === 0;
  return {
    unreadable,
    ...(isEmpty ? {} : { statistics: { home, away } }),
    ...(home.redCards === undefined || away.redCards === undefined
      ? {}
      : { redCards: [home.redCards, away.redCards] }),
  };
}
