import type { ArbitrageReply } from '@tipmark/contract';
import {
  ARBITRAGE_LIMIT,
  ARBITRAGE_SANE_PERCENT,
  type Arbitrage,
  coverPercent,
  FRESH_PRICE_SECONDS,
  type Middle,
  mayReturn,
  type NamedPrice,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { firmName } from '../../matches/odds/bookmaker-name.ts';
import type { OddsBlock } from '../scanner/odds-block.ts';
import { presentLeagues, toPercent, wireMatchIn } from '../scanner/present-scan.ts';
import { type Arbitrages, abovePercent, type InMatch } from './find-arbitrages.ts';

type Covered = ArbitrageReply['arbitrages'][number];

const MILLI = 1_000;
const PERCENT = 100;

const priceIn =
  (locale: Locale) =>
  ({ oddType, milliOdds, bookmaker, confirmedAt }: NamedPrice) => ({
    oddType,
    odds: milliOdds / MILLI,
    bookmaker: firmName(bookmaker, locale),
    confirmedAt,
  });

/** The price that explains a profit too good to be true. */
function checkOf(block: OddsBlock, { prices, profitPercent }: Arbitrage): Covered['check'] {
  if (profitPercent <= ARBITRAGE_SANE_PERCENT) return null;
  const [furthest] = prices
    .map((price) => ({ oddType: price.oddType, abovePercent: abovePercent(block, price) }))
    .toSorted((one, other) => other.abovePercent - one.abovePercent);
  return furthest
    ? { oddType: furthest.oddType, abovePercent: toPercent(furthest.abovePercent) }
    : null;
}

const coveredIn =
  (locale: Locale) =>
  ({ block, item }: InMatch<Arbitrage>): Covered => ({
    match: wireMatchIn(block, locale),
    prices: item.prices.map(priceIn(locale)),
    profitPercent: toPercent(item.profitPercent),
    mayReturn: item.mayReturn,
    check: checkOf(block, item),
  });

const middleIn =
  (locale: Locale) =>
  ({ block, item }: InMatch<Middle>): ArbitrageReply['middles'][number] => ({
    match: wireMatchIn(block, locale),
    prices: [priceIn(locale)(item.above), priceIn(locale)(item.below)],
    gap: item.gap,
    gainPercent: toPercent(item.gainPercent),
    costPercent: toPercent(item.costPercent),
    chancePercent: item.chance === null ? null : toPercent(item.chance * PERCENT),
    valuePercent: item.valuePercent === null ? null : toPercent(item.valuePercent),
  });

/** @param isDemo counts only, without a subscription */
export function presentArbitrages(
  found: Arbitrages,
  { locale, isDemo, asOf }: { locale: Locale; isDemo: boolean; asOf: number },
): ArbitrageReply {
  const { rows } = ARBITRAGE_LIMIT;
  const arbitrages = isDemo ? [] : found.arbitrages.slice(0, rows);
  const middles = isDemo ? [] : found.middles.slice(0, rows);
  const { closest } = found;
  const percent = closest && coverPercent(closest.item.prices);
  const nearest = closest && {
    block: closest.block,
    item: {
      prices: closest.item.prices,
      profitPercent: percent ?? 0,
      mayReturn: mayReturn(closest.item),
    },
  };
  const shown = [...arbitrages, ...middles, ...(closest && !isDemo ? [closest] : [])];
  return {
    arbitrages: arbitrages.map(coveredIn(locale)),
    middles: middles.map(middleIn(locale)),
    closest: nearest && !isDemo ? coveredIn(locale)(nearest) : null,
    countOfArbitrages: found.arbitrages.length,
    countOfMiddles: found.middles.length,
    closestPercent: percent === undefined ? null : toPercent(percent),
    countOfMarkets: found.countOfFresh,
    countOfMatches: found.countOfMatches,
    countOfAllMarkets: found.countOfAll,
    leagues: presentLeagues(
      shown.map(({ block }) => block),
      locale,
    ),
    freshSeconds: FRESH_PRICE_SECONDS,
    asOf,
    isDemo,
  };
}
