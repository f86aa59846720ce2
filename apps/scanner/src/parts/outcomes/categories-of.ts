import { marketRule, marketsOf, type OutcomeCategory, type Sport } from '@tipmark/domain';

/** Categories a sport has markets in. */
export const categoriesOf = (sport: Sport): OutcomeCategory[] =>
  [...new Set(marketsOf(sport).map((market) => marketRule(market).category))].toSorted(
    (one, other) => one - other,
  );
