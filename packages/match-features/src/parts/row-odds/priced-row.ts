import type { MatchListItem } from '@tipmark/contract';
import { MATCH_STATUS } from '@tipmark/domain';
import { formatOdds } from '@tipmark/remote-kit/i18n';
import type { PricedRow } from './row-odds.ts';

const RESULT = 3;

/** A price as a table shows it. */
export interface ResultPrice {
  readonly text: string;
  /** Suspended in play: the last price is shown. */
  readonly isSuspended: boolean;
  /** No price, but the column of a draw: the others are of the winner including overtime. */
  readonly isWithOvertime?: true;
}

const OUTCOMES = ['home', 'draw', 'away'] as const;
const WITHOUT_DRAW = ['home', 'away'] as const;

/** The outcomes of prices on a match result, in their order: two where no draw is possible. */
export const outcomesOf = (prices: readonly ResultPrice[]) =>
  prices.length === WITHOUT_DRAW.length ? WITHOUT_DRAW : OUTCOMES;

/** Prices on the result of a match, home, draw and away; empty where nobody offers it. */
export function resultPrices(match: MatchListItem): ResultPrice[] {
  const { currentOdds, takenBackOdds = [], listedLine } = match;
  const prices = currentOdds.slice(0, RESULT).map((odds, index) => {
    const last = takenBackOdds[index] ?? null;
    return { odds: odds ?? last, isSuspended: odds === null && last !== null };
  });
  if (prices.every(({ odds }) => odds === null)) return [];
  return prices.map(({ odds, isSuspended }) => ({
    text: formatOdds(odds),
    isSuspended,
    ...(odds === null && listedLine?.[0] && { isWithOvertime: true }),
  }));
}

/** A match of a table in the form the sheet over its prices needs. */
export const pricedRow = (match: MatchListItem): PricedRow => ({
  home: match.home,
  away: match.away,
  lists: match.status === MATCH_STATUS.scheduled ? ['scheduled'] : [],
  odds: resultPrices(match),
});
