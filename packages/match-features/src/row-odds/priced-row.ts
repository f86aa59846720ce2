import type { MatchListItem } from '@tipmark/contract';
import { MATCH_STATUS } from '@tipmark/domain';
import { formatOdds } from '@tipmark/remote-kit/i18n';
import type { PricedRow } from './row-odds.ts';

const RESULT = 3;

/** Prices on the result of a match, of home, draw and away; empty where nobody quotes it. */
export function resultPrices({ currentOdds }: MatchListItem): string[] {
  const odds = currentOdds.slice(0, RESULT);
  return odds.some(Boolean) ? odds.map(formatOdds) : [];
}

/** A match of a table as the sheet over its prices sees it. */
export const pricedRow = (match: MatchListItem): PricedRow => ({
  home: match.home,
  away: match.away,
  lists: match.status === MATCH_STATUS.scheduled ? ['scheduled'] : [],
  odds: resultPrices(match).map((text) => ({ text })),
});
