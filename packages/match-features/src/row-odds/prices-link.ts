import type { MatchListItem } from '@tipmark/contract';
import type { PricesLink } from '@tipmark/ui-kit/betting';

export interface PricesOptions {
  /** Before the teams: `Odds`. */
  readonly odds: string;
  readonly href: string;
}

/**
 * The link over the prices of a row, `Odds: Zenit – Spartak`. It leaves the prices to the row: a
 * label that changed with every price would be rendered with every price.
 */
export const pricesLink = (
  { home, away }: Pick<MatchListItem, 'home' | 'away'>,
  { odds, href }: PricesOptions,
): PricesLink => ({ href, label: `${odds}: ${home.name} – ${away.name}` });
