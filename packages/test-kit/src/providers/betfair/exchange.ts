import { definitionOf, runnerRowOf, type ServedMarket } from './served-market.ts';

/** What changed of a market, and when by the clock of the stream. */
interface Change {
  readonly clock: number;
  readonly marketId: string;
  /** Index of the runner; undefined: the definition. */
  readonly runner: number | undefined;
}

/** The markets and what happened to them, so that a stream goes on from any clock. */
export interface Exchange {
  readonly markets: readonly ServedMarket[];
  readonly clock: number;
  marketOf(id: string): ServedMarket;
  add(market: ServedMarket): void;
  /** A size of 0 removes the price. */
  price(marketId: string, runner: number, price: number, size: number): void;
  lay(marketId: string, runner: number, price: number, size: number): void;
  define(
    marketId: string,
    known: Partial<Pick<ServedMarket, 'status' | 'isInPlay' | 'startsAt'>>,
  ): void;
  remove(marketId: string, runner: number): void;
  /** What a stream that knows all until a clock has to be sent, of the markets it wants. */
  since(clock: number, wanted: (market: ServedMarket) => boolean): { readonly id: string }[];
}

export const imageOf = (market: ServedMarket) => ({
  id: market.id,
  img: true,
  marketDefinition: definitionOf(market),
  rc: market.runners.map(runnerRowOf),
});

export function createExchange(
  first: readonly ServedMarket[],
  onChange: () => void = () => undefined,
): Exchange {
  const markets = new Map(first.map((market) => [market.id, market]));
  const changes: Change[] = [];
  let clock = 1;

  function note(marketId: string, runner?: number): void {
    clock += 1;
    changes.push({ clock, marketId, runner });
    onChange();
  }

  function marketOf(id: string): ServedMarket {
    const market = markets.get(id);
    if (market === undefined) throw new Error(`there is no market ${id}`);
    return market;
  }

  function runnerOf(marketId: string, runner: number) {
    const found = marketOf(marketId).runners[runner];
    if (found === undefined) throw new Error(`market ${marketId} has no runner ${runner}`);
    return found;
  }

  const setSize = (sizes: Map<number, number>, price: number, size: number): void => {
    if (size === 0) sizes.delete(price);
    else sizes.set(price, size);
  };

  function rowOf(market: ServedMarket, after: readonly Change[]): { readonly id: string } {
    const own = after.filter(({ marketId }) => marketId === market.id);
    const runners = new Set(own.flatMap(({ runner }) => runner ?? []));
    return {
      id: market.id,
      ...(own.some(({ runner }) => runner === undefined)
        ? { marketDefinition: definitionOf(market) }
        : {}),
      ...(runners.size === 0
        ? {}
        : { rc: market.runners.filter((_, index) => runners.has(index)).map(runnerRowOf) }),
    };
  }

  return {
    get markets() {
      return [...markets.values()];
    },
    get clock() {
      return clock;
    },
    marketOf,
    add(market) {
      markets.set(market.id, market);
      note(market.id);
    },
    price(marketId, runner, price, size) {
      setSize(runnerOf(marketId, runner).backs, price, size);
      note(marketId, runner);
    },
    lay(marketId, runner, price, size) {
      setSize(runnerOf(marketId, runner).lays, price, size);
      note(marketId, runner);
    },
    define(marketId, known) {
      const market = marketOf(marketId);
      Object.assign(market, known);
      market.version += 1;
      note(marketId);
    },
    remove(marketId, runner) {
      runnerOf(marketId, runner).isRemoved = true;
      marketOf(marketId).version += 1;
      note(marketId);
    },
    since(known, wanted) {
      const after = changes.filter((change) => change.clock > known);
      const ids = new Set(after.map(({ marketId }) => marketId));
      return [...ids]
        .map(marketOf)
        .filter(wanted)
        .map((market) => rowOf(market, after));
    },
  };
}
