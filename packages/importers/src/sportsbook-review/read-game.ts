import { BadCell, readCount } from '../table/read-number.ts';
import type { TableRow } from '../table/read-table.ts';
import { nhlTeamKey } from './nhl-teams.ts';

type Pair = [home: number, away: number];

/** Two rows of the archive as a game. */
export interface Game {
  line: number;
  day: string;
  home: string;
  away: string;
  /** Periods of regular time; absent while it is not played. */
  periods?: Pair[];
  /** One goal for the side that won after them, in overtime or by shots. */
  extra?: Pair;
  rows: { home: TableRow['cells']; away: TableRow['cells'] };
}

/** Marks of the two rows of a game: visitor and home, once the other way round, or neutral. */
export const GAME_MARKS: ReadonlySet<string> = new Set(['VH', 'HV', 'NN']);

const PERIODS = ['1st', '2nd', '3rd'];
/** Of a side in a period; 9 is the record, a quarter of basketball has more. */
const MOST_GOALS = 12;

/**
 * Reads a game from its two rows. The marks V and H show who is the visitor, and override the order
 * of the rows; at a neutral venue (N and N) the second row counts as the home side.
 * @throws BadCell naming an impossible value
 */
export function readGame([first, second]: [TableRow, TableRow], day: string): Game {
  const marks = `${first.cells.get('VH')}${second.cells.get('VH')}`;
  const [home, away] = marks === 'HV' ? [first, second] : [second, first];
  const rows = { home: home.cells, away: away.cells };
  const teams = { home: readTeam(rows.home), away: readTeam(rows.away) };
  if (teams.home === teams.away)
    throw new BadCell(`column Team holds "${teams.home}" in both rows; correct one of them`);
  return {
    line: first.line,
    day,
    ...teams,
    rows,
    ...readScore(rows),
  };
}

function readTeam(cells: TableRow['cells']): string {
  const word = cells.get('Team');
  const key = word === undefined ? undefined : nhlTeamKey(word);
  if (key === undefined)
    throw new BadCell(
      `column Team holds "${word ?? ''}", no club known here; write its city, such as Boston or NYRangers`,
    );
  return key;
}

/**
 * The periods are trusted: `Final` has typing errors. Where they tie, `Final` shows who won
 * after them; whether in overtime or by shots, the archive does not show.
 */
function readScore({ home, away }: Game['rows']): Pick<Game, 'periods' | 'extra'> {
  const periods = PERIODS.map((column) => [
    readCount(home, column, MOST_GOALS),
    readCount(away, column, MOST_GOALS),
  ]);
  const known = periods.filter((pair): pair is Pair => !pair.includes(undefined));
  if (periods.every(([one, other]) => one === undefined && other === undefined)) return {};
  if (known.length < PERIODS.length)
    throw new BadCell(
      'columns 1st, 2nd and 3rd: a period has goals of one side only; fill in both',
    );
  const sum = (side: 0 | 1) => known.reduce((goals, period) => goals + period[side], 0);
  if (sum(0) !== sum(1)) return { periods: known };
  const [ofHome, ofAway] = [finalOf(home), finalOf(away)];
  if (ofHome === undefined || ofAway === undefined || ofHome === ofAway) {
    throw new BadCell(
      'column Final does not say who won after level periods; write the final score, with its deciding goal',
    );
  }
  return { periods: known, extra: ofHome > ofAway ? [1, 0] : [0, 1] };
}

function finalOf(cells: TableRow['cells']): number | undefined {
  const cell = cells.get('Final');
  return cell !== undefined && /^\d{1,2}(?:\.0)?$/.test(cell) ? Number(cell) : undefined;
}
