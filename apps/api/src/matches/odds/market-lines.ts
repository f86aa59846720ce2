import {
  formatOddType,
  type MarketCode,
  marketRule,
  type OddType,
  parseOddType,
  removeMargin,
  type Sport,
  sportRules,
} from '@tipmark/domain';

/** Outcomes of a market that belong together: all of one line. */
export interface OutcomesOfLine {
  readonly line: number | null;
  readonly oddTypes: readonly string[];
}

/** For handicaps both sides are under the line of the home side. */
function lineOf({ market, selection, line }: OddType): number | null {
  if (line === undefined) return null;
  const isGuest = marketRule(market).isHandicap === true && selection === '2';
  return isGuest ? -line : line;
}

function selectionOrder(market: MarketCode): (selection: string) => number {
  const { selections } = marketRule(market);
  return (selection) => (selections === 'score' ? 0 : selections.indexOf(selection));
}

function parsed(oddTypes: readonly string[]): OddType[] {
  return oddTypes.map((text) => parseOddType(text)).filter((oddType) => oddType !== undefined);
}

/** Groups outcomes of one market by line, in the order of the market's selections. */
export function groupByLine(market: MarketCode, oddTypes: readonly string[]): OutcomesOfLine[] {
  const order = selectionOrder(market);
  const byLine = Map.groupBy(parsed([...new Set(oddTypes)]), lineOf);
  return [...byLine].map(([line, outcomes]) => ({
    // `-0` and `0` are the same line.
    line: line === 0 ? 0 : line,
    oddTypes: outcomes
      .toSorted(
        (one, other) =>
          order(one.selection) - order(other.selection) ||
          one.selection.localeCompare(other.selection, 'en', { numeric: true }),
      )
      .map(formatOddType),
  }));
}

/**
 * The main line first (of totals that of the sport, else the most even one), the others ascending.
 */
export function mainLineFirst<Line extends { readonly line: number | null }>(
  sport: Sport,
  market: MarketCode,
  lines: readonly Line[],
  unevenness: (line: Line) => number,
): Line[] {
  const ascending = lines.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const { mainTotalLine } = sportRules(sport);
  const main =
    (market === 'ou' ? ascending.find(({ line }) => line === mainTotalLine) : undefined) ??
    ascending.toSorted((a, b) => unevenness(a) - unevenness(b))[0];
  return main === undefined ? [] : [main, ...ascending.filter((line) => line !== main)];
}

/** Outcomes of double chance overlap: their probabilities sum to 2. */
const OVERLAPPING: ReadonlySet<MarketCode> = new Set(['dc']);

/** Whether these are all outcomes the line has. */
function isComplete(market: MarketCode, count: number): boolean {
  const { selections } = marketRule(market);
  return selections !== 'score' && !OVERLAPPING.has(market) && selections.length === count;
}

export interface FairLine {
  readonly marginPercent: number | null;
  /** By outcome, 0–1; null for an incomplete market. */
  readonly probabilities: readonly (number | null)[];
}

/** Margin and fair probabilities of a line from its site line, milli-odds in order of outcomes. */
export function fairLine(market: MarketCode, milli: readonly (number | null)[]): FairLine {
  const fair = isComplete(market, milli.length) ? removeMargin(milli) : null;
  if (fair === null) return { marginPercent: null, probabilities: milli.map(() => null) };
  const implied = milli.reduce<number>((total, price) => total + 1_000 / (price ?? 1), 0);
  return { marginPercent: (implied - 1) * 100, probabilities: fair.probabilities };
}
