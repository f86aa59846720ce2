import type { TipMaker, TipMakerOutcome } from '@tipmark/contract';
import { coveringOutcomes, formatOddType, type MarketCode, parseOddType } from '@tipmark/domain';

/** One line of a market: outcomes that exclude each other. */
export interface MenuLine {
  readonly key: string;
  readonly market: string;
  readonly outcomes: readonly TipMakerOutcome[];
}

/** Markets of one category. */
export interface MenuGroup {
  readonly category: number;
  readonly count: number;
  readonly lines: readonly MenuLine[];
}

/**
 * The menu by category, in its own order, the lines of a market from low to high; the first group
 * is shown at once.
 */
export function menuGroups({ markets }: Pick<TipMaker, 'markets'>): readonly MenuGroup[] {
  const byCategory = Map.groupBy(markets, ({ category }) => category);
  return [...byCategory].map(([category, own]) => {
    const lines = own.flatMap(({ market, lines: all }) =>
      all
        .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
        .map(({ line, outcomes }) => ({ key: `${market}:${line ?? ''}`, market, outcomes })),
    );
    const count = lines.reduce((sum, { outcomes }) => sum + outcomes.length, 0);
    return { category, count, lines };
  });
}

export const findOutcome = (
  { markets }: Pick<TipMaker, 'markets'>,
  oddType: string | undefined,
): TipMakerOutcome | undefined =>
  markets
    .flatMap(({ lines }) => lines.flatMap(({ outcomes }) => outcomes))
    .find(({ odd_type }) => odd_type === oddType);

/** An outcome and those of its market that exclude it and each other; alone where they overlap. */
export function marketOutcomes(
  menu: Pick<TipMaker, 'markets'>,
  oddType: string | undefined,
): readonly TipMakerOutcome[] {
  const own = findOutcome(menu, oddType);
  const parsed = parseOddType(oddType ?? '');
  if (own === undefined || parsed === undefined) return [];
  const names = coveringOutcomes(parsed).map(formatOddType);
  return names.length === 0 ? [own] : names.flatMap((name) => findOutcome(menu, name) ?? []);
}

/** The model has a forecast for the match: for some outcomes at least. */
export const hasModel = ({ markets }: Pick<TipMaker, 'markets'>): boolean =>
  markets.some(({ lines }) =>
    lines.some(({ outcomes }) => outcomes.some(({ model }) => model !== undefined)),
  );

export const marketOf = (oddType: string): MarketCode | undefined => parseOddType(oddType)?.market;

/** Prices received live, by outcome; null = withdrawn. */
export type LivePrices = ReadonlyMap<string, number | null>;

/**
 * The menu with the live prices received since: a price that has changed after the menu arrived is
 * newer than the menu's.
 */
export function withLivePrices(maker: TipMaker, atArrival: LivePrices, now: LivePrices): TipMaker {
  const moved = [...now].filter(([oddType, price]) => atArrival.get(oddType) !== price);
  if (moved.length === 0) return maker;
  const prices = new Map(moved);
  const priced = (outcome: TipMakerOutcome): TipMakerOutcome[] => {
    const price = prices.get(outcome.odd_type);
    if (price === null) return [];
    return [price === undefined ? outcome : { ...outcome, odds: price }];
  };
  return {
    ...maker,
    markets: maker.markets.map((market) => ({
      ...market,
      lines: market.lines.map((line) => ({ ...line, outcomes: line.outcomes.flatMap(priced) })),
    })),
  };
}
