import type { OddsRecord } from '@tipmark/contract/feed';
import { type Random, randomOf } from '../chance/random.ts';
import { SOURCE } from '../timed-record.ts';
import { bookmakers, type SimulatedBookmaker } from './bookmakers.ts';
import { type Misjudgement, misjudgements } from './market-belief.ts';
import { priceMarket } from './price-market.ts';
import { type PriceMoments, priceMoments } from './price-moments.ts';

/**
 * All prices of a match: when they come is known at once, what they are when they are asked for.
 */
export interface OddsPlan {
  /** Unix seconds, ascending; all before the start. */
  readonly instants: readonly number[];
  recordAt(index: number): OddsRecord;
}

/** Outcomes that exclude one another, one of which must happen, and how probable they are. */
export interface PricedMarket {
  readonly oddTypes: readonly string[];
  readonly probabilities: readonly number[];
  /** Offered by bookmakers with many markets alone. */
  readonly isSide?: boolean;
}

export interface PriceTask {
  readonly matchKey: string;
  /** Tells apart two series of prices of one match: before it was moved and after. */
  readonly series?: string;
  readonly tier: 1 | 2 | 3;
  readonly startsAt: number;
  /** No price before this instant. */
  readonly opensAt: number;
  /** No price at or after this instant: the start, or the news that nobody will play. */
  readonly endsAt: number;
  /** How often prices are told, about. */
  readonly count: number;
  /**
   * The markets as somebody sees them who is so wrong about the match; the first is who wins, the
   * one that every bookmaker offers.
   */
  readonly markets: (error: Misjudgement) => readonly PricedMarket[];
}

const BIAS = 0.027;
const SILENCE_SHARE = 0.05;

/** A bookmaker in one match. */
interface Seat {
  readonly bookmaker: SimulatedBookmaker;
  /** Its own opinion, added to the logarithms of the probabilities, market by market. */
  readonly bias: readonly (readonly number[])[];
  /** Per moment: the moment its price is from; undefined while it has none. */
  readonly pricedAt: readonly (number | undefined)[];
  /** Its prices by the moment they are from. */
  readonly known: Map<number, OddsRecord['prices']>;
}

/**
 * Every record holds the prices of all bookmakers that are not silent, moved or not: a price is
 * only fresh while it is repeated.
 */
export function oddsPlan(seed: number, task: PriceTask): OddsPlan {
  const { matchKey, series = '', endsAt } = task;
  const moments = priceMoments(task, randomOf(seed, 'odds', matchKey, series));
  const instants = moments.instants.filter((at) => at < endsAt && at >= task.opensAt);
  const skipped = moments.instants.findIndex((at) => at >= task.opensAt);
  let open: ReturnType<typeof openMarket> | undefined;
  return {
    instants,
    recordAt(index) {
      open ??= openMarket(seed, task, moments);
      const { believedAt, seats } = open;
      const at = instants[index] ?? endsAt;
      const prices = seats.flatMap((seat) => pricesOf(seat, index + skipped, believedAt));
      return { kind: 'odds', source: SOURCE, matchKey, at, prices };
    },
  };
}

function openMarket(
  seed: number,
  { matchKey, series = '', tier, markets }: PriceTask,
  moments: PriceMoments,
) {
  const random = randomOf(seed, 'market', matchKey, series);
  const count = moments.instants.length;
  const errors = misjudgements(count, moments.newsAt, random);
  const known: (readonly PricedMarket[])[] = [];
  const believedAt: Believed = (moment) => {
    const error = errors[moment];
    return error && (known[moment] ??= markets(error));
  };
  const sizes = (believedAt(0) ?? []).map(({ oddTypes }) => oddTypes.length);
  const seats = bookmakers
    .filter(({ tiers }) => tier <= tiers)
    .map((bookmaker) => seatOf(bookmaker, sizes, moments, random));
  return { believedAt, seats };
}

/** The markets as seen at a moment, worked out when they are asked for. */
type Believed = (moment: number) => readonly PricedMarket[] | undefined;

function seatOf(
  bookmaker: SimulatedBookmaker,
  sizes: readonly number[],
  { instants, steam }: PriceMoments,
  random: Random,
): Seat {
  const moments = instants.length;
  const bias = sizes.map((size) => Array.from({ length: size }, () => random.normal() * BIAS));
  const isSilenced = random.chance(SILENCE_SHARE);
  const silentFrom = isSilenced ? random.integer(2, moments) : moments;
  const { opensAt, isQuick } = bookmaker;
  let priced: number | undefined;
  const pricedAt = Array.from({ length: moments }, (_, moment) => {
    const isClosing = moment === moments - 1;
    const eagerness = isClosing ? 0.95 : isQuick + (steam.has(moment) ? 0.1 : 0);
    const follows = random.chance(eagerness);
    const isOpening = moment === Math.min(opensAt, moments - 1);
    if (isOpening || (moment > opensAt && follows)) priced = moment;
    return moment < silentFrom ? priced : undefined;
  });
  return { bookmaker, bias, pricedAt, known: new Map() };
}

function pricesOf(
  { bookmaker, bias, pricedAt, known }: Seat,
  moment: number,
  believedAt: Believed,
): OddsRecord['prices'] {
  const from = pricedAt[moment];
  if (from === undefined) return [];
  const told = known.get(from);
  if (told !== undefined) return told;
  const believed = believedAt(from);
  if (believed === undefined) return [];
  const offered = bookmaker.hasTotals
    ? believed.filter(({ isSide }) => isSide !== true || bookmaker.hasSideMarkets === true)
    : believed.slice(0, 1);
  const prices = offered.flatMap((market) =>
    priceMarket(
      biased(market.probabilities, bias[believed.indexOf(market)] ?? []),
      bookmaker.margin,
    ).map((milli, outcome): [string, string, number] => [
      bookmaker.key,
      market.oddTypes[outcome] ?? '',
      milli,
    ]),
  );
  known.set(from, prices);
  return prices;
}

function biased(probabilities: readonly number[], bias: readonly number[]): number[] {
  const weights = probabilities.map((one, outcome) => one * Math.exp(bias[outcome] ?? 0));
  const all = weights.reduce((sum, one) => sum + one, 0);
  return weights.map((one) => one / all);
}
