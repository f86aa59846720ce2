import type { MatchListItem } from '@tipmark/contract';
import type { PricesLink } from '@tipmark/ui-kit/betting';

export interface PricesOptions {
  /** Before the teams: `Odds`. */
  readonly odds: string;
  readonly href: string;
}

/** The address of the prices of a match: of the market its list shows. */
export const addressOfPrices = (
  { listedLine }: Pick<MatchListItem, 'listedLine'>,
  matchHref: string,
  search: string,
): string => matchHref + search + (listedLine?.[0] ? `&market=${listedLine[0]}` : '');

/**
 * The link over the prices of a row, `Odds: Zenit – Spartak`. It leaves the prices to the row: a
 * label that changed with every price would be rendered with every price.
 */
export const pricesLink = (
  { home, away }: Pick<MatchListItem, 'home' | 'away'>,
  { odds, href }: PricesOptions,
): PricesLink => ({ href, label: `${odds}: ${home.name} – ${away.name}` });
