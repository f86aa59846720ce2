import {
  formatOddType,
  type ListedLine,
  type MarketCode,
  mainOddTypes,
  parseOddType,
  type Sport,
  sportRules,
} from '@tipmark/domain';
import type { SeriesOf } from './main-line.ts';

/** The market that stands in for the result of regular time: who wins in the end. */
const WINNER = 'win' satisfies MarketCode;
const WINNERS = [`${WINNER}.1`, `${WINNER}.2`];
const TOTALS = 'ou' satisfies MarketCode;

/** Outcomes a list may show besides the main ones. */
export const isListable = (oddType: string): boolean =>
  oddType.startsWith(`${WINNER}.`) || oddType.startsWith(`${TOTALS}.`);

/**
 * The line a list shows of a match whose main line has no prices of the result or of the total:
 * the winner including overtime, and the total both sides of which cost most nearly the same.
 * @param oddTypes those with prices
 * @returns undefined where the main line has prices, or there is no other
 */
export function chooseListedLine(
  sport: Sport,
  oddTypes: Iterable<string>,
  seriesOf: SeriesOf,
): ListedLine | undefined {
  const isPriced = (oddType: string) => seriesOf(oddType).length > 0;
  const main = mainOddTypes(sport);
  const { markets, mainMarket, mainSelections, mainTotalLine } = sportRules(sport);
  const hasResult = main.slice(0, mainSelections.length).some(isPriced);
  const hasTotal = mainTotalLine === null || main.slice(mainSelections.length).some(isPriced);
  if (hasResult && hasTotal) return undefined;
  const isOfWinner = WINNER in markets && mainMarket !== WINNER && WINNERS.some(isPriced);
  const market = !hasResult && isOfWinner ? WINNER : null;
  const total = hasTotal ? null : mostEvenTotal(oddTypes, seriesOf);
  return market === null && total === null ? undefined : [market, total];
}

/** Of equally even ones the lowest; null where no total has prices of both sides. */
function mostEvenTotal(oddTypes: Iterable<string>, seriesOf: SeriesOf): number | null {
  const lines = new Set<number>();
  for (const text of oddTypes) {
    if (!text.startsWith(`${TOTALS}.`)) continue;
    const { line } = parseOddType(text) ?? {};
    if (line !== undefined) lines.add(line);
  }
  let best: { line: number; unevenness: number } | undefined;
  for (const line of [...lines].sort((a, b) => a - b)) {
    const [over, under] = ['o', 'u'].map(
      (selection) => seriesOf(formatOddType({ market: TOTALS, selection, line })).at(-1)?.milli,
    );
    if (over === undefined || under === undefined) continue;
    const unevenness = Math.abs(over - under);
    if (best === undefined || unevenness < best.unevenness) best = { line, unevenness };
  }
  return best?.line ?? null;
}
