import type { MarketLine } from '@tipmark/contract';
import { bookmakerRows, payoutPercent } from './bookmaker-rows.ts';

export interface GridCell {
  readonly oddType: string;
  /** null = the bookmaker does not offer it. */
  readonly odds: number | null;
  readonly isBest: boolean;
}

export interface GridRow {
  readonly id: number;
  readonly name: string;
  readonly cells: readonly GridCell[];
  /** Percent; absent where the market is not complete. */
  readonly payout?: number | undefined;
}

export interface OddsGridRows {
  /** The highest price of each outcome, as if all were one bookmaker. */
  readonly best: Omit<GridRow, 'id' | 'name'>;
  readonly rows: readonly GridRow[];
}

/** The market of a line at every bookmaker: all outcomes side by side. */
export function oddsGridRows(line: MarketLine): OddsGridRows {
  const byOutcome = line.outcomes.map(({ oddType }) => ({
    oddType,
    rows: new Map(bookmakerRows(line, oddType).map((row) => [row.id, row])),
  }));
  const rows = line.bookmakers.flatMap(({ id, name, isAggregate, marginPercent }): GridRow[] => {
    const cells = byOutcome.map(({ oddType, rows: of }) => {
      const { shown = null, isBest = false } = of.get(id) ?? {};
      return { oddType, odds: shown, isBest: isBest && shown !== null };
    });
    const isEmpty = cells.every(({ odds }) => odds === null);
    if (isAggregate || isEmpty) return [];
    return [
      {
        id,
        name,
        cells,
        payout: marginPercent === undefined ? marginPercent : payoutPercent(marginPercent),
      },
    ];
  });
  const best = byOutcome.map(({ oddType }, at) => {
    const prices = rows.flatMap(({ cells }) => cells[at]?.odds ?? []);
    return { oddType, odds: prices.length > 0 ? Math.max(...prices) : null, isBest: true };
  });
  const shares = best.flatMap(({ odds }) => (odds === null ? [] : [1 / odds]));
  const isComplete = shares.length === best.length && line.marginPercent !== null;
  return {
    best: {
      cells: best,
      payout: isComplete ? 100 / shares.reduce((sum, share) => sum + share, 0) : undefined,
    },
    rows,
  };
}
