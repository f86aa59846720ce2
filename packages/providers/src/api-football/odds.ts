import type { OddsRecord } from '@tipmark/contract/feed';
import { type MarketCode, SPORT } from '@tipmark/domain';
import {
  handicap,
  type LineOf,
  namedIn,
  type OutcomeOf,
  RESULT,
  SIDES,
  totals,
} from '../parts/api-sports-labels.ts';
import { addBookmaker } from '../parts/api-sports-rows.ts';
import type { Draft } from '../parts/draft.ts';
import { addPrices, type Price, withoutDoubts } from '../parts/price-lists.ts';
import { secondsOf } from '../values/instants.ts';
import { oddTypeIn } from '../values/odd-types.ts';
import { decimalPrice } from '../values/prices.ts';
import { keyOf, listOf, numberOf, reach, textOf } from '../values/soft.ts';
import { SOURCE } from './source.ts';

const soccer = (market: MarketCode, selection: string, line?: number): string | undefined =>
  oddTypeIn(SPORT.soccer, market, selection, line);

const named = namedIn(SPORT.soccer);
const lineOf =
  (market: MarketCode): LineOf =>
  (selection, line) =>
    soccer(market, selection, line);

const SCORE = /^(\d{1,2}):(\d{1,2})$/;

const exactScore: OutcomeOf = (label) => {
  const [, home, away] = SCORE.exec(label) ?? [];
  return home === undefined ? undefined : soccer('cs', `${home}-${away}`);
};

/** Markets before a match by id of the bet; those during a match have other ids. */
const BETS: Readonly<Record<number, OutcomeOf>> = {
  1: named('1x2', RESULT),
  2: named('dnb', SIDES),
  4: handicap(lineOf('ah')),
  5: totals(lineOf('ou')),
  6: totals(lineOf('hou')),
  8: named('btts', { yes: 'y', no: 'n' }),
  10: exactScore,
  12: named('dc', { 'home/draw': '1x', 'home/away': '12', 'draw/away': 'x2' }),
  13: named('h1x2', RESULT),
  16: totals(lineOf('tt1')),
  17: totals(lineOf('tt2')),
  45: totals(lineOf('corn')),
};

/** Prices before a match: a row of `/odds`, all of one time. */
export function readOdds(draft: Draft, path: string, row: unknown, at: number): void {
  const matchKey = keyOf(reach(row, 'fixture', 'id'));
  if (matchKey === undefined) return draft.leave(path, 'the prices have no fixture');
  const prices: Price[] = [];
  listOf(reach(row, 'bookmakers')).forEach((bookmaker, index) => {
    const bookmakerPath = `${path}.bookmakers[${index}]`;
    const key = addBookmaker(draft, bookmakerPath, bookmaker, SOURCE);
    if (key === undefined) return;
    const own = listOf(reach(bookmaker, 'bets')).flatMap((bet) => pricesOfBet(bet, key));
    prices.push(...withoutDoubts(draft, bookmakerPath, own));
  });
  const time = secondsOf(reach(row, 'update')) ?? at;
  const record: Omit<OddsRecord, 'prices'> = { kind: 'odds', source: SOURCE, matchKey, at: time };
  addPrices(draft, path, record, prices);
}

function pricesOfBet(bet: unknown, bookmaker: string): Price[] {
  const outcomeOf = BETS[numberOf(reach(bet, 'id')) ?? 0];
  if (outcomeOf === undefined) return [];
  return listOf(reach(bet, 'values')).flatMap((value) => {
    const oddType = outcomeOf(textOf(reach(value, 'value')) ?? '');
    const milli = decimalPrice(reach(value, 'odd'));
    return oddType === undefined || milli === undefined
      ? []
      : [[bookmaker, oddType, milli] satisfies Price];
  });
}
