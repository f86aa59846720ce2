import type { MatchListItem } from '@tipmark/contract';
import { MATCH_STATUS } from '@tipmark/domain';
import { formatOdds } from '@tipmark/remote-kit/i18n';
import type { PricedRow } from './row-odds.ts';

const RESULT = 3;

/** A price as a table shows it. */
export interface ResultPrice {
  readonly text: string;
  /** Taken back while the match runs: what it was last. */
  readonly isSuspended: boolean;
}

/** Prices on the result of a match, of home, draw and away; empty where nobody quotes it. */
export function resultPrices({ currentOdds, takenBackOdds = [] }: MatchListItem): ResultPrice[] {
  const prices = currentOdds.slice(0, RESULT).map((odds, index) => {
    const last = takenBackOdds[index] ?? null;
    return { odds: odds ?? last, isSuspended: odds === null && last !== null };
  });
  if (prices.every(({ odds }) => odds === null)) return [];
  return prices.map(({ odds, isSuspended }) => ({ text: formatOdds(odds), isSuspended }));
}

/** A match of a table as the sheet over its prices sees it. */
export const pricedRow = (match: MatchListItem): PricedRow => ({
  home: match.home,
  away: match.away,
  lists: match.status === MATCH_STATUS.scheduled ? ['scheduled'] : [],
  odds: resultPrices(match),
});
