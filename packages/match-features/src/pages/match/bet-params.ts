import { idOfUrl } from '@tipmark/contract';

interface PricedOutcome {
  readonly oddType: string;
  readonly odds: number;
  /** Absent: the price of the site. */
  readonly bookmaker?: string | undefined;
}

/** Parameters of the form that records one's own bet, filled in with a price of a match. */
export const betParams = (matchLink: string, { oddType, odds, bookmaker }: PricedOutcome) => ({
  view: 'add',
  match: idOfUrl(matchLink),
  outcome: oddType,
  odds,
  ...(bookmaker !== undefined && { bookmaker }),
});
