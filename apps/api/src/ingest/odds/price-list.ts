import { hash } from 'node:crypto';

/** The bookmakers, by the names of their source, and the outcomes of a list of prices. */
export interface PriceList {
  /** One for each price, in their order. */
  readonly keys: readonly string[];
  readonly oddTypes: readonly string[];
  /** Each once. */
  readonly bookmakers: readonly string[];
  /** Equal only for equal lists. */
  readonly digest: string;
}

type Listed = readonly [key: string, oddType: string, ...price: unknown[]];

/** A node of the list trie: a price after all before it. */
interface Step {
  key: string;
  oddType: string;
  next: Step[];
  /** The branch taken last. */
  usual: Step | undefined;
  list: PriceList | undefined;
}

const stepTo = (key: string, oddType: string): Step => {
  return { key, oddType, next: [], usual: undefined, list: undefined };
};

const MOST_STEPS = 100_000;
let start = stepTo('', '');
let steps = 0;

/**
 * The outcomes and bookmakers of a record's prices. Files repeat a few lists for whole seasons, so
 * a known list is reused.
 */
export function priceListOf(prices: readonly Listed[]): PriceList {
  let step = start;
  for (const price of prices) {
    const key = price[0];
    const oddType = price[1];
    const { usual } = step;
    step =
      usual !== undefined && usual.oddType === oddType && usual.key === key
        ? usual
        : follow(step, key, oddType);
  }
  step.list ??= listOf(prices);
  const { list } = step;
  if (steps > MOST_STEPS) {
    start = stepTo('', '');
    steps = 0;
  }
  return list;
}

function follow(step: Step, key: string, oddType: string): Step {
  let next = step.next.find((one) => one.oddType === oddType && one.key === key);
  if (next === undefined) {
    next = stepTo(key, oddType);
    step.next.push(next);
    steps += 1;
  }
  step.usual = next;
  return next;
}

function listOf(prices: readonly Listed[]): PriceList {
  const keys = prices.map(([key]) => key);
  const oddTypes = prices.map(([, oddType]) => oddType);
  return {
    keys,
    oddTypes,
    bookmakers: [...new Set(keys)],
    digest: hash('sha1', JSON.stringify([keys, oddTypes]), 'base64url'),
  };
}
