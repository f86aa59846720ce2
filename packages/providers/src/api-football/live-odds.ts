import { type MarketCode, SPORT } from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';
import { addInPlayPrices, type InPlayPrice, withoutDoubts } from '../parts/price-lists.ts';
import { secondsOf } from '../values/instants.ts';
import { oddTypeIn } from '../values/odd-types.ts';
import { decimalPrice } from '../values/prices.ts';
import { keyOf, listOf, numberOf, reach, textOf } from '../values/soft.ts';
import { SOURCE } from './source.ts';

/** The one feed of prices during a match: it does not name its bookmaker. */
const BOOKMAKER = { key: 'in-play', name: 'API-Football in play' };

interface Market {
  readonly market: MarketCode;
  /** Selections by label in lower case. */
  readonly selections: Readonly<Record<string, string>>;
  /** Whether the outcome has the line of `handicap`, here already that of the side. */
  readonly hasLine?: true;
  /** Its lines are those of a second list, which count where the first has none. */
  readonly isSecond?: true;
}

const SIDES = { home: '1', away: '2' };
const RESULT = { ...SIDES, draw: 'x' };
const OVER_UNDER = { over: 'o', under: 'u' };
const DOUBLE = { 'home or draw': '1x', 'home or away': '12', 'away or draw': 'x2' };

/** Markets during a match by id of the bet. Three-way totals are no markets of ours. */
const MARKETS: Readonly<Record<number, Market>> = {
  25: { market: 'ou', selections: OVER_UNDER, hasLine: true, isSecond: true },
  32: { market: 'corn', selections: OVER_UNDER, hasLine: true },
  33: { market: 'ah', selections: SIDES, hasLine: true },
  36: { market: 'ou', selections: OVER_UNDER, hasLine: true },
  48: { market: 'dnb', selections: SIDES },
  59: { market: '1x2', selections: RESULT },
  69: { market: 'btts', selections: { yes: 'y', no: 'n' } },
  72: { market: 'dc', selections: DOUBLE },
};

interface Quote {
  readonly oddType: string;
  readonly milli: number | null;
  readonly isMain: boolean;
  readonly hasLine: boolean;
  readonly isSecond: boolean;
}

/** Prices during a match: a row of `/odds/live`. What is suspended takes its price back. */
export function readLiveOdds(draft: Draft, path: string, row: unknown, at: number): void {
  const matchKey = keyOf(reach(row, 'fixture', 'id'));
  if (matchKey === undefined) return draft.leave(path, 'the prices have no fixture');
  const isClosed = ['stopped', 'blocked', 'finished'].some(
    (field) => reach(row, 'status', field) === true,
  );
  const quotes = listOf(reach(row, 'odds')).flatMap((bet) => quotesOf(bet, isClosed));
  const prices = trusted(draft, path, quotes).map(
    ({ oddType, milli }): InPlayPrice => [BOOKMAKER.key, oddType, milli],
  );
  if (prices.length === 0) return;
  draft.add(path, { kind: 'bookmaker', source: SOURCE, ...BOOKMAKER });
  const time = secondsOf(reach(row, 'update')) ?? at;
  addInPlayPrices(
    draft,
    path,
    { kind: 'in-play', source: SOURCE, matchKey, at: time },
    withoutDoubts(draft, path, prices),
  );
}

function quotesOf(bet: unknown, isClosed: boolean): Quote[] {
  const rule = MARKETS[numberOf(reach(bet, 'id')) ?? 0];
  if (rule === undefined) return [];
  const { market, selections, hasLine = false, isSecond = false } = rule;
  return listOf(reach(bet, 'values')).flatMap((value) => {
    const selection = selections[textOf(reach(value, 'value'))?.toLowerCase() ?? ''];
    const line = hasLine ? numberOf(reach(value, 'handicap')) : undefined;
    if (selection === undefined || (hasLine && line === undefined)) return [];
    const oddType = oddTypeIn(SPORT.soccer, market, selection, line);
    if (oddType === undefined) return [];
    const isSuspended = isClosed || reach(value, 'suspended') === true;
    const milli = isSuspended ? null : (decimalPrice(reach(value, 'odd')) ?? null);
    return [{ oddType, milli, isMain: reach(value, 'main') === true, hasLine, isSecond }];
  });
}

/**
 * One quote of each outcome. Where an outcome repeats with other prices, the answer has rounded its
 * lines to whole goals, and only those marked as main are what they seem to be.
 */
function trusted(draft: Draft, path: string, quotes: readonly Quote[]): Quote[] {
  const first = quotes.filter(({ isSecond }) => !isSecond);
  const named = new Set(first.map(({ oddType }) => oddType));
  const prices = Map.groupBy(first, ({ oddType }) => oddType);
  const areRounded = [...prices.values()].some(
    (same) => new Set(same.map(({ milli }) => milli)).size > 1,
  );
  if (areRounded) {
    draft.note(path, 'lines are rounded; only those marked as main are read');
    return first.filter(({ hasLine, isMain }) => !hasLine || isMain);
  }
  return [...first, ...quotes.filter(({ isSecond, oddType }) => isSecond && !named.has(oddType))];
}
