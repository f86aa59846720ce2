import type { PricePhase } from '@tipmark/contract';
import {
  fairProbabilities,
  marketRule,
  parseOddType,
  type ScannedMatch,
  type Sport,
} from '@tipmark/domain';
import { analysisOfForecast } from '../../matches/forecasts/stored/analysis-of-forecast.ts';
import type { AnalysisRow } from '../../matches/forecasts/stored/analysis-queries.ts';
import { modelShares } from '../../matches/forecasts/stored/model-shares.ts';
import { type MarketValue, marketValue, valueToMarket } from '../../matches/value/market-value.ts';
import { modelValues } from '../../matches/value/model-values.ts';
import { type NamedPrices, namedPrices } from './named-prices.ts';
import type { ScannerLineRow, ScannerMatchRow, ScannerPriceRow } from './scanner-queries.ts';
import { PRICE_PHASES } from './untimed.ts';

/**
 * The open outcomes of one match, column by column; never changed, only replaced. Outcomes are in
 * character order. Odds are milli-odds, times unix seconds; 0 = no price, or at no known time.
 */
export type OddsBlock = ScannedMatch & {
  readonly sport: Sport;
  readonly rev: number;
  readonly row: ScannerMatchRow;
  readonly oddTypes: readonly string[];
  readonly categories: Uint8Array;
  readonly first: Uint32Array;
  readonly createdAt: Uint32Array;
  readonly current: Uint32Array;
  readonly changedAt: Uint32Array;
  readonly best: Uint32Array;
  readonly bestBookmakers: readonly string[];
  readonly bookmakers: Uint16Array;
  readonly confirmedAt: Uint32Array;
  readonly newestPriceAt: number;
  /** By bookmaker, with the time each was confirmed. */
  readonly named: NamedPrices;
  /** Fair probability of the line, 0–1; NaN for an incomplete market. */
  readonly fair: Float64Array;
  /** Believable value to the market and by the model, percent; NaN where it is unknown. */
  readonly marketValue: Float64Array;
  readonly modelValue: Float64Array;
  /** What the best price, and what the model alone, claims. */
  readonly marketClaim: Float64Array;
  readonly modelClaim: Float64Array;
  /** Changes of the line of outcome i are at `starts[i]` up to `starts[i + 1]`, oldest first. */
  readonly starts: Uint32Array;
  readonly changeAt: Uint32Array;
  readonly changeTo: Uint32Array;
  /** Changes whose time is not known; it only orders them. */
  readonly untimed: ReadonlyMap<number, PricePhase>;
};

/** Number of latest changes stored per outcome, besides the first one. */
const MAX_CHANGES = 500;

type BlockLine = Pick<ScannerLineRow, 'odd_type' | 'at' | 'milli' | 'phases'> & {
  readonly category: number;
};

function blockLine({ odd_type: oddType, at, milli, phases }: ScannerLineRow): BlockLine[] {
  const parsed = parseOddType(oddType);
  if (parsed === undefined || at.length === 0) return [];
  const { category } = marketRule(parsed.market);
  if (at.length <= MAX_CHANGES) return [{ odd_type: oddType, category, at, milli, phases }];
  const latest = (values: readonly number[]) => [
    ...values.slice(0, 1),
    ...values.slice(1 - MAX_CHANGES),
  ];
  return [
    {
      odd_type: oddType,
      category,
      at: latest(at),
      milli: latest(milli),
      phases: phases && latest(phases),
    },
  ];
}

const timeOf = ({ at, phases }: BlockLine, index: number) =>
  phases?.[index] ? 0 : (at[index] ?? 0);

/** Changes without times, of all lines one after another. */
function untimedChanges(lines: readonly BlockLine[]): ReadonlyMap<number, PricePhase> {
  const untimed = new Map<number, PricePhase>();
  let start = 0;
  for (const { at, phases } of lines) {
    for (const [index, code] of (phases ?? []).entries()) {
      const phase = PRICE_PHASES[code];
      if (phase !== undefined) untimed.set(start + index, phase);
    }
    start += at.length;
  }
  return untimed;
}

export interface BlockRows {
  readonly match: ScannerMatchRow;
  /** In the order of their characters. */
  readonly lines: readonly ScannerLineRow[];
  readonly prices: readonly ScannerPriceRow[];
  readonly analysis: AnalysisRow | undefined;
}

/** Converts the stored lines of a match to columns. */
export function oddsBlock({ match, lines, prices, analysis }: BlockRows): OddsBlock {
  const blockLines = lines.flatMap(blockLine);
  const count = blockLines.length;
  const current = new Map(blockLines.map(({ odd_type, milli }) => [odd_type, milli.at(-1) ?? 0]));
  const fair = fairProbabilities(current);
  const sharesOf = modelShares(match.sport, analysis ?? analysisOfForecast(match));
  const { valueOf } = modelValues(sharesOf, current);
  const priceOf = new Map(prices.map((price) => [price.odd_type, price]));
  const total = blockLines.reduce((sum, { at }) => sum + at.length, 0);
  const block: OddsBlock = {
    id: match.id,
    sport: match.sport as Sport,
    leagueId: match.league_id,
    leagueType: match.league_type,
    startsAt: match.starts_at,
    rev: match.rev,
    row: match,
    oddTypes: blockLines.map(({ odd_type }) => odd_type),
    categories: Uint8Array.from(blockLines, ({ category }) => category),
    first: Uint32Array.from(blockLines, ({ milli }) => milli[0] ?? 0),
    createdAt: Uint32Array.from(blockLines, (line) => timeOf(line, 0)),
    current: Uint32Array.from(blockLines, ({ milli }) => milli.at(-1) ?? 0),
    changedAt: Uint32Array.from(blockLines, (line) => timeOf(line, line.at.length - 1)),
    best: new Uint32Array(count),
    bestBookmakers: blockLines.map(({ odd_type }) => priceOf.get(odd_type)?.bookmaker ?? ''),
    bookmakers: new Uint16Array(count),
    confirmedAt: new Uint32Array(count),
    newestPriceAt: prices.reduce((latest, price) => Math.max(latest, price.confirmed_at ?? 0), 0),
    named: namedPrices(blockLines.map(({ odd_type }) => priceOf.get(odd_type))),
    fair: new Float64Array(count),
    marketValue: new Float64Array(count),
    modelValue: new Float64Array(count),
    marketClaim: new Float64Array(count),
    modelClaim: new Float64Array(count),
    starts: new Uint32Array(count + 1),
    changeAt: new Uint32Array(total),
    changeTo: new Uint32Array(total),
    untimed: untimedChanges(blockLines),
  };
  let end = 0;
  for (const [index, { odd_type: oddType, at, milli }] of blockLines.entries()) {
    const price = priceOf.get(oddType);
    const best = price?.best ?? 0;
    const share = fair.get(oddType) ?? Number.NaN;
    block.best[index] = best;
    block.bookmakers[index] = price?.bookmakers ?? 0;
    block.confirmedAt[index] = price ? (price.confirmed_at ?? 0) : (block.changedAt[index] ?? 0);
    block.fair[index] = share;
    const ofMarket = valueToMarket(best === 0 ? Number.NaN : best, share);
    block.marketClaim[index] = ofMarket.claimedPercent;
    block.marketValue[index] = ofMarket.valuePercent;
    const ofModel = valueOf(oddType, milli.at(-1) ?? 0);
    block.modelClaim[index] = ofModel?.claimedPercent ?? Number.NaN;
    block.modelValue[index] = ofModel?.valuePercent ?? Number.NaN;
    block.starts[index] = end;
    block.changeAt.set(at, end);
    block.changeTo.set(milli, end);
    end += at.length;
  }
  block.starts[count] = end;
  return block;
}

/** The value of the best price to the market as it may be shown at an instant. */
export function marketValueAt(
  { best, confirmedAt, fair }: OddsBlock,
  outcome: number,
  nowSeconds: number,
): MarketValue | null {
  const price = { milli: best[outcome] ?? 0, confirmedAt: confirmedAt[outcome] || null };
  return marketValue(price, fair[outcome], nowSeconds);
}

/**
 * The line of an outcome at an instant.
 * @returns index of its last change not after it, −1 when it had no price yet
 */
export function changeBefore(block: OddsBlock, outcome: number, atSeconds: number): number {
  const { starts, changeAt } = block;
  let low = starts[outcome] ?? 0;
  let high = (starts[outcome + 1] ?? 0) - 1;
  let found = -1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    if ((changeAt[middle] ?? 0) <= atSeconds) {
      found = middle;
      low = middle + 1;
    } else high = middle - 1;
  }
  return found;
}
