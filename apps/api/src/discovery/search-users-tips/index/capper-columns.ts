import type { CapperRankRow, CapperStatisticsRow } from './capper-queries.ts';

/**
 * All users' statistics over one period, column by column in the order of their ids; never changed,
 * only replaced. NaN = has none.
 */
export interface CapperColumns {
  readonly ids: Int32Array;
  readonly counted: Int32Array;
  readonly profitMilli: Float64Array;
  /** Percent of the stakes. */
  readonly roi: Float64Array;
  readonly meanMilli: Float64Array;
  readonly clv: Float64Array;
  readonly drawdown: Float64Array;
}

/** Ranks in the rating by user, in the order of the ids; 0 = none. */
export interface CapperRanks {
  readonly ids: Int32Array;
  readonly positions: Int32Array;
}

const COLUMNS = ['counted', 'profitMilli', 'roi', 'meanMilli', 'clv', 'drawdown'] as const;

const columnsOf = (length: number): CapperColumns => ({
  ids: new Int32Array(length),
  counted: new Int32Array(length),
  profitMilli: new Float64Array(length),
  roi: new Float64Array(length),
  meanMilli: new Float64Array(length),
  clv: new Float64Array(length),
  drawdown: new Float64Array(length),
});

export const NO_STATISTICS: CapperColumns = columnsOf(0);
export const NO_RANKS: CapperRanks = { ids: new Int32Array(0), positions: new Int32Array(0) };

/** @returns the index of an id, −1 where it is missing */
export function slotOf(ids: Int32Array, id: number): number {
  let [low, high] = [0, ids.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = ids[middle] ?? 0;
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/**
 * Walks over two lists of ids side by side, without removed ones.
 * @returns how many ids there are
 */
function merge(
  old: Int32Array,
  gone: ReadonlySet<number>,
  rows: readonly { readonly user_id: number }[],
  take: (index: number, from: { readonly old: number } | { readonly row: number }) => void,
): number {
  let [index, next] = [0, 0];
  const takeRows = (until: number) => {
    while (next < rows.length && (rows[next]?.user_id ?? 0) < until) {
      take(index, { row: next });
      [index, next] = [index + 1, next + 1];
    }
  };
  for (let slot = 0; slot < old.length; slot += 1) {
    const id = old[slot] ?? 0;
    if (gone.has(id)) continue;
    takeRows(id);
    take(index, { old: slot });
    index += 1;
  }
  takeRows(Number.POSITIVE_INFINITY);
  return index;
}

const byUser = (one: { user_id: number }, other: { user_id: number }) =>
  one.user_id - other.user_id;
const orNaN = (value: number | null) => value ?? Number.NaN;

function putRow(columns: CapperColumns, index: number, row: CapperStatisticsRow): void {
  columns.ids[index] = row.user_id;
  columns.counted[index] = row.counted;
  columns.profitMilli[index] = row.profit_milli;
  columns.roi[index] =
    row.stake_milli === 0 ? Number.NaN : (row.profit_milli * 100) / row.stake_milli;
  columns.meanMilli[index] = orNaN(row.mean_milli);
  columns.clv[index] = orNaN(row.clv);
  columns.drawdown[index] = row.drawdown;
}

/** Columns in which these rows replace all rows of some users. */
export function withStatistics(
  old: CapperColumns,
  users: ReadonlySet<number>,
  rows: readonly CapperStatisticsRow[],
): CapperColumns {
  const sorted = rows.toSorted(byUser);
  const wide = columnsOf(old.ids.length + rows.length);
  const length = merge(old.ids, users, sorted, (index, from) => {
    if ('row' in from) {
      putRow(wide, index, sorted[from.row] as CapperStatisticsRow);
      return;
    }
    wide.ids[index] = old.ids[from.old] ?? 0;
    for (const name of COLUMNS) wide[name][index] = old[name][from.old] ?? 0;
  });
  return {
    ids: wide.ids.slice(0, length),
    counted: wide.counted.slice(0, length),
    profitMilli: wide.profitMilli.slice(0, length),
    roi: wide.roi.slice(0, length),
    meanMilli: wide.meanMilli.slice(0, length),
    clv: wide.clv.slice(0, length),
    drawdown: wide.drawdown.slice(0, length),
  };
}

/** Ranks in which these rows replace all rows of some users. */
export function withRanks(
  old: CapperRanks,
  users: ReadonlySet<number>,
  rows: readonly CapperRankRow[],
): CapperRanks {
  const sorted = rows.filter(({ position }) => position !== null).toSorted(byUser);
  const ids = new Int32Array(old.ids.length + sorted.length);
  const positions = new Int32Array(ids.length);
  const length = merge(old.ids, users, sorted, (index, from) => {
    const isNew = 'row' in from;
    ids[index] = isNew ? (sorted[from.row]?.user_id ?? 0) : (old.ids[from.old] ?? 0);
    positions[index] = isNew ? (sorted[from.row]?.position ?? 0) : (old.positions[from.old] ?? 0);
  });
  return { ids: ids.slice(0, length), positions: positions.slice(0, length) };
}

/** Ranks of the users of some columns, in the same order. */
export function alignedPositions(ids: Int32Array, ranks: CapperRanks): Int32Array {
  const aligned = new Int32Array(ids.length);
  let at = 0;
  for (let slot = 0; slot < ids.length; slot += 1) {
    const id = ids[slot] ?? 0;
    while (at < ranks.ids.length && (ranks.ids[at] ?? 0) < id) at += 1;
    if (ranks.ids[at] === id) aligned[slot] = ranks.positions[at] ?? 0;
  }
  return aligned;
}
