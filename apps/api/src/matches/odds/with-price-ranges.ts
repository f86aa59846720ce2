import type { MarketLine, OddsHistory, UntimedPrice } from '@tipmark/contract';
import type { MarketCode } from '@tipmark/domain';
import { PRICE_PHASE } from '../../ingest/odds/phase-prices.ts';
import { rounded } from '../lists/rounded.ts';
import { fairLine } from './market-lines.ts';
import { matchMoments } from './match-moments.ts';
import type { MomentRow } from './moment-queries.ts';
import type { PriceInstant } from './price-instant-queries.ts';
import { closingPrices, priceRange } from './price-range.ts';

interface Reported {
  /** Prices of all outcomes of the market, each oldest first. */
  readonly instants: readonly PriceInstant[];
  readonly moments: readonly MomentRow[];
  /** Unix seconds; closing prices exist from then on. */
  readonly closesAt: number;
}

/**
 * The history with data of every bookmaker: the range of prices, closing prices and margins of
 * each, the times of goals, and which times are none.
 */
export function withPriceRanges(history: OddsHistory, reported: Reported): OddsHistory {
  const { market, asOf } = history;
  const instantsOf = Map.groupBy(reported.instants, ({ odd_type }) => odd_type);
  const isClosed = asOf >= reported.closesAt;
  const closingOf = new Map(
    isClosed
      ? [...instantsOf].map(([oddType, own]) => [oddType, closingPrices(own, reported.closesAt)])
      : [],
  );
  const untimed = untimedOf(reported.instants);
  const moments = matchMoments(reported.moments).filter(({ at }) => at <= asOf);
  return {
    ...history,
    lines: history.lines.map((line) => withRanges(line, { market, instantsOf, closingOf })),
    ...(untimed.length > 0 && { untimed }),
    ...(moments.length > 0 && { moments }),
  };
}

/** Instants at which no price has a time of its own, oldest first. */
function untimedOf(instants: readonly PriceInstant[]): UntimedPrice[] {
  const phases = new Map<number, UntimedPrice['phase'] | undefined>();
  for (const { at, phase } of instants) {
    const isReal = phase === null || (phases.has(at) && phases.get(at) === undefined);
    phases.set(at, isReal ? undefined : phase === PRICE_PHASE.first ? 'first' : 'closing');
  }
  return [...phases]
    .flatMap(([at, phase]) => (phase === undefined ? [] : [{ at, phase }]))
    .toSorted((a, b) => a.at - b.at);
}

interface Index {
  readonly market: string;
  readonly instantsOf: ReadonlyMap<string, readonly PriceInstant[]>;
  readonly closingOf: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

function withRanges(line: MarketLine, { market, instantsOf, closingOf }: Index): MarketLine {
  const counted = new Set(
    line.bookmakers.filter(({ isAggregate }) => !isAggregate).map(({ id }) => id),
  );
  const oddTypes = line.outcomes.map(({ oddType }) => oddType);
  return {
    ...line,
    outcomes: line.outcomes.map((outcome) => {
      const range = priceRange(instantsOf.get(outcome.oddType) ?? [], (id) => counted.has(id));
      return { ...outcome, ...(range.length > 0 && { range }) };
    }),
    bookmakers: line.bookmakers.map((bookmaker) => {
      const prices = bookmaker.prices.map((price) => {
        const closing = closingOf.get(price.oddType)?.get(bookmaker.id);
        return { ...price, ...(closing !== undefined && { closing }) };
      });
      const last = new Map(prices.map((price) => [price.oddType, price.closing ?? price.current]));
      const { marginPercent } = fairLine(
        market as MarketCode,
        oddTypes.map((oddType) => {
          const odds = last.get(oddType);
          return odds === undefined ? null : Math.round(odds * 1_000);
        }),
      );
      return {
        ...bookmaker,
        prices,
        ...(marginPercent !== null && { marginPercent: rounded(marginPercent) }),
      };
    }),
  };
}
