import {
  DAY_SECONDS,
  type DayBounds,
  GRID_SORT,
  type GridMarket,
  type GridSort,
  marketRule,
  payoutPercent,
} from '@tipmark/domain';
import { groupByLine, mainLineFirst } from '../../matches/odds/market-lines.ts';
import type { OddsBlock } from '../scanner/odds-block.ts';

/** A match of the day with the line of the market that is compared. */
export interface GridRow {
  readonly block: OddsBlock;
  readonly line: number | null;
  /** All outcomes of the line, in the order of the market's selections. */
  readonly oddTypes: readonly string[];
}

/** Whether a match is listed on this day: one of an unknown hour belongs to its date. */
export function isOnDay({ row, startsAt }: Pick<OddsBlock, 'row' | 'startsAt'>, day: DayBounds) {
  const [from, until] = row.is_time_known
    ? [day.startSeconds, day.endSeconds]
    : [day.utcMidnightSeconds, day.utcMidnightSeconds + DAY_SECONDS];
  return startsAt >= from && startsAt < until;
}

/** The line of a market that is most even, of totals the sport's own; undefined without a price. */
export function gridRow(block: OddsBlock, market: GridMarket): GridRow | undefined {
  const indexOf = new Map(block.oddTypes.map((oddType, index) => [oddType, index]));
  const { selections } = marketRule(market);
  const lines = groupByLine(
    market,
    block.oddTypes.filter((oddType) => oddType.startsWith(`${market}.`)),
  ).filter(({ oddTypes }) => oddTypes.length === selections.length);
  const unevenness = ({ oddTypes: [first = ''] }: { readonly oddTypes: readonly string[] }) => {
    const fair = block.fair[indexOf.get(first) ?? -1] ?? Number.NaN;
    return Number.isNaN(fair) ? 1 : Math.abs(fair - 0.5);
  };
  const [main] = mainLineFirst(block.sport, market, lines, unevenness);
  return main && { block, line: main.line, oddTypes: main.oddTypes };
}

/** Payout of the best prices, as the index knows them; −1 = not all outcomes have one. */
function payoutOf({ block, oddTypes }: GridRow): number {
  const best = oddTypes.map((oddType) => block.best[block.oddTypes.indexOf(oddType)] || null);
  return payoutPercent(best) ?? -1;
}

/** Rows in the order of the grid; equal ones by start, as in the index. */
export function sortedGrid(rows: readonly GridRow[], sort: GridSort): GridRow[] {
  if (sort === GRID_SORT.payout) {
    const payouts = new Map(rows.map((row) => [row, payoutOf(row)]));
    return rows.toSorted((one, other) => (payouts.get(other) ?? -1) - (payouts.get(one) ?? -1));
  }
  if (sort === GRID_SORT.startTime) return [...rows];
  return rows.toSorted(
    ({ block: one }, { block: other }) =>
      Number(one.row.is_simulated) - Number(other.row.is_simulated) ||
      one.row.tier - other.row.tier ||
      one.leagueId - other.leagueId,
  );
}
