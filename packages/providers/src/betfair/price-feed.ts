import type { Draft } from '../parts/draft.ts';
import type { MarketView } from './market-view.ts';
import { BOOKMAKER, SOURCE } from './match-of-market.ts';

/** Unchanged prices are repeated before they expire: in play sooner. */
const REPEAT_SECONDS = { inPlay: 60, before: 300 } as const;

/** What was last reported of a market. */
export interface SentPrices {
  readonly at: number;
  readonly isInPlay: boolean;
  readonly matchKey: string;
  readonly prices: ReadonlyMap<string, number | null>;
}

/**
 * Reports the prices of a market where they changed or have to be repeated. Before a match nothing
 * takes a price back: those of a suspended market are not repeated and expire.
 * @returns what is now reported of it
 */
export function addPrices(
  draft: Draft,
  path: string,
  { view, sent, at }: { view: MarketView; sent: SentPrices | undefined; at: number },
): SentPrices {
  const { isInPlay, eventId: matchKey } = view;
  const prices = isInPlay ? withTakenBack(view.prices, sent) : view.prices;
  const isSame =
    sent?.isInPlay === isInPlay && sent.matchKey === matchKey && areSame(sent.prices, prices);
  if (isSame && !isDue(sent, at, prices)) return sent;
  if (isInPlay) addInPlay(draft, path, { matchKey, at, prices });
  else addOdds(draft, path, { matchKey, at, prices });
  return { at, isInPlay, matchKey, prices };
}

/** Outcomes that were quoted in play and are no more, such as those of a removed runner. */
function withTakenBack(
  prices: MarketView['prices'],
  sent: SentPrices | undefined,
): Map<string, number | null> {
  const gone = sent?.isInPlay === true ? [...sent.prices.keys()] : [];
  return new Map([...gone.map((outcome) => [outcome, null] as const), ...prices]);
}

function areSame(one: MarketView['prices'], other: MarketView['prices']): boolean {
  return one.size === other.size && [...one].every(([key, price]) => other.get(key) === price);
}

/** Whether prices have to be repeated soon, as far as they still stand. */
export function isOld({ isInPlay, at: sentAt }: SentPrices, at: number): boolean {
  return at - sentAt >= (isInPlay ? REPEAT_SECONDS.inPlay : REPEAT_SECONDS.before);
}

/** Prices taken back need no repetition. */
function isDue(sent: SentPrices, at: number, prices: MarketView['prices']): boolean {
  return isOld(sent, at) && [...prices.values()].some((price) => price !== null);
}

interface Prices {
  readonly matchKey: string;
  readonly at: number;
  readonly prices: MarketView['prices'];
}

function addInPlay(draft: Draft, path: string, { matchKey, at, prices }: Prices): void {
  if (prices.size === 0) return;
  addBookmaker(draft, path);
  draft.add(path, {
    kind: 'in-play',
    source: SOURCE,
    matchKey,
    at,
    prices: [...prices].map(([outcome, price]) => [BOOKMAKER, outcome, price]),
  });
}

function addOdds(draft: Draft, path: string, { matchKey, at, prices }: Prices): void {
  const quoted = [...prices].flatMap(([outcome, price]): [string, string, number][] =>
    price === null ? [] : [[BOOKMAKER, outcome, price]],
  );
  if (quoted.length === 0) return;
  addBookmaker(draft, path);
  draft.add(path, { kind: 'odds', source: SOURCE, matchKey, at, prices: quoted });
}

function addBookmaker(draft: Draft, path: string): void {
  draft.add(path, { kind: 'bookmaker', source: SOURCE, key: BOOKMAKER, name: 'Betfair Exchange' });
}
