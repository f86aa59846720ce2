import type { TeamStatistics } from '@tipmark/contract/feed';
import { contradictingStatistics } from '@tipmark/domain';
import { readCount } from '../table/read-number.ts';
import type { RowCells } from '../table/row-cells.ts';

const MOST_OF_A_COUNT = 999;

/** Statistics of a player's own serve by the columns behind `w_` and `l_`. */
const STATISTICS = {
  ace: 'aces',
  df: 'doubleFaults',
  svpt: 'servePoints',
  '1stIn': 'firstServesIn',
  '1stWon': 'firstServesWon',
  '2ndWon': 'secondServesWon',
  SvGms: 'serveGames',
  bpSaved: 'breakPointsSaved',
  bpFaced: 'breakPointsFaced',
} as const satisfies Record<string, keyof TeamStatistics>;

export const SERVE_COLUMNS = Object.keys(STATISTICS);

/**
 * What both players served; undefined where the file has neither.
 * @throws BadCell naming the cell that is not a count
 */
export function readServes(
  cells: RowCells,
  noteUnreadable: (column: string) => void,
): { winner: TeamStatistics; loser: TeamStatistics } | undefined {
  const [winner, loser] = [
    servesOf(cells, 'w', noteUnreadable),
    servesOf(cells, 'l', noteUnreadable),
  ];
  return Object.keys({ ...winner, ...loser }).length === 0 ? undefined : { winner, loser };
}

function servesOf(
  cells: RowCells,
  side: 'w' | 'l',
  noteUnreadable: (column: string) => void,
): TeamStatistics {
  const serves: TeamStatistics = {};
  for (const [column, name] of Object.entries(STATISTICS)) {
    const count = readCount(cells, `${side}_${column}`, MOST_OF_A_COUNT);
    if (count !== undefined) serves[name] = count;
  }
  // Counts above what they are a part of are left out with it.
  const contradicting = new Set<string>(contradictingStatistics(serves).flat());
  for (const [column, name] of Object.entries(STATISTICS)) {
    if (!contradicting.has(name)) continue;
    noteUnreadable(`${side}_${column}`);
    delete serves[name];
  }
  return serves;
}
