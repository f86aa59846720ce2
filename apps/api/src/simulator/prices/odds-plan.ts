import type { OddsRecord } from '@tipmark/contract/feed';
import type { Fixture } from '../calendar/fixtures.ts';
import { type GoalProbabilities, goalProbabilities } from '../chance/goal-model.ts';
import { type Random, randomOf } from '../chance/random.ts';
import { expectedGoals } from '../play/strength.ts';
import { SOURCE } from '../timed-record.ts';
import { bookmakers, type SimulatedBookmaker } from './bookmakers.ts';
import { beliefs } from './market-belief.ts';
import { priceMarket } from './price-market.ts';

/** All prices of a match: when they come is known at once, what they are when they are asked for. */
export interface OddsPlan {
  /** Unix seconds, ascending; all before the kick-off. */
  readonly instants: readonly number[];
  recordAt(index: number): OddsRecord;
}

const HOUR_SECONDS = 3_600;
const OPENS_HOURS = 120;
const OPENING_JITTER_HOURS = 10;
const EVEN_SHARE = 0.7;
const BIAS = 0.012;
const SILENCE_SHARE = 0.05;

/** A bookmaker in one match. */
interface Seat {
  readonly bookmaker: SimulatedBookmaker;
  /** Its own opinion, added to the logarithms of the probabilities. */
  readonly bias: readonly number[];
  /** Per moment: the moment its price is from; undefined while it has none. */
  readonly pricedAt: readonly (number | undefined)[];
}

/**
 * Every record holds the prices of all bookmakers that are not silent, moved or not: a price is
 * only fresh while it is repeated.
 * @param endsAt no price at or after this instant: the start, or the news that nobody will play
 */
export function oddsPlan(seed: number, fixture: Fixture, endsAt: number): OddsPlan {
  const random = randomOf(seed, 'odds', fixture.key);
  const all = instantsOf(fixture, random);
  const instants = all.filter((at) => at < endsAt);
  let market: { probabilities: GoalProbabilities[]; seats: Seat[] } | undefined;
  return {
    instants,
    recordAt(index) {
      market ??= openMarket(seed, fixture, all.length);
      const at = instants[index] ?? endsAt;
      const prices = market.seats.flatMap((seat) =>
        pricesOf(seat, index, market?.probabilities ?? []),
      );
      return { kind: 'odds', source: SOURCE, matchKey: fixture.key, at, prices };
    },
  };
}

/** Ten to seventeen moments, denser on the last day, the last one minutes before the start. */
function instantsOf({ startsAt, league }: Fixture, random: Random): number[] {
  const opens = (OPENS_HOURS + random.integer(-OPENING_JITTER_HOURS, 4)) * HOUR_SECONDS;
  const count = 17 - 2 * league.tier + random.integer(-1, 2);
  const between = Array.from({ length: count - 2 }, () => {
    const share = random.next() ** (random.chance(EVEN_SHARE) ? 1 : 3);
    return Math.round(900 + share * (opens - 1_800));
  });
  const before = [opens, ...between, random.integer(120, 600)];
  return [...new Set(before)].toSorted((one, other) => other - one).map((left) => startsAt - left);
}

function openMarket(seed: number, fixture: Fixture, moments: number) {
  const random = randomOf(seed, 'market', fixture.key);
  const probabilities = beliefs(expectedGoals(seed, fixture), moments, random).map(
    goalProbabilities,
  );
  const seats = bookmakers
    .filter(({ tiers }) => fixture.league.tier <= tiers)
    .map((bookmaker) => seatOf(bookmaker, moments, random));
  return { probabilities, seats };
}

function seatOf(bookmaker: SimulatedBookmaker, moments: number, random: Random): Seat {
  const bias = Array.from({ length: 5 }, () => random.normal() * BIAS);
  const isSilenced = random.chance(SILENCE_SHARE);
  const silentFrom = isSilenced ? random.integer(2, moments) : moments;
  let priced: number | undefined;
  const pricedAt = Array.from({ length: moments }, (_, moment) => {
    const isOpening = moment === bookmaker.opensAt;
    const isClosing = moment === moments - 1;
    const follows = random.chance(isClosing ? 0.95 : bookmaker.isQuick);
    if (isOpening || (moment > bookmaker.opensAt && follows)) priced = moment;
    return moment < silentFrom ? priced : undefined;
  });
  return { bookmaker, bias, pricedAt };
}

function pricesOf(
  { bookmaker, bias, pricedAt }: Seat,
  index: number,
  probabilities: readonly GoalProbabilities[],
): OddsRecord['prices'] {
  const from = pricedAt[index];
  const believed = from === undefined ? undefined : probabilities[from];
  if (believed === undefined) return [];
  const result = priceMarket(biased(believed.result, bias), bookmaker.margin);
  const total = priceMarket(biased(believed.total, bias.slice(3)), bookmaker.margin);
  return [...result, ...(bookmaker.hasTotals ? total : [])].map((milli, outcome) => [
    bookmaker.key,
    ODD_TYPES[outcome] ?? '',
    milli,
  ]);
}

const ODD_TYPES = ['1x2.1', '1x2.x', '1x2.2', 'ou.o:2.5', 'ou.u:2.5'] as const;

function biased(probabilities: readonly number[], bias: readonly number[]): number[] {
  const weights = probabilities.map((one, outcome) => one * Math.exp(bias[outcome] ?? 0));
  const all = weights.reduce((sum, one) => sum + one, 0);
  return weights.map((one) => one / all);
}
