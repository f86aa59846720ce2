import { SPORT } from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';
import { addInPlayPrices, addPrices, type Price, withoutDoubts } from '../parts/price-lists.ts';
import { secondsOf } from '../values/instants.ts';
import { americanPrice, decimalPrice } from '../values/prices.ts';
import { keyOf, listOf, reach } from '../values/soft.ts';
import { addBookmaker } from './bookmakers.ts';
import type { ReadEvent } from './events.ts';
import { isLay, outcomeIn } from './markets.ts';
import { SOURCE } from './source.ts';

interface OfAnswer {
  readonly at: number;
  readonly isAmerican: boolean;
}

/** All prices of an answer, to see their format. */
export function pricesIn(rows: readonly unknown[]): unknown[] {
  return rows.flatMap((row) =>
    listOf(reach(row, 'bookmakers')).flatMap((bookmaker) =>
      listOf(reach(bookmaker, 'markets')).flatMap((market) =>
        listOf(reach(market, 'outcomes')).map((outcome) => reach(outcome, 'price')),
      ),
    ),
  );
}

/**
 * Adds the prices of an event, in a record for each time: the age of a price is that of its market,
 * in older answers that of its bookmaker. What was seen after the start is a price in play.
 */
export function readOdds(
  draft: Draft,
  path: string,
  row: unknown,
  event: ReadEvent,
  of: OfAnswer,
): void {
  const byTime = new Map<number, Price[]>();
  listOf(reach(row, 'bookmakers')).forEach((bookmaker, index) => {
    const bookmakerPath = `${path}.bookmakers[${index}]`;
    const key = addBookmaker(draft, bookmakerPath, bookmaker);
    if (key === undefined) return;
    const ofBookmaker = secondsOf(reach(bookmaker, 'last_update'));
    listOf(reach(bookmaker, 'markets')).forEach((market, number) => {
      const time = secondsOf(reach(market, 'last_update')) ?? ofBookmaker ?? of.at;
      const prices = pricesOf(draft, `${bookmakerPath}.markets[${number}]`, market, {
        event,
        of,
        key,
      });
      byTime.set(time, [...(byTime.get(time) ?? []), ...prices]);
    });
  });
  for (const [at, prices] of byTime) {
    const record = { source: SOURCE, matchKey: event.key, at };
    const sure = withoutDoubts(draft, path, prices);
    if (at < event.startsAt) addPrices(draft, path, { kind: 'odds', ...record }, sure);
    else addInPlayPrices(draft, path, { kind: 'in-play', ...record }, sure);
  }
}

function pricesOf(
  draft: Draft,
  path: string,
  market: unknown,
  { event, of, key }: { readonly event: ReadEvent; readonly of: OfAnswer; readonly key: string },
): Price[] {
  const name = keyOf(reach(market, 'key')) ?? '';
  if (isLay(name)) return [];
  const outcomeOf = outcomeIn(name);
  if (outcomeOf === undefined) {
    draft.note(path, `market ${name} is none of this site`);
    return [];
  }
  const { home, away, league } = event;
  const outcomes = listOf(reach(market, 'outcomes'));
  const own = { sport: league.sport, home, away, outcomes };
  return outcomes.flatMap((outcome) => {
    const oddType = outcomeOf(outcome, own);
    const price = reach(outcome, 'price');
    const milli = of.isAmerican ? americanPrice(price) : decimalPrice(price);
    if (oddType === undefined)
      draft.note(
        path,
        league.sport === SPORT.hockey
          ? `${name} has outcomes that overtime can decide, or that are none of this site`
          : `${name} has outcomes that are none of this site`,
      );
    return oddType === undefined || milli === undefined
      ? []
      : [[key, oddType, milli] satisfies Price];
  });
}
