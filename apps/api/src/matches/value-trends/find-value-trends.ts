import type { ValueTrend } from '@tipmark/contract';
import {
  HOUR_SECONDS,
  type MarketCode,
  marketRule,
  type OddType,
  parseOddType,
  type Sport,
  TREND_MATCHES,
  type Trend,
  trendOf,
  VALUE_TREND_HOURS,
} from '@tipmark/domain';
import { winProbability } from '@tipmark/prediction';
import type { Db } from '../../platform/database/connect.ts';
import { findAnalysisOfMatches } from '../forecasts/stored/analysis-of-match.ts';
import type { AnalysisRow } from '../forecasts/stored/analysis-queries.ts';
import { modelShares } from '../forecasts/stored/model-shares.ts';
import { timeKnown } from '../lists/time-known.ts';
import { fairLine, groupByLine } from '../odds/market-lines.ts';
import { outcomeRecord, type RecordedHit } from '../statistics/count-hits.ts';
import { modelValues } from '../value/model-values.ts';
import {
  findPrices,
  findRecords,
  findUpcomingMatches,
  type PricedMatch,
  type PriceTime,
  type RecordedRow,
  type UpcomingMatch,
} from './value-trend-queries.ts';

const MOST_HOURS = Math.max(...VALUE_TREND_HOURS);
/** Other calls get their turn after this many matches. */
const MATCHES_AT_ONCE = 10;
/**
 * Details of further matches come in this many rows per step, so that other work gets a turn
 * between them.
 */
const MATCHES_OF_STATEMENT = 100;

export type Side = 'home' | 'away';
export type Scope = 'all' | 'place';

/** A match of a record, its own goals first. */
export type RecordedMatch = ValueTrend['record'][number];

/** The model's view of an outcome at its price. */
interface TrendModel {
  readonly probability: number;
  readonly valuePercent: number;
  readonly claimedPercent: number;
}

/** A value trend without names; times are unix seconds, odds milli-odds. */
export type FoundTrend = Trend &
  TrendModel & {
    readonly matchId: number;
    readonly startsAt: number;
    readonly side: Side;
    readonly scope: Scope;
    readonly oddType: string;
    readonly category: number;
    readonly milli: number;
    readonly hits: number;
    readonly of: number;
    readonly marketProbability: number;
    /** Newest first. */
    readonly record: readonly RecordedMatch[];
  };

interface PricedOutcome {
  readonly text: string;
  readonly oddType: OddType;
  readonly milli: number;
  /** Of the market, without margin. */
  readonly probability: number;
  readonly model: TrendModel;
}

/** The model's view of outcomes; undefined where it cannot be compared with the market. */
function modelOf(
  sport: Sport,
  analysis: AnalysisRow | undefined,
  lines: ReadonlyMap<string, number>,
) {
  const { sharesOf, valueOf } = modelValues(modelShares(sport, analysis), lines);
  return (oddType: string, milli: number): TrendModel | undefined => {
    const shares = sharesOf(oddType);
    const { valuePercent = null, claimedPercent = 0 } = valueOf(oddType, milli) ?? {};
    if (shares === undefined || valuePercent === null) return undefined;
    return { probability: winProbability(shares), valuePercent, claimedPercent };
  };
}

/** Outcomes of complete markets that the model of the match covers. */
function outcomesOf(
  match: PricedMatch,
  sport: Sport,
  analysis: AnalysisRow | undefined,
): PricedOutcome[] {
  const milliOf = new Map(match.odd_types.map((text, at) => [text, match.milli[at] ?? 0]));
  const modelAt = modelOf(sport, analysis, milliOf);
  const parsed = new Map<string, OddType>();
  for (const text of match.odd_types) {
    const oddType = parseOddType(text, sport);
    if (oddType !== undefined) parsed.set(text, oddType);
  }
  const byMarket = Map.groupBy(parsed.keys(), (text) => parsed.get(text)?.market as MarketCode);
  return [...byMarket].flatMap(([market, texts]) =>
    groupByLine(market, texts).flatMap(({ oddTypes }) => {
      const prices = oddTypes.map((text) => milliOf.get(text) ?? null);
      const { probabilities } = fairLine(market, prices);
      return oddTypes.flatMap((text, at): PricedOutcome[] => {
        const [oddType, milli, probability] = [parsed.get(text), prices[at], probabilities[at]];
        const model = milli ? modelAt(text, milli) : undefined;
        if (!oddType || !milli || !probability || !model) return [];
        return [{ text, oddType, milli, probability, model }];
      });
    }),
  );
}

/** The selection of a market; its lines are nearly equivalent. */
const selectionOf = (text: string): string => text.split(':')[0] ?? text;

/**
 * Outcomes whose price may make a value trend, by selection, the highest believable value first.
 */
function bySelection(outcomes: readonly PricedOutcome[], length: number): PricedOutcome[][] {
  const possible = outcomes.filter(({ milli }) => trendOf(length, length, milli).isValueTrend);
  const bestFirst = possible.toSorted((a, b) => b.model.valuePercent - a.model.valuePercent);
  return [...Map.groupBy(bestFirst, ({ text }) => selectionOf(text)).values()];
}

interface SideOfMatch {
  readonly match: PricedMatch;
  readonly side: Side;
  /** Newest first, twice as many as a record contains. */
  readonly rows: readonly RecordedRow[];
}

function recordedMatch({ row, isHit }: RecordedHit<RecordedRow>): RecordedMatch {
  const { is_home: isHome, starts_at: startsAt, home_score: home, away_score: away } = row;
  const score: [number, number] = isHome ? [home, away] : [away, home];
  return { isHit, startsAt, ...timeKnown(row), score, isHome };
}

/** The trend of an outcome with the more informative record of both scopes. */
function trendOfOutcome(
  { match, side }: SideOfMatch,
  { text, oddType, milli, probability, model }: PricedOutcome,
  scopes: Readonly<Record<Scope, readonly RecordedRow[]>>,
): FoundTrend | undefined {
  const isHost = side === 'home';
  const trends = (Object.keys(scopes) as Scope[]).flatMap((scope): FoundTrend[] => {
    if (scopes[scope].length < TREND_MATCHES.min) return [];
    const record = outcomeRecord(oddType, scopes[scope], (row) => row.is_home === isHost);
    const hits = record.filter(({ isHit }) => isHit).length;
    const of = record.length;
    const trend = trendOf(hits, of, milli, model.claimedPercent);
    if (!trend.isValueTrend) return [];
    const { id: matchId, starts_at: startsAt } = match;
    const { category } = marketRule(oddType.market);
    const found = { matchId, startsAt, side, scope, oddType: text, category, milli, hits, of };
    const matches = record.map(recordedMatch);
    return [{ ...trend, ...model, ...found, marketProbability: probability, record: matches }];
  });
  return trends.toSorted((one, other) => other.interval[0] - one.interval[0])[0];
}

/**
 * Trends of a side, one of each selection: of its lines the one with the highest believable value.
 */
function trendsOfSide(
  sideOfMatch: SideOfMatch,
  selections: readonly (readonly PricedOutcome[])[],
  length: number,
): FoundTrend[] {
  const { side, rows } = sideOfMatch;
  const scopes: Record<Scope, readonly RecordedRow[]> = {
    all: rows.slice(0, length),
    place: rows.filter((row) => row.is_home === (side === 'home')).slice(0, length),
  };
  return selections.flatMap((outcomes) => {
    for (const outcome of outcomes) {
      const trend = trendOfOutcome(sideOfMatch, outcome, scopes);
      if (trend !== undefined) return [trend];
    }
    return [];
  });
}

/** As of when trends are asked for. */
interface AsOf {
  readonly nowSeconds: number;
  readonly length: number;
  readonly price: PriceTime;
}

async function trendsOfSome(
  db: Db,
  sport: Sport,
  some: readonly UpcomingMatch[],
  { nowSeconds, length, price }: AsOf,
): Promise<FoundTrend[]> {
  const matches = await findPrices(db, some, price);
  if (matches.length === 0) return [];
  const teamIds = [...new Set(matches.flatMap((match) => [match.home_id, match.away_id]))];
  const rows = await findRecords(db, sport, teamIds, nowSeconds, length);
  const byTeam = Map.groupBy(rows, ({ team_id }) => team_id);
  const analyses = await findAnalysisOfMatches(
    db,
    matches.map(({ id }) => id),
  );
  const found: FoundTrend[] = [];
  for (const [at, match] of matches.entries()) {
    if (at % MATCHES_AT_ONCE === MATCHES_AT_ONCE - 1) await yieldToOthers();
    const selections = bySelection(outcomesOf(match, sport, analyses.get(match.id)), length);
    const sides = [
      { match, side: 'home' as const, rows: byTeam.get(match.home_id) ?? [] },
      { match, side: 'away' as const, rows: byTeam.get(match.away_id) ?? [] },
    ];
    found.push(...sides.flatMap((side) => trendsOfSide(side, selections, length)));
  }
  return found;
}

/** Every value trend of some matches; three statements for a hundred matches. */
export async function trendsOfMatches(
  db: Db,
  sport: Sport,
  matches: readonly UpcomingMatch[],
  asOf: AsOf,
): Promise<FoundTrend[]> {
  const found: FoundTrend[] = [];
  for (let at = 0; at < matches.length; at += MATCHES_OF_STATEMENT) {
    const some = matches.slice(at, at + MATCHES_OF_STATEMENT);
    found.push(...(await trendsOfSome(db, sport, some, asOf)));
  }
  return found;
}

/**
 * Every value trend of the matches of the next 72 hours. One statement, and three for a hundred
 * matches.
 */
export async function findValueTrends(
  db: Db,
  sport: Sport,
  nowSeconds: number,
  length: number,
): Promise<FoundTrend[]> {
  const until = nowSeconds + MOST_HOURS * HOUR_SECONDS;
  const matches = await findUpcomingMatches(db, sport, nowSeconds, until);
  return trendsOfMatches(db, sport, matches, { nowSeconds, length, price: 'newest' });
}

const yieldToOthers = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
