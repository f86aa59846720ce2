import type { MatchListItem } from '@tipmark/contract';
import type { PricesLink } from '@tipmark/ui-kit/betting';

export interface PricesOptions {
  /** Before the teams: `Odds`. */
  readonly odds: string;
  readonly href: string;
}

/**
 * The link over the prices of a row, `Odds: Zenit – Spartak`. It does not say them: the row does,
 * and a name that changes with every price is drawn anew with every price.
 */
export const pricesLink = (
  { home, away }: Pick<MatchListItem, 'home' | 'away'>,
  { odds, href }: PricesOptions,
): PricesLink => ({ href, label: `${odds}: ${home.name} – ${away.name}` });
