import { closingValue, outcomesBehind } from '@tipmark/domain';
import type { Db } from '../database/connect.ts';
import type { OddsBlock } from '../scanner/odds-block.ts';
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

type Block = Pick<OddsBlock, 'oddTypes' | 'current'>;
type Known = {
  readonly lines: ReadonlyMap<string, number>;
  /** By outcome and price. */
  readonly values: Map<string, number | null>;
};

/** What is known of a block of the scanner, which never changes. */
const known = new WeakMap<Block, Known>();

function knownOf(block: Block): Known {
  const held = known.get(block);
  if (held !== undefined) return held;
  const lines = block.oddTypes.map(
    (oddType, place) => [oddType, block.current[place] ?? 0] as const,
  );
  const fresh = { lines: new Map(lines), values: new Map<string, number | null>() };
  known.set(block, fresh);
  return fresh;
}

function valueIn(block: Block, { odd_type: oddType, milli }: PricedTip): number | null {
  const { lines, values } = knownOf(block);
  const key = `${oddType} ${milli}`;
  const held = values.get(key);
  if (held !== undefined) return held;
  const value = closingValue(oddType, milli, lines);
  values.set(key, value);
  return value;
}

export type LineParts = {
  readonly db: Db;
  readonly scanner: { readonly index: { get(matchId: number): Block | undefined } };
};

/**
 * What the prices of tips are worth against the lines of now without their margin, percent by tip.
 * Tips whose line is not whole are left out. The scanner knows most lines; one statement for the
 * others.
 */
export async function findTipValues(
  { db, scanner }: LineParts,
  tips: readonly PricedTip[],
): Promise<Map<number, number>> {
  const values = new Map<number, number>();
  const put = (id: number, value: number | null) => {
    if (value !== null) values.set(id, value * 100);
  };
  const others: PricedTip[] = [];
  for (const tip of tips) {
    const block = scanner.index.get(tip.match_id);
    if (block === undefined) others.push(tip);
    else put(tip.id, valueIn(block, tip));
  }
  const lines = await findLinesOf(db, neededOutcomes(others));
  for (const { id, match_id: matchId, odd_type: text, milli } of others) {
    put(id, closingValue(text, milli, lines.get(matchId) ?? new Map()));
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
