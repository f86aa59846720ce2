import type { Endpoints, ReplyOf } from '@tipmark/contract';
import {
  BET_LIMIT,
  type BetCurrency,
  betRecord,
  DAY_SECONDS,
  type RecordBet,
  type TipSplit,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { rounded, roundedOrNull } from '../../matches/lists/rounded.ts';
import { withFirmNames } from '../../matches/odds/bookmaker-name.ts';
import type { Db } from '../../platform/database/connect.ts';
import {
  type ChosenBets,
  countBets,
  findBets,
  findRecordBets,
  type RecordBetRow,
} from './bet-queries.ts';
import { presentBet } from './present-bet.ts';

type Book = ReplyOf<Endpoints['betBook']>;
type BookRecord = NonNullable<Book['record']>;

const MILLI = 1_000;
const MOST_SPLITS = 60;

export interface BookRequest {
  readonly userId: number;
  readonly status?: ChosenBets['status'];
  readonly sport?: ChosenBets['sport'];
  readonly currency?: BetCurrency | undefined;
  readonly days: number;
  readonly page: number;
}

export interface BookReader {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly nowSeconds: number;
}

const toRecordBet = (row: RecordBetRow): RecordBet => ({
  status: row.status,
  milliOdds: row.milli,
  stakeMinor: row.stake_minor,
  profitMinor: row.profit_minor,
  clv: row.clv,
  placedAt: row.placed_at,
  sport: row.sport,
  oddType: row.odd_type,
  market: row.market,
  bookmaker: row.bookmaker,
});

const percentOrNull = (value: number | null) => (value === null ? null : rounded(value * 100));

function presentSplits<Key>(splits: readonly TipSplit<Key>[]) {
  return splits.slice(0, MOST_SPLITS).map((split) => ({
    key: split.key,
    bets: split.tips,
    won: split.won,
    returned: split.returned,
    lost: split.lost,
    profit: split.profitMilli,
    roi: roundedOrNull(split.roiPercent),
    clv: percentOrNull(split.clv),
    clvCount: split.clvCount,
  }));
}

/** `2026-11` in a zone. */
function monthsIn(timeZone: string): (seconds: number) => string {
  const format = new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit' });
  return (seconds) => format.format(seconds * MILLI);
}

function presentRecord(
  currency: BetCurrency,
  rows: readonly RecordBetRow[],
  timeZone: string,
): BookRecord {
  const bets = rows.filter((row) => row.currency === currency).map(toRecordBet);
  const { summary, steps, ...splits } = betRecord(bets, monthsIn(timeZone));
  return {
    currency,
    settled: summary.settled,
    open: summary.open,
    won: summary.won,
    returned: summary.returned,
    lost: summary.lost,
    staked: summary.stakedMinor,
    stakedOpen: summary.openMinor,
    profit: summary.profitMinor,
    expected: summary.expectedMinor,
    roi: roundedOrNull(summary.roiPercent),
    roiError: roundedOrNull(summary.roiErrorPercent),
    averageOdds:
      summary.averageMilliOdds === null ? null : rounded(summary.averageMilliOdds / MILLI),
    clv: percentOrNull(summary.clv),
    clvPositiveShare: percentOrNull(summary.clvPositiveShare),
    clvCount: summary.clvCount,
    drawdown: summary.drawdownMinor,
    steps: steps.map((step) => ({
      at: step.at,
      profit: step.profitMinor,
      expected: step.expectedMinor,
      deviation: step.deviationMinor,
    })),
    sports: presentSplits(splits.sports),
    markets: presentSplits(splits.markets),
    bookmakers: presentSplits(splits.bookmakers),
    months: presentSplits(splits.months),
    oddsBands: presentSplits(splits.oddsBands),
  };
}

function currenciesOf(rows: readonly RecordBetRow[]): Book['currencies'] {
  const counts = Map.groupBy(rows, ({ currency }) => currency);
  return [...counts]
    .map(([currency, bets]) => ({ currency: currency as BetCurrency, bets: bets.length }))
    .toSorted((a, b) => b.bets - a.bets || (a.currency < b.currency ? -1 : 1));
}

/** A user's own bets and the statistics of one currency. Three statements. */
export async function readBetBook(
  db: Db,
  { userId, status, sport, currency, days, page }: BookRequest,
  { locale, timeZone, nowSeconds }: BookReader,
): Promise<Book> {
  const since = days === 0 ? 0 : nowSeconds - days * DAY_SECONDS;
  const rows = withFirmNames(await findRecordBets(db, { userId, sport, since }), locale);
  const currencies = currenciesOf(rows);
  const shown = currency ?? currencies[0]?.currency;
  const list = await findBets(db, { userId, status, sport, currency, since }, page, locale);
  return {
    total: await countBets(db, userId),
    limit: BET_LIMIT.bets,
    currencies,
    record: shown === undefined || rows.length === 0 ? null : presentRecord(shown, rows, timeZone),
    bets: list.bets.map((bet) => presentBet(bet, locale)),
    count: list.count,
    page,
  };
}
