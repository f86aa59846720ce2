import {
  type Sport,
  TREND_MATCHES,
  VALUE_TRENDS_SORT,
  type ValueTrendsSort,
} from '@tipmark/domain';
import type { EncodedBody } from '../../platform/cache/encoded-body.ts';
import type { PlatformServices } from '../../platform/services.ts';
import { type FoundTrend, findValueTrends } from './find-value-trends.ts';

/** Minimum interval, as finding them reads every price of three days. */
const MAX_AGE_MS = 60_000;
const RENEW_AFTER_MS = 30_000;

/** Length of the records on the main page, and the default of the page itself. */
export const DEFAULT_RECORD_LENGTH = 10;

/** Bytes are cached, and decoded once. */
const trendsOf = new WeakMap<EncodedBody, readonly FoundTrend[]>();

function read(body: EncodedBody): readonly FoundTrend[] {
  const known = trendsOf.get(body);
  if (known !== undefined) return known;
  const trends: readonly FoundTrend[] = JSON.parse(body.identity.toString());
  trendsOf.set(body, trends);
  return trends;
}

/**
 * Value trends of the next 72 hours, cached by record length and shared by all orders and
 * languages; recomputed before they expire, so no request waits. A refresh takes one statement,
 * plus three per hundred matches.
 * @param countOfMatches length of the records; 0 and more than 20 = 20
 */
export async function cachedValueTrends(
  { responses, db, clock }: Pick<PlatformServices, 'responses' | 'db' | 'clock'>,
  sport: Sport,
  countOfMatches: number,
): Promise<readonly FoundTrend[]> {
  const length = Math.min(countOfMatches || TREND_MATCHES.max, TREND_MATCHES.max);
  const { body } = await responses.get({
    key: `value-trends|${sport}|${length}`,
    topics: [],
    maxAgeMs: MAX_AGE_MS,
    renewAfterMs: RENEW_AFTER_MS,
    build: () => findValueTrends(db, sport, clock(), length),
  });
  const now = clock();
  return read(body).filter(({ startsAt }) => startsAt > now);
}

/** The order of the list: by believable value. */
export const byValue = (a: FoundTrend, b: FoundTrend): number =>
  b.valuePercent - a.valuePercent || a.startsAt - b.startsAt || a.matchId - b.matchId;

const ORDERS: Readonly<Record<ValueTrendsSort, (a: FoundTrend, b: FoundTrend) => number>> = {
  [VALUE_TRENDS_SORT.value]: byValue,
  [VALUE_TRENDS_SORT.startTime]: (a, b) => a.startsAt - b.startsAt || byValue(a, b),
  [VALUE_TRENDS_SORT.hitShare]: (a, b) =>
    b.hits / b.of - a.hits / a.of || b.of - a.of || byValue(a, b),
  [VALUE_TRENDS_SORT.odds]: (a, b) => b.milli - a.milli || byValue(a, b),
};

/** In an order of the page; ties by value, then start. */
export function sortTrends(trends: readonly FoundTrend[], sort: ValueTrendsSort): FoundTrend[] {
  return trends.toSorted(ORDERS[sort]);
}

/** The best headline of each match, so that the main page shows five matches, not one. */
export function bestOfMatches(trends: readonly FoundTrend[], count: number): FoundTrend[] {
  const best = new Map<number, FoundTrend>();
  for (const trend of trends.filter(({ isHeadline }) => isHeadline).toSorted(byValue)) {
    if (!best.has(trend.matchId)) best.set(trend.matchId, trend);
  }
  return [...best.values()].slice(0, count);
}
