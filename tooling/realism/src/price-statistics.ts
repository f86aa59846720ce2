import { removeMargin } from '@tipmark/domain';
import type { SimulatedSport } from '@tipmark/simulator';
import { MARKETS, type Market } from './markets.ts';
import { fairChances, pricesByBookmaker, type ReportedMatch } from './reported-match.ts';
import { type Seen, type Statistic, shares, sizes } from './statistic.ts';

const { abs, log, max, sqrt } = Math;

/** Lower ends of the buckets of the favourite's fair odds; the last is open. */
const FAIR_ODDS = [1, 1.3, 1.6, 2, 2.5];

/** Statistics of the prices in a sport's markets. */
export function priceStatistics(
  sport: SimulatedSport,
  matches: readonly ReportedMatch[],
): Statistic[] {
  return MARKETS[sport].flatMap((market) => statisticsOfMarket(matches, market));
}

function statisticsOfMarket(
  matches: readonly ReportedMatch[],
  { name: market, oddTypes, outcomeOf }: Market,
): Statistic[] {
  const priced = matches.flatMap((match) => {
    const chances = fairChances(match.closing, oddTypes);
    return chances === undefined ? [] : [{ match, chances, best: indexOfMost(chances) }];
  });
  const favourite = (from: number, to: number) =>
    shares(
      `${market}: favourites of ${from.toFixed(1)}${to === Infinity ? ' or more' : `–${to.toFixed(1)}`} win`,
      priced
        .filter(({ chances }) => 1 / max(...chances) >= from && 1 / max(...chances) < to)
        .map(({ match, best }) => {
          const outcome = outcomeOf(match);
          return [match.group, outcome === undefined ? undefined : outcome === best] as const;
        }),
    );
  const buckets = FAIR_ODDS.slice(0, oddTypes.length === 2 ? 3 : 5);
  return [
    ...buckets.map((from, index) => favourite(from, buckets[index + 1] ?? Infinity)),
    sizes(
      `${market}: closing chance of the favourite`,
      { width: 0.05, least: oddTypes.length === 2 ? 0.5 : 0.35, most: 0.85 },
      priced.map(({ match, chances }): Seen => [match.group, max(...chances)]),
    ),
    sizes(
      `${market}: closing chance of the first outcome`,
      { width: 0.1, least: 0, most: 0.9 },
      priced.map(({ match, chances }): Seen => [match.group, chances[0]]),
    ),
    sizes(
      `${market}: margin of a bookmaker at the close`,
      { width: 0.01, least: 0.02, most: 0.1 },
      matches.flatMap(({ group, closing }) =>
        pricesByBookmaker(closing, oddTypes).map((prices): Seen => [group, marginOf(prices)]),
      ),
    ),
    sizes(
      `${market}: bookmakers differ at the close (deviation of ln odds of the favourite)`,
      { width: 0.01, least: 0, most: 0.05 },
      priced.map(
        ({ match, best }): Seen => [
          match.group,
          deviation(fairOf(pricesByBookmaker(match.closing, oddTypes), best)),
        ],
      ),
    ),
    sizes(
      `${market}: move of the favourite from a day before to the close (|ln odds|)`,
      { width: 0.02, least: 0, most: 0.14 },
      priced.map(({ match, chances, best }): Seen => {
        const early = fairChances(match.early, oddTypes)?.[best];
        return [
          match.group,
          early === undefined ? undefined : abs(log(early / (chances[best] ?? 1))),
        ];
      }),
    ),
  ];
}

function marginOf(prices: readonly number[]): number {
  return prices.reduce((sum, price) => sum + 1_000 / price, 0) - 1;
}

/** Logarithms of an outcome's fair chance, bookmaker by bookmaker. */
function fairOf(offers: readonly (readonly number[])[], outcome: number): number[] {
  return offers.flatMap((prices) => {
    const chance = removeMargin(prices)?.probabilities[outcome];
    return chance === undefined ? [] : [log(chance)];
  });
}

function deviation(values: readonly number[]): number | undefined {
  if (values.length < 3) return undefined;
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  return sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1));
}

function indexOfMost(values: readonly number[]): number {
  return values.indexOf(max(...values));
}
