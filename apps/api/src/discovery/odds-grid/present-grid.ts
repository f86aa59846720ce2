import type { GridMatch, OddsGridPage } from '@tipmark/contract';
import { payoutPercent } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { roundedOrNull } from '../../matches/lists/rounded.ts';
import { timeKnown } from '../../matches/lists/time-known.ts';
import { rowIn } from '../scanner/present-scan.ts';
import type { GridPriceRow } from './grid-queries.ts';
import type { GridRow } from './grid-rows.ts';

const MILLI = 1_000;

/** What a bookmaker offers on the outcomes of a row. */
interface Quote {
  readonly milli: readonly (number | null)[];
  /** One of its prices no longer counts. */
  readonly isStale: boolean;
}

type Quotes = ReadonlyMap<string, Quote>;

function quotesOf({ oddTypes }: GridRow, prices: readonly GridPriceRow[]): Quotes {
  const byBookmaker = Map.groupBy(prices, ({ bookmaker }) => bookmaker);
  return new Map(
    [...byBookmaker].map(([name, own]) => [
      name,
      {
        milli: oddTypes.map(
          (oddType) => own.find((one) => one.odd_type === oddType)?.milli ?? null,
        ),
        isStale: own.some(({ is_reporting: isFresh }) => !isFresh),
      },
    ]),
  );
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const decimal = (milli: number | null): number | null =>
  milli === null ? null : Math.round(milli) / MILLI;

/** Mean payout of each bookmaker over the rows it offers completely, highest first. */
function bookmakersOf(quotes: readonly Quotes[]): OddsGridPage['bookmakers'] {
  const names = [...new Set(quotes.flatMap((ofRow) => [...ofRow.keys()]))];
  return names
    .map((name) => {
      const payouts = quotes.flatMap((ofRow) => {
        const quote = ofRow.get(name);
        const payout = quote && !quote.isStale ? payoutPercent(quote.milli) : null;
        return payout === null ? [] : [payout];
      });
      return { name, payout: roundedOrNull(mean(payouts)) };
    })
    .toSorted(
      (one, other) => (other.payout ?? 0) - (one.payout ?? 0) || (one.name < other.name ? -1 : 1),
    );
}

function presentRow(
  { block, line, oddTypes }: GridRow,
  quotes: Quotes,
  prices: readonly GridPriceRow[],
  bookmakers: OddsGridPage['bookmakers'],
  locale: Locale,
): GridMatch {
  const row = rowIn(locale, block.row);
  const fresh = [...quotes.values()].filter(({ isStale }) => !isStale);
  const ofOutcome = oddTypes.map((_, index) => fresh.flatMap(({ milli }) => milli[index] ?? []));
  const best = ofOutcome.map((all) => (all.length === 0 ? null : Math.max(...all)));
  const confirmed = prices.flatMap(({ confirmed_at: at }) => at ?? []);
  return {
    link: `${row.id}-${row.slug}`,
    leagueId: block.leagueId,
    home: row.home_name,
    away: row.away_name,
    startsAt: block.startsAt,
    ...timeKnown(row),
    line,
    best: best.map(decimal),
    average: ofOutcome.map((all) => decimal(mean(all))),
    payout: roundedOrNull(payoutPercent(best)),
    prices: bookmakers.map(({ name }) => quotes.get(name)?.milli.map(decimal) ?? null),
    stale: bookmakers.flatMap(({ name }, index) => (quotes.get(name)?.isStale ? [index] : [])),
    confirmedAt: confirmed.length === 0 ? null : Math.max(...confirmed),
  };
}

/** The rows of a page with the prices of every bookmaker. */
export function presentGrid(
  rows: readonly GridRow[],
  prices: readonly GridPriceRow[],
  locale: Locale,
): Pick<OddsGridPage, 'bookmakers' | 'matches'> {
  const byMatch = Map.groupBy(prices, ({ match_id: id }) => id);
  const pricesOf = ({ block }: GridRow) => byMatch.get(block.id) ?? [];
  const quotes = rows.map((row) => quotesOf(row, pricesOf(row)));
  const bookmakers = bookmakersOf(quotes);
  return {
    bookmakers,
    matches: rows.map((row, index) =>
      presentRow(row, quotes[index] ?? new Map(), pricesOf(row), bookmakers, locale),
    ),
  };
}
