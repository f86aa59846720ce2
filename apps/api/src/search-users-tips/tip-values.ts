import { closingValue, outcomesBehind } from '@tipmark/domain';
import type { Db } from '../database/connect.ts';
import { findLinesOf, type OutcomeOfMatch } from './tips-search-queries.ts';

export type PricedTip = OutcomeOfMatch & { readonly id: number; readonly milli: number };

/** Every outcome that is asked for once. */
function neededOutcomes(tips: readonly PricedTip[]): OutcomeOfMatch[] {
  const needed = new Map<string, OutcomeOfMatch>();
  for (const { match_id, bucket, odd_type: text } of tips) {
    for (const odd_type of outcomesBehind(text)) {
      needed.set(`${match_id} ${odd_type}`, { match_id, bucket, odd_type });
    }
  }
  return [...needed.values()];
}

/**
 * What the prices of tips are worth against the lines of now without their margin, percent by tip.
 * Tips whose line is not whole are left out. One statement.
 */
export async function findTipValues(
  db: Db,
  tips: readonly PricedTip[],
): Promise<Map<number, number>> {
  const lines = await findLinesOf(db, neededOutcomes(tips));
  const values = new Map<number, number>();
  for (const { id, match_id: matchId, odd_type: text, milli } of tips) {
    const value = closingValue(text, milli, lines.get(matchId) ?? new Map());
    if (value !== null) values.set(id, value * 100);
  }
  return values;
}

/** Highest value first, tips without one last, of each author at most so many (0 = all). */
export function orderByValue<Tip extends { readonly id: number; readonly user_id: number }>(
  tips: readonly Tip[],
  values: ReadonlyMap<number, number>,
  tipsPerUser: number,
): Tip[] {
  const valueOf = ({ id }: Tip) => values.get(id) ?? Number.NEGATIVE_INFINITY;
  const shown = new Map<number, number>();
  return tips
    .toSorted((one, other) => {
      const [a, b] = [valueOf(one), valueOf(other)];
      return a === b ? other.id - one.id : b > a ? 1 : -1;
    })
    .filter(({ user_id: author }) => {
      const place = (shown.get(author) ?? 0) + 1;
      shown.set(author, place);
      return tipsPerUser === 0 || place <= tipsPerUser;
    });
}
