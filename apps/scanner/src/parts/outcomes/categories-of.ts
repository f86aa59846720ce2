import { marketRule, marketsOf, type Sport } from '@tipmark/domain';

/** Categories a sport has markets in. */
export const categoriesOf = (sport: Sport): number[] =>
  [...new Set(marketsOf(sport).map((market) => marketRule(market).category))].toSorted(
    (one, other) => one - other,
  );
