import type { Sport } from '@tipmark/domain';
import { decimalPrice } from '../values/prices.ts';
import { keyOf, listOf, reach, textOf } from '../values/soft.ts';
import { bestBack, type MarketBook, runnerKey } from './market-book.ts';
import { type MarketNames, sidesOfEvent } from './market-names.ts';
import { isDraw, isReadType, outcomeOf, sportOfType } from './market-outcomes.ts';

/** A market and its match, once the stream and the names are there. */
export interface MarketView {
  readonly sport: Sport;
  readonly eventId: string;
  readonly home: string;
  readonly away: string;
  readonly isInPlay: boolean;
  /** Only an open market can be bet on. */
  readonly isOpen: boolean;
  readonly isClosed: boolean;
  readonly startsAt: unknown;
  /** Best prices to back at by outcome, null where there is none. */
  readonly prices: ReadonlyMap<string, number | null>;
}

/** A market as its match sees it, or why it gives none. */
export function viewOf(book: MarketBook, names: MarketNames): MarketView | string {
  const { definition } = book;
  if (definition === undefined) return 'the market has no definition yet';
  const sport = sportOfType(keyOf(definition['eventTypeId']) ?? names.eventTypeId);
  if (sport === undefined) return 'a sport that this site does not have';
  const type = textOf(definition['marketType']) ?? names.marketType ?? '';
  if (!isReadType(type)) return `markets of the type ${type} are not read`;
  const sides = sidesOfEvent(names.eventName);
  const eventId = keyOf(definition['eventId']) ?? names.eventId;
  if (sides === undefined || eventId === undefined) return 'the event names no two sides';
  const isOpen = definition['status'] === 'OPEN';
  const form = { sport, type, marketName: names.marketName, ...sides, hasDraw: hasDraw(names) };
  const prices = new Map<string, number | null>();
  for (const runner of listOf(definition['runners'])) {
    const handicap = Number(reach(runner, 'hc') ?? 0);
    const key = runnerKey(reach(runner, 'id'), handicap);
    const name = names.runners.get(key) ?? names.runners.get(runnerKey(reach(runner, 'id'), 0));
    const outcome = name === undefined ? undefined : outcomeOf(form, { name, handicap });
    if (outcome === undefined) continue;
    const isActive = isOpen && reach(runner, 'status') === 'ACTIVE';
    const milli = isActive ? decimalPrice(bestBack(book, key)) : undefined;
    prices.set(outcome, milli ?? null);
  }
  return {
    sport,
    eventId,
    ...sides,
    isInPlay: definition['inPlay'] === true,
    isOpen,
    isClosed: definition['status'] === 'CLOSED',
    startsAt: definition['marketTime'] ?? names.startsAt,
    prices,
  };
}

const hasDraw = ({ runners }: MarketNames): boolean => [...runners.values()].some(isDraw);
