import type { MatchListItem } from '@tipmark/contract';
import { isFinished, type OddType } from '@tipmark/domain';
import type { OddsCellView, PricesLink } from '@tipmark/ui-kit/betting';

export interface PricesWords {
  /** Before the prices: `Odds`. */
  readonly odds: string;
  /** Instead of a price that is not taken now. */
  readonly suspended: string;
}

interface PricesOptions {
  /** Outcomes of the prices, in their order. */
  readonly outcomes: readonly OddType[];
  readonly words: PricesWords;
  readonly href: string;
}

/**
 * The link over the prices of a row: `Odds: 1 2.10, X 3.40, 2 3.60`, totals left out. A row without
 * prices has none.
 */
export function pricesLink(
  { status, firstOdds }: MatchListItem,
  cells: readonly (OddsCellView | null)[],
  { outcomes, words, href }: PricesOptions,
): PricesLink | undefined {
  if (cells.length === 0) return undefined;
  let label = `${words.odds}:`;
  for (const [index, cell] of cells.entries()) {
    const outcome = outcomes[index];
    if (outcome === undefined || outcome.line !== undefined) break;
    const isSuspended = cell === null && !isFinished(status) && (firstOdds[index] ?? null) !== null;
    const price = cell?.text ?? (isSuspended ? words.suspended : '–');
    label += `${index === 0 ? ' ' : ', '}${outcome.selection.toUpperCase()} ${price}`;
  }
  return { href, label };
}
