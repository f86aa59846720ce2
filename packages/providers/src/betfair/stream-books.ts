import { keyOf, listOf, reach } from '../values/soft.ts';
import { changeBook, type MarketBook } from './market-book.ts';

/** What a line of the stream changed. */
export interface StreamChange {
  /** Markets it changed, in their order. */
  readonly changed: readonly string[];
  /** Markets whose changes were dropped: there was no image of them. */
  readonly dropped: readonly string[];
}

/** The markets of a stream. */
export interface StreamBooks {
  readonly get: (marketId: string) => MarketBook | undefined;
  readonly remove: (marketId: string) => void;
  /** Markets that a subscription keeps current. */
  readonly currentOf: (line: unknown) => string[];
  /** Applies a line of the operation `mcm`. */
  readonly apply: (line: unknown) => StreamChange;
}

/** A line of a historical file has no subscription; its first definition begins the book. */
const HISTORICAL = '';

export const subscriptionOf = (line: unknown): string => keyOf(reach(line, 'id')) ?? HISTORICAL;

export function openStreamBooks(): StreamBooks {
  const books = new Map<string, MarketBook>();
  return {
    get: (marketId) => books.get(marketId),
    remove: (marketId) => void books.delete(marketId),
    currentOf(line) {
      const subscription = subscriptionOf(line);
      return [...books].flatMap(([id, book]) => (book.subscription === subscription ? [id] : []));
    },
    apply(line) {
      beginSubscription(books, line);
      return applyChanges(books, line);
    },
  };
}

/**
 * The first image of a subscription replaces all it had before, whenever it comes. After a new
 * connection the books go on under its new id, and the line has only what changed meanwhile.
 */
function beginSubscription(books: Map<string, MarketBook>, line: unknown): void {
  const subscription = subscriptionOf(line);
  const type = reach(line, 'ct');
  const segment = reach(line, 'segmentType');
  if (type === 'SUB_IMAGE' && (segment === undefined || segment === 'SEG_START')) {
    for (const [id, book] of books) if (book.subscription === subscription) books.delete(id);
  }
  if (type === 'RESUB_DELTA')
    for (const [id, book] of books) books.set(id, { ...book, subscription });
}

function applyChanges(books: Map<string, MarketBook>, line: unknown): StreamChange {
  const subscription = subscriptionOf(line);
  const isFirstImage = reach(line, 'ct') === 'SUB_IMAGE';
  const changed = new Set<string>();
  const dropped = new Set<string>();
  for (const change of listOf(reach(line, 'mc'))) {
    const id = keyOf(reach(change, 'id'));
    if (id === undefined) continue;
    const known = books.get(id);
    const isImage = reach(change, 'img') === true || (isFirstImage && !changed.has(id));
    const isCurrent = known?.subscription === subscription;
    const isBeginning = subscription === HISTORICAL && known === undefined;
    if (!isImage && !isCurrent && !(isBeginning && hasDefinition(change))) {
      dropped.add(id);
      continue;
    }
    books.set(id, changeBook(known, change, { isImage, subscription }));
    changed.add(id);
  }
  return { changed: [...changed], dropped: [...dropped] };
}

const hasDefinition = (change: unknown): boolean => reach(change, 'marketDefinition') !== undefined;
