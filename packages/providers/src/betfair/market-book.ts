import { keyOf, type Loose, listOf, numberOf, objectOf, reach } from '../values/soft.ts';

/** What can be had of a runner: sizes by price, or the best prices by level. */
interface Ladder {
  readonly byPrice: Map<number, number>;
  readonly byLevel: Map<number, number>;
}

/** A market as the stream left it. */
export interface MarketBook {
  /** Always whole; undefined until the stream sends it. */
  readonly definition: Loose | undefined;
  /** By id and handicap: a handicap market has a runner several times. */
  readonly ladders: ReadonlyMap<string, Ladder>;
  /** The subscription that keeps it current. */
  readonly subscription: string;
}

export function runnerKey(id: unknown, handicap: unknown): string {
  return `${keyOf(id) ?? ''} ${numberOf(handicap) ?? 0}`;
}

/** A market with a change applied; an image replaces what was known of its prices. */
export function changeBook(
  known: MarketBook | undefined,
  change: unknown,
  { isImage, subscription }: { isImage: boolean; subscription: string },
): MarketBook {
  const ladders = new Map(isImage ? [] : known?.ladders);
  for (const row of listOf(reach(change, 'rc'))) {
    const key = runnerKey(reach(row, 'id'), reach(row, 'hc'));
    ladders.set(key, changeLadder(ladders.get(key), row));
  }
  const definition = newerDefinition(
    known?.definition,
    objectOf(reach(change, 'marketDefinition')),
  );
  return { definition, ladders, subscription };
}

/** A market can be sent under two events; the higher version is right. */
function newerDefinition(known: Loose | undefined, sent: Loose | undefined): Loose | undefined {
  if (known === undefined || sent === undefined) return sent ?? known;
  const [before, now] = [numberOf(known['version']), numberOf(sent['version'])];
  return before !== undefined && now !== undefined && now < before ? known : sent;
}

function changeLadder(known: Ladder | undefined, row: unknown): Ladder {
  const byPrice = new Map(known?.byPrice);
  const byLevel = new Map(known?.byLevel);
  for (const entry of listOf(reach(row, 'atb'))) {
    const [price, size] = [numberOf(reach(entry, 0)), numberOf(reach(entry, 1))];
    if (price !== undefined) setOrRemove(byPrice, price, { size, value: size });
  }
  for (const entry of listOf(reach(row, 'batb'))) {
    const level = numberOf(reach(entry, 0));
    const [price, size] = [numberOf(reach(entry, 1)), numberOf(reach(entry, 2))];
    if (level !== undefined) setOrRemove(byLevel, level, { size, value: price });
  }
  return { byPrice, byLevel };
}

/** A size of 0 removes a price or level. */
function setOrRemove(
  ladder: Map<number, number>,
  key: number,
  { size, value }: { size: number | undefined; value: number | undefined },
): void {
  if (size === undefined || value === undefined || size <= 0) ladder.delete(key);
  else ladder.set(key, value);
}

/** The highest price to back a runner at; lay prices and the last one traded are none. */
export function bestBack(book: MarketBook, key: string): number | undefined {
  const ladder = book.ladders.get(key);
  if (ladder === undefined) return undefined;
  const prices = [...ladder.byPrice.keys(), ...ladder.byLevel.values()];
  return prices.length === 0 ? undefined : Math.max(...prices);
}
