import { type BookmakerStatistics, bookmakerStatistics, type QuotedMatch } from '@tipmark/domain';
import { storedOrComputed } from '../../platform/cache/computed-queries.ts';
import type { CacheableResponse } from '../../platform/cache/response-cache.ts';
import type { Db } from '../../platform/database/connect.ts';
import {
  endOfMeasured,
  findQuotes,
  MEASURED,
  type QuoteRow,
  resultOddTypes,
} from './quotes-queries.ts';

const MINUTE_MS = 60_000;
/** Name of the stored result. */
export const MEASURED_BOOKMAKERS = 'measured bookmakers';

export interface MeasuredBookmaker {
  /** The name in the stored odds. */
  readonly name: string;
  readonly figures: BookmakerStatistics;
  readonly sports: readonly (BookmakerStatistics & { readonly sport: number })[];
}

export interface MeasuredBookmakers {
  readonly bookmakers: readonly MeasuredBookmaker[];
  /** By sport, over all its bookmakers. */
  readonly averagePayouts: readonly { readonly sport: number; readonly payout: number }[];
  readonly measured: {
    readonly days: number;
    readonly matches: number;
    readonly asOf: number;
    readonly until: number;
  };
}

interface Parts {
  readonly db: Db;
  readonly responses: { get(wanted: CacheableResponse): Promise<{ body: { identity: Buffer } }> };
  readonly clock: () => number;
}

/** Our own statistics about every bookmaker with prices, computed by a job once an hour. */
export async function measuredBookmakers({
  db,
  responses,
  clock,
}: Parts): Promise<MeasuredBookmakers> {
  const { body } = await responses.get({
    key: MEASURED_BOOKMAKERS,
    topics: [],
    maxAgeMs: MINUTE_MS,
    build: () => storedOrComputed(db, MEASURED_BOOKMAKERS, () => measure(db, clock())),
  });
  return JSON.parse(body.identity.toString()) as MeasuredBookmakers;
}

export async function measure(db: Db, nowSeconds: number): Promise<MeasuredBookmakers> {
  const until = await endOfMeasured(db, nowSeconds);
  const rows = await findQuotes(db, until);
  const names = new Map(rows.map((row) => [row.bookmaker_id, row.name]));
  const matches = [...Map.groupBy(rows, ({ match_id: id }) => id).values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ sport: first.sport, quoted: quotedMatch(first, own) }] : [];
  });
  const all = bookmakerStatistics(matches.map(({ quoted }) => quoted));
  const bySport = [...Map.groupBy(matches, ({ sport }) => sport)].map(([sport, own]) => ({
    sport,
    statistics: bookmakerStatistics(own.map(({ quoted }) => quoted)),
  }));
  return {
    bookmakers: [...all].map(([id, statistics]) => ({
      name: names.get(id) ?? '',
      figures: statistics,
      sports: bySport.flatMap(({ sport, statistics: ofSport }) => {
        const own = ofSport.get(id);
        return own ? [{ sport, ...own }] : [];
      }),
    })),
    averagePayouts: bySport.flatMap(({ sport, statistics }) => {
      const payouts = [...statistics.values()].flatMap(({ payout }) => payout ?? []);
      const sum = payouts.reduce((total, payout) => total + payout, 0);
      return payouts.length === 0 ? [] : [{ sport, payout: sum / payouts.length }];
    }),
    measured: { days: MEASURED.days, matches: matches.length, asOf: nowSeconds, until },
  };
}

function quotedMatch(
  { sport, closing }: Pick<QuoteRow, 'sport' | 'closing'>,
  rows: readonly QuoteRow[],
): QuotedMatch {
  const oddTypes = resultOddTypes(sport);
  const quotes = new Map<number, (number | null)[]>();
  for (const { bookmaker_id: id, odd_type: oddType, milli } of rows) {
    const index = oddTypes.indexOf(oddType);
    if (index < 0) continue;
    const own = quotes.get(id) ?? oddTypes.map(() => null);
    quotes.set(id, own);
    own[index] = milli;
  }
  return { closing: oddTypes.map((_, index) => closing[index] ?? null), quotes };
}
