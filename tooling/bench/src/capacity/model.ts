import type { Figure } from './figure.ts';

/** Kinds of figures, by which the model finds them. */
export const KIND = {
  cachedPage: 'cached page',
  uncachedPage: 'uncached page',
  cachedCall: 'cached call',
  passedCall: 'call passed on by the shell',
  openCall: 'cached call of the open API',
  uncachedCall: 'uncached call',
  nameSearch: 'search of names',
  tipSearch: 'search of tips',
  price: 'price taken from a feed',
  liveMessage: 'message of a live stream',
} as const;

/**
 * Of the requests of visitors that are no files: an assumption, as no site of this size runs yet.
 * Pages of guests are the share that an edge may store.
 */
export const MIX = {
  guestPages: 0.6,
  memberPages: 0.03,
  cachedCalls: 0.3,
  uncachedCalls: 0.06,
  searches: 0.01,
} as const;

/** The least share of guests' pages that an edge answers on a match day: the bar of its test. */
export const EDGE_HITS = 0.95;

/** Busy cores of each part. */
export interface Cores {
  readonly shells: number;
  readonly apis: number;
  readonly database: number;
}

export interface ModelOptions {
  readonly requestsPerSecond: number;
  readonly hasEdge: boolean;
}

/**
 * Cores that requests of visitors keep busy. What passes an edge is taken as a page to be rendered;
 * without one, the pages of guests are those that shells have stored.
 */
export function coresOf(
  figures: readonly Figure[],
  { requestsPerSecond, hasEdge }: ModelOptions,
): Cores {
  const cost = (kind: string) => {
    const figure = figures.find((one) => one.kind === kind);
    if (figure === undefined) throw new Error(`there is no figure of "${kind}"`);
    return { process: figure.processMs / 1_000, database: (figure.databaseMs ?? 0) / 1_000 };
  };
  const rate = (share: number) => share * requestsPerSecond;
  const misses = hasEdge ? rate(MIX.guestPages) * (1 - EDGE_HITS) : 0;
  const stored = hasEdge ? 0 : rate(MIX.guestPages);
  const rendered = misses + rate(MIX.memberPages);
  const calls = rate(MIX.cachedCalls + MIX.uncachedCalls + MIX.searches);
  const uncached = cost(KIND.uncachedCall);
  const search = cost(KIND.nameSearch);
  return {
    shells:
      rendered * cost(KIND.uncachedPage).process +
      stored * cost(KIND.cachedPage).process +
      calls * cost(KIND.passedCall).process,
    apis:
      (rendered + rate(MIX.cachedCalls)) * cost(KIND.cachedCall).process +
      rate(MIX.uncachedCalls) * uncached.process +
      rate(MIX.searches) * search.process,
    database: rate(MIX.uncachedCalls) * uncached.database + rate(MIX.searches) * search.database,
  };
}

const RATES = [1_000, 10_000, 100_000] as const;

/** Busy cores by rate, with an edge and without one, as a table for readers. */
export function modelTable(figures: readonly Figure[]): string {
  const rows = [true, false].flatMap((hasEdge) =>
    RATES.map((requestsPerSecond) => {
      const cores = coresOf(figures, { requestsPerSecond, hasEdge });
      const cells = [cores.shells, cores.apis, cores.database].map((one) => one.toFixed(1));
      return `| ${requestsPerSecond.toLocaleString('en')} | ${hasEdge ? 'yes' : 'no'} | ${cells.join(' | ')} |`;
    }),
  );
  const head = '| requests a second | edge | cores of shells | of APIs | of PostgreSQL |';
  return [head, '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}
