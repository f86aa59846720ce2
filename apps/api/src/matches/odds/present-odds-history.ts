import type { MarketLine, OddsHistory, OutcomeHistory } from '@tipmark/contract';
import { closingOdds, MATCH_STATUS, type MarketCode, marketsOf, type Sport } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { EventKey } from '../events/event-queries.ts';
import type { MatchAnalysis } from '../forecasts/stored/analysis-of-match.ts';
import { modelShares } from '../forecasts/stored/model-shares.ts';
import { toDecimal } from '../lists/decimal.ts';
import { rounded } from '../lists/rounded.ts';
import { timeKnown } from '../lists/time-known.ts';
import { type ModelValues, modelValues } from '../value/model-values.ts';
import type { BestPrice } from './best-prices.ts';
import { bookmakerName } from './bookmaker-name.ts';
import { downsample } from './downsample.ts';
import { type InPlayHistory, inPlayHistory } from './in-play-history.ts';
import type { InPlayPriceRow } from './in-play-queries.ts';
import { fairLine, groupByLine, mainLineFirst } from './market-lines.ts';
import type { BookmakerRow, LineRow } from './odds-queries.ts';
import { presentOutcomeModel } from './present-outcome-model.ts';

export interface HistoryParts {
  readonly event: EventKey;
  readonly market: MarketCode;
  /** Codes of those the match has lines in. */
  readonly markets: readonly string[];
  readonly siteLines: readonly LineRow[];
  readonly bookmakers: readonly BookmakerRow[];
  readonly best: ReadonlyMap<string, BestPrice>;
  readonly model: MatchAnalysis | undefined;
  /** Oldest first. */
  readonly inPlay: readonly InPlayPriceRow[];
  readonly locale: Locale;
}

type Indexed = Pick<HistoryParts, 'best'> & {
  readonly linesOf: ReadonlyMap<string, readonly LineRow[]>;
  /** Unix seconds; closing odds exist from then on. */
  readonly closesAt: number;
  readonly isClosed: boolean;
  readonly values: ModelValues;
  /** Only outcomes with in-play prices. */
  readonly inPlayOf: ReadonlyMap<string, InPlayHistory>;
  readonly status: number;
};

const closingOf = (rows: readonly LineRow[], closesAt: number): number | null =>
  closingOdds(
    rows.map(({ at, milli }) => ({ at, milliOdds: milli })),
    closesAt,
  );

function presentOutcome(
  oddType: string,
  probability: number | null,
  { linesOf, best, closesAt, isClosed, values, inPlayOf, status }: Indexed,
): OutcomeHistory {
  const rows = linesOf.get(oddType) ?? [];
  const last = rows.at(-1)?.milli ?? null;
  const closing = isClosed ? closingOf(rows, closesAt) : null;
  const inPlay = inPlayOf.get(oddType);
  const running = status === MATCH_STATUS.live ? inPlay : undefined;
  const settled = status > MATCH_STATUS.live ? (closing ?? last) : last;
  const current = running === undefined ? settled : running.current;
  const model = presentOutcomeModel(values, oddType, isClosed ? closing : current);
  return {
    oddType,
    first: toDecimal(rows[0]?.milli),
    current: toDecimal(current),
    closing: toDecimal(closing),
    best: running === undefined ? (best.get(oddType) ?? null) : running.best,
    fairPercent: probability === null ? null : rounded(probability * 100),
    fairOdds: probability === null ? null : rounded(1 / probability),
    ...(model && { model }),
    points: downsample(rows.map(({ at, milli }): [number, number] => [at, milli / 1_000])),
    ...(inPlay && { inPlay: inPlay.points }),
  };
}

function presentBookmakers(
  rows: readonly BookmakerRow[],
  oddTypes: readonly string[],
  { inPlayOf, status }: Indexed,
  locale: Locale,
): MarketLine['bookmakers'] {
  const byBookmaker = Map.groupBy(
    rows.filter(({ odd_type }) => oddTypes.includes(odd_type)),
    ({ bookmaker_id }) => bookmaker_id,
  );
  return [...byBookmaker].map(([id, own]) => ({
    id,
    name: own[0] ? bookmakerName(own[0], locale) : '',
    isAggregate: own[0]?.is_aggregate ?? false,
    prices: own
      .toSorted((a, b) => oddTypes.indexOf(a.odd_type) - oddTypes.indexOf(b.odd_type))
      .map((row) => {
        const inPlay =
          status === MATCH_STATUS.live ? inPlayOf.get(row.odd_type)?.lastPrices.get(id) : undefined;
        return {
          oddType: row.odd_type,
          first: row.first / 1_000,
          current: row.current / 1_000,
          best: row.best / 1_000,
          ...(row.updated_at !== null && { updatedAt: row.updated_at }),
          ...(inPlay && { inPlay }),
        };
      }),
  }));
}

function unevenness({ outcomes }: MarketLine): number {
  const odds = outcomes.map(({ current }) => current ?? Number.POSITIVE_INFINITY);
  return Math.max(...odds) - Math.min(...odds);
}

/** The history of a market from the query results. */
export function presentOddsHistory(parts: HistoryParts, nowSeconds: number): OddsHistory {
  const { event, market, markets, siteLines, bookmakers, best, model, inPlay, locale } = parts;
  const linesOf = Map.groupBy(siteLines, ({ odd_type }) => odd_type);
  const { closes_at: closesAt } = event;
  const isClosed = nowSeconds >= closesAt;
  const prices = [...linesOf].map(([oddType, rows]): [string, number] => [
    oddType,
    (isClosed ? closingOf(rows, closesAt) : rows.at(-1)?.milli) ?? 0,
  ]);
  const index: Indexed = {
    linesOf,
    best,
    closesAt,
    isClosed,
    values: modelValues(modelShares(event.sport, model?.analysis), new Map(prices)),
    inPlayOf: new Map(
      [...Map.groupBy(inPlay, ({ oddType }) => oddType)].map(([oddType, rows]) => [
        oddType,
        inPlayHistory(rows, nowSeconds),
      ]),
    ),
    status: event.status,
  };
  const lines = groupByLine(market, [...linesOf.keys()]).map(({ line, oddTypes }): MarketLine => {
    const { marginPercent, probabilities } = fairLine(
      market,
      oddTypes.map((oddType) => linesOf.get(oddType)?.at(-1)?.milli ?? null),
    );
    return {
      line,
      outcomes: oddTypes.map((oddType, at) =>
        presentOutcome(oddType, probabilities[at] ?? null, index),
      ),
      marginPercent: marginPercent === null ? null : rounded(marginPercent),
      bookmakers: presentBookmakers(bookmakers, oddTypes, index, locale),
    };
  });
  return {
    link: `${event.id}-${event.slug}`,
    market,
    markets: marketsOf(event.sport as Sport).filter((code) => markets.includes(code)),
    lines: mainLineFirst(event.sport as Sport, market, lines, unevenness),
    ...(model?.basis && { modelBasis: model.basis }),
    startsAt: event.starts_at,
    ...timeKnown(event),
    closesAt: event.closes_at,
    asOf: nowSeconds,
  };
}
