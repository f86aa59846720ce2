import type { OddsRecord } from '@tipmark/contract/feed';
import { type Random, randomOf } from '../chance/random.ts';
import { SOURCE } from '../timed-record.ts';
import { bookmakers, type SimulatedBookmaker } from './bookmakers.ts';
import { type Misjudgement, misjudgements } from './market-belief.ts';
import { priceMarket } from './price-market.ts';
import { type PriceMoments, priceMoments } from './price-moments.ts';

/** All prices of a match: their times are known from the start, their values on demand. */
export interface OddsPlan {
  /** Unix seconds, ascending; all before the start. */
  readonly instants: readonly number[];
  recordAt(index: number): OddsRecord;
}

/**
 * Outcomes one of which must happen, and how probable they are; those of a double chance overlap.
 */
export interface PricedMarket {
  readonly oddTypes: readonly string[];
  readonly probabilities: readonly number[];
  /** Only offered by bookmakers with many markets. */
  readonly isSide?: boolean;
}

/** A match from a bookmaker's view. */
export interface SeenMatch {
  /** The first is the winner, which every bookmaker offers. */
  readonly markets: readonly PricedMarket[];
  /**
   * What follows from a bookmaker's own chances of these; only for those with many markets.
   * @param own market by market
   */
  further?(own: readonly (readonly number[])[]): readonly PricedMarket[];
}

export interface PriceTask {
  readonly matchKey: string;
  /** Distinguishes two series of prices of one match: before it was moved and after. */
  readonly series?: string;
  readonly tier: 1 | 2 | 3;
  readonly startsAt: number;
  /** No price before this instant. */
  readonly opensAt: number;
  /**
   * No price at or after this instant: the start, or the announcement that it will not be played.
   */
  readonly endsAt: number;
  /** Approximate interval of prices. */
  readonly count: number;
  /** The match as seen by a bookmaker with this error. */
  readonly markets: (error: Misjudgement) => SeenMatch;
}

const BIAS = 0.027;
const SILENCE_SHARE = 0.05;
/** The additional margin on less popular markets. */
const FURTHER_MARGIN = 0.012;
const FURTHER_EVERY = 3;

/** A bookmaker in one match. */
interface Seat {
  readonly bookmaker: SimulatedBookmaker;
  /** Its own opinion, added to the logarithms of the probabilities, market by market. */
  readonly bias: readonly (readonly number[])[];
  /** Per moment: the moment its price is from; undefined while it has none. */
  readonly pricedAt: readonly (number | undefined)[];
  /** Its offer, by the moment of its prices. */
  readonly known: Map<number, Offer>;
}

type Prices = OddsRecord['prices'];

/** Prices of one bookmaker that are from one moment. */
interface Offer {
  readonly main: Prices;
  /** Of the markets that follow from its main ones; computed once. */
  readonly further: () => Prices;
}

/**
 * Every record contains the prices of all active bookmakers, changed or not: a price is only fresh
 * while it is repeated. Further markets are in every third record, at the moment of team news and
 * at the close.
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
      const moment = index + skipped;
      const isLast = index === instants.length - 1;
      const hasFurther = index % FURTHER_EVERY === 0 || moment === moments.teamNewsAt || isLast;
      const prices = seats.flatMap((seat) => {
        const offer = offerOf(seat, moment, believedAt);
        if (offer === undefined) return [];
        return hasFurther ? [...offer.main, ...offer.further()] : offer.main;
      });
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
  const errors = misjudgements(count, moments.teamNewsAt, random);
  const known: SeenMatch[] = [];
  const believedAt: Believed = (moment) => {
    const error = errors[moment];
    return error && (known[moment] ??= markets(error));
  };
  const sizes = (believedAt(0)?.markets ?? []).map(({ oddTypes }) => oddTypes.length);
  const seats = bookmakers
    .filter(({ tiers }) => tier <= tiers)
    .map((bookmaker) => seatOf(bookmaker, sizes, moments, random));
  return { believedAt, seats };
}

/** The match as seen at a moment, computed on demand. */
type Believed = (moment: number) => SeenMatch | undefined;

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

function offerOf(seat: Seat, moment: number, believedAt: Believed): Offer | undefined {
  const from = seat.pricedAt[moment];
  const believed = from === undefined ? undefined : believedAt(from);
  if (from === undefined || believed === undefined) return undefined;
  let offer = seat.known.get(from);
  if (offer === undefined) {
    offer = newOffer(seat, believed);
    seat.known.set(from, offer);
  }
  return offer;
}

function newOffer({ bookmaker, bias }: Seat, { markets, further }: SeenMatch): Offer {
  const { key, margin, hasTotals, hasSideMarkets = false } = bookmaker;
  const own = markets.map(({ probabilities, ...market }, index) => ({
    ...market,
    probabilities: biased(probabilities, bias[index] ?? []),
  }));
  const main = hasTotals
    ? own.filter(({ isSide }) => isSide !== true || hasSideMarkets)
    : own.slice(0, 1);
  const priced = (some: readonly PricedMarket[], stored: number): Prices =>
    some.flatMap(({ oddTypes, probabilities }) =>
      priceMarket(probabilities, stored).map((milli, outcome): Prices[number] => [
        key,
        oddTypes[outcome] ?? '',
        milli,
      ]),
    );
  let known: Prices | undefined;
  return {
    main: priced(main, margin),
    further() {
      known ??=
        hasSideMarkets && further !== undefined
          ? priced(further(own.map(({ probabilities }) => probabilities)), margin + FURTHER_MARGIN)
          : [];
      return known;
    },
  };
}

function biased(probabilities: readonly number[], bias: readonly number[]): number[] {
  const weights = probabilities.map((one, outcome) => one * Math.exp(bias[outcome] ?? 0));
  const all = weights.reduce((sum, one) => sum + one, 0);
  return weights.map((one) => one / all);
}
