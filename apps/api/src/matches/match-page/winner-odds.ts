import type { OddsStripItem } from '@tipmark/contract';
import { MATCH_STATUS, type Sport, sportRules } from '@tipmark/domain';
import type { EventRow } from '../events/event-queries.ts';
import type { MatchAnalysis } from '../forecasts/stored/analysis-of-match.ts';
import { modelShares } from '../forecasts/stored/model-shares.ts';
import { toDecimal } from '../lists/decimal.ts';
import type { BestPrice } from '../odds/best-prices.ts';
import type { LineRow } from '../odds/odds-queries.ts';
import { presentOutcomeModel } from '../odds/present-outcome-model.ts';
import { modelValues } from '../value/model-values.ts';

export const WINNER = 'win';
const SIDES = ['win.1', 'win.2'] as const;

/** Outcomes of the winner including overtime, if the result is that of regular time; else none. */
export function winnerOddTypes(sport: Sport): readonly string[] {
  const { markets, mainMarket } = sportRules(sport);
  return WINNER in markets && mainMarket !== WINNER ? SIDES : [];
}

export interface WinnerParts {
  readonly row: EventRow;
  /** Site lines of the market, oldest first. */
  readonly lines: readonly LineRow[];
  readonly best: ReadonlyMap<string, BestPrice>;
  readonly model: MatchAnalysis | undefined;
  readonly nowSeconds: number;
}

/** Their prices in the form of the main ones; none while a match has in-play prices. */
export function presentWinner(parts: WinnerParts): OddsStripItem[] {
  const { row, lines, best, model, nowSeconds } = parts;
  const isClosed = nowSeconds >= row.closes_at;
  const oddTypes = winnerOddTypes(row.sport as Sport);
  const lastOf = (oddType: string) =>
    lines.findLast(({ odd_type, at }) => odd_type === oddType && at < row.closes_at)?.milli ?? null;
  const values = modelValues(
    modelShares(row.sport, model?.analysis),
    new Map(oddTypes.map((oddType) => [oddType, lastOf(oddType) ?? 0])),
  );
  return oddTypes.flatMap((oddType) => {
    const points = lines.filter((one) => one.odd_type === oddType);
    const first = points[0]?.milli;
    const last = lastOf(oddType);
    if (first === undefined) return [];
    const isInPlay = row.status === MATCH_STATUS.live && row.in_play_current !== null;
    const outcomeModel = presentOutcomeModel(values, oddType, last);
    return [
      {
        oddType,
        first: toDecimal(first),
        current: isInPlay ? null : toDecimal(last ?? first),
        closing: toDecimal(isClosed ? last : null),
        best: row.in_play_current === null ? (best.get(oddType) ?? null) : null,
        ...(outcomeModel && { model: outcomeModel }),
      },
    ];
  });
}
