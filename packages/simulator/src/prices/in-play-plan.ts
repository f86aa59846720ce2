import type { InPlayRecord } from '@tipmark/contract/feed';
import { type Random, randomOf } from '../chance/random.ts';
import { SOURCE, type TimedRecord } from '../timed-record.ts';
import { bookmakers, type SimulatedBookmaker } from './bookmakers.ts';
import type { Misjudgement } from './market-belief.ts';
import type { PricedMarket } from './odds-plan.ts';
import { priceMarket } from './price-market.ts';

/** All prices of a match in play: their times, and their values on demand. */
export interface InPlayPlan {
  /** Unix seconds, ascending. */
  readonly instants: readonly number[];
  recordAt(index: number): InPlayRecord;
}

/** From here on, and up to there. */
export type Span = readonly [from: number, until: number];

export interface InPlayTask {
  readonly matchKey: string;
  readonly opensAt: number;
  /** From here on no bets are accepted. */
  readonly closesAt: number;
  /** No bets are accepted meanwhile: after a goal, before a penalty. */
  readonly suspensions: readonly Span[];
  /** Everything that is offered at any time. */
  readonly oddTypes: readonly string[];
  /** The markets of an instant as seen by a bookmaker with this error about the two. */
  readonly marketsAt: (at: number, error: Misjudgement) => readonly PricedMarket[];
}

const EVERY_SECONDS: readonly [least: number, most: number] = [165, 185];
/** No new price just before the market is withdrawn. */
const LAST_SECONDS = 15;
const ERROR = { supremacy: 0.022, total: 0.012 };
const BIAS = 0.016;
const UNREST = 0.006;
/** What pricing in a hurry costs on top of the margin. */
const HURRY = 0.018;
/** No bets are accepted on a nearly certain outcome. */
const CERTAIN = 0.985;

/** A bookmaker in one match. */
interface Seat {
  readonly bookmaker: SimulatedBookmaker;
  /** Its own opinion on each outcome, added to the logarithm of its probability. */
  readonly bias: ReadonlyMap<string, number>;
}

/**
 * Prices are emitted when play resumes after an event, and every three minutes: a price is only
 * fresh while it is repeated. Each record has a price of every outcome, or that it is suspended.
 */
export function inPlayPlan(seed: number, task: InPlayTask): InPlayPlan {
  const { matchKey, oddTypes, closesAt, marketsAt } = task;
  const random = randomOf(seed, 'in-play', matchKey);
  const error = {
    supremacy: random.normal() * ERROR.supremacy,
    total: random.normal() * ERROR.total,
  };
  const seats = bookmakers
    .filter(({ isInPlay }) => isInPlay === true)
    .map((bookmaker): Seat => {
      const bias = new Map(oddTypes.map((oddType) => [oddType, random.normal() * BIAS]));
      return { bookmaker, bias };
    });
  const moments = momentsOf(task, random);
  return {
    instants: moments.map(({ at }) => at),
    recordAt(index) {
      const { at, isOpen } = moments[index] ?? { at: closesAt, isOpen: false };
      const unrest = randomOf(seed, 'in-play', matchKey, index);
      const markets = isOpen ? marketsAt(at, error).map((one) => restless(one, unrest)) : [];
      const prices = seats.flatMap((seat) => pricesOf(seat, oddTypes, markets));
      return { kind: 'in-play', source: SOURCE, matchKey, at, prices };
    },
  };
}

interface Moment {
  readonly at: number;
  readonly isOpen: boolean;
}

function momentsOf({ opensAt, closesAt, suspensions }: InPlayTask, random: Random): Moment[] {
  const moments: Moment[] = [];
  let at = opensAt;
  for (const [from, until] of [...joined(suspensions), [closesAt, closesAt] as const]) {
    const shutAt = Math.min(from, closesAt);
    for (
      ;
      at < shutAt - (at === opensAt ? 0 : LAST_SECONDS);
      at += random.integer(...EVERY_SECONDS)
    ) {
      moments.push({ at, isOpen: true });
    }
    if (until <= opensAt || moments.at(-1)?.at === shutAt) continue;
    moments.push({ at: Math.max(opensAt, shutAt), isOpen: false });
    at = until;
    if (shutAt === closesAt) break;
  }
  return moments;
}

/** In order, overlapping ones merged. */
function joined(spans: readonly Span[]): Span[] {
  const apart: Span[] = [];
  for (const [from, until] of spans.toSorted(([one], [other]) => one - other)) {
    const last = apart.at(-1);
    if (last === undefined || from > last[1] + LAST_SECONDS) apart.push([from, until]);
    else apart[apart.length - 1] = [last[0], Math.max(last[1], until)];
  }
  return apart;
}

function restless({ probabilities, ...market }: PricedMarket, random: Random): PricedMarket {
  return {
    ...market,
    probabilities: weighed(probabilities.map((one) => one * Math.exp(random.normal() * UNREST))),
  };
}

function weighed(weights: readonly number[]): number[] {
  const all = weights.reduce((sum, one) => sum + one, 0);
  return weights.map((one) => one / all);
}

function pricesOf(
  { bookmaker, bias }: Seat,
  oddTypes: readonly string[],
  markets: readonly PricedMarket[],
): InPlayRecord['prices'] {
  const offered = new Map<string, number>();
  for (const market of markets) {
    if (Math.max(...market.probabilities) > CERTAIN) continue;
    const seen = weighed(
      market.probabilities.map(
        (one, outcome) => one * Math.exp(bias.get(market.oddTypes[outcome] ?? '') ?? 0),
      ),
    );
    for (const [outcome, milli] of priceMarket(seen, bookmaker.margin + HURRY).entries()) {
      offered.set(market.oddTypes[outcome] ?? '', milli);
    }
  }
  return oddTypes.map((oddType): [string, string, number | null] => [
    bookmaker.key,
    oddType,
    offered.get(oddType) ?? null,
  ]);
}

/** While a later disallowed goal counted, by the emitted scores. */
export function reviewsOf(played: readonly TimedRecord[]): Span[] {
  const spans: Span[] = [];
  let goals = '';
  let since = 0;
  for (const { at, record } of played) {
    if (record.kind !== 'score' || record.score === null) continue;
    const now = `${record.score.home}:${record.score.away}`;
    if (record.isCorrection === true) spans.push([since, at + REVIEWED_SECONDS]);
    if (now !== goals) since = at;
    goals = now;
  }
  return spans;
}

const REVIEWED_SECONDS = 20;
