import { type MarketCode, SPORT } from '@tipmark/domain';
import {
  handicap,
  hasLine,
  namedIn,
  type OutcomeOf,
  RESULT,
  SIDES,
  totals,
} from '../parts/api-sports-labels.ts';
import { addBookmaker } from '../parts/api-sports-rows.ts';
import type { Draft } from '../parts/draft.ts';
import { addPrices, type Price, withoutDoubts } from '../parts/price-lists.ts';
import { type LineMarket, lineOfHockey } from '../values/lines-of-hockey.ts';
import { oddTypeIn } from '../values/odd-types.ts';
import { decimalPrice } from '../values/prices.ts';
import { listOf, numberOf, reach, textOf } from '../values/soft.ts';
import type { ReadGame } from './games.ts';
import { SOURCE } from './source.ts';

type HockeyLine = (market: LineMarket, selection: string, line: number) => string | undefined;

const hockey = (market: MarketCode, selection: string, line?: number): string | undefined =>
  oddTypeIn(SPORT.hockey, market, selection, line);

const named = namedIn(SPORT.hockey);
const totalsBy = (lineOf: HockeyLine) => totals((way, line) => lineOf('ou', way, line));
const handicapBy = (lineOf: HockeyLine) => handicap((side, line) => lineOf('ah', side, line));

/**
 * Markets by id of the bet: names are misspelt. Three ways end with regular time, two ways and
 * lines count overtime, so of lines only those are read that overtime cannot decide. Both sides
 * score with overtime exactly when they do without.
 */
const BETS: Readonly<Record<number, OutcomeOf>> = {
  1: named('1x2', RESULT),
  2: named('win', SIDES),
  3: handicapBy(lineOfHockey),
  4: totalsBy(lineOfHockey),
  5: named('btts', { yes: 'y', no: 'n' }),
  9: named('dc', { 'home/draw': '1x', 'home/away': '12', 'draw/away': 'x2' }),
  21: named('p1x2', RESULT),
};

/** Variants that end with regular time, by name: which of them has which id is not documented. */
const REGULAR: readonly (readonly [RegExp, OutcomeOf])[] = [
  [/^over\/under \(reg/i, totalsBy(hockey)],
  [/^asian handicap \(reg/i, handicapBy(hockey)],
  [/^home\/away \(reg/i, named('dnb', SIDES)],
];
const [FIRST_REGULAR, LAST_REGULAR] = [51, 53];

/** What prices read after the start were: the last ones before it, at a time that is not known. */
const CLOSING_SECONDS = 60;

/** Prices of a game; the answer has no time of its own. */
export function readOdds(
  draft: Draft,
  path: string,
  bookmakers: unknown,
  { key: matchKey, startsAt }: ReadGame,
  at: number,
): void {
  const prices: Price[] = [];
  listOf(bookmakers).forEach((bookmaker, index) => {
    const bookmakerPath = `${path}[${index}]`;
    const key = addBookmaker(draft, bookmakerPath, bookmaker, SOURCE);
    if (key === undefined) return;
    const own = listOf(reach(bookmaker, 'bets')).flatMap((bet) =>
      pricesOfBet(draft, bookmakerPath, bet, key),
    );
    prices.push(...withoutDoubts(draft, bookmakerPath, own));
  });
  const isAfterStart = startsAt !== undefined && at >= startsAt;
  const time = isAfterStart
    ? { at: startsAt - CLOSING_SECONDS, phase: 'closing' as const }
    : { at };
  addPrices(draft, path, { kind: 'odds', source: SOURCE, matchKey, ...time }, prices);
}

function outcomesOf(bet: unknown): OutcomeOf | undefined {
  const id = numberOf(reach(bet, 'id')) ?? 0;
  if (id < FIRST_REGULAR || id > LAST_REGULAR) return BETS[id];
  const name = textOf(reach(bet, 'name')) ?? '';
  return REGULAR.find(([pattern]) => pattern.test(name))?.[1];
}

function pricesOfBet(draft: Draft, path: string, bet: unknown, bookmaker: string): Price[] {
  const outcomeOf = outcomesOf(bet);
  if (outcomeOf === undefined) return [];
  return listOf(reach(bet, 'values')).flatMap((value) => {
    const label = textOf(reach(value, 'value')) ?? '';
    const oddType = outcomeOf(label);
    const milli = decimalPrice(reach(value, 'odd'));
    if (oddType === undefined && hasLine(label))
      draft.note(path, 'lines on which overtime can decide are no outcomes of regular time');
    return oddType === undefined || milli === undefined
      ? []
      : [[bookmaker, oddType, milli] satisfies Price];
  });
}
